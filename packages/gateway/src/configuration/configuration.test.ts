import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { ConfigurationProblem, readConfiguration } from './configuration'

const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readConfiguration(environment)
  } catch (error) {
    assert.ok(error instanceof ConfigurationProblem)
    return error.problems
  }
  return []
}

const production = { EB_MODE: 'production', EB_PUBLIC_URL: 'https://console.example.com' }
const setup = {
  EB_SETUP_BRAND: '云栖',
  EB_SETUP_HOTEL: '西湖店',
  EB_SETUP_ACCOUNT: 'root',
  EB_SETUP_PASSWORD: 'twelve-chars',
}

const problemsInProduction = (more: Record<string, string>) =>
  problemsOf({ ...production, ...setup, ...more })

describe('production', () => {
  test('a public address without TLS is refused, unless it is said that it is meant', () => {
    const address = { EB_PUBLIC_URL: 'http://console.example.com' }
    assert.match(problemsInProduction(address).join(), /EB_PUBLIC_URL is http:.*https.*EB_ALLOW_HTTP=yes/)
    assert.match(problemsInProduction({ ...address, EB_ALLOW_HTTP: 'no' }).join(), /EB_ALLOW_HTTP/)
    assert.deepEqual(problemsInProduction({ ...address, EB_ALLOW_HTTP: 'yes' }), [])
    for (const host of ['localhost:4100', '127.0.0.1:4100', '[::1]:4100'])
      assert.deepEqual(problemsInProduction({ EB_PUBLIC_URL: `http://${host}` }), [], host)
    for (const host of ['localhost.example.com', '127.0.0.1.example.com', '10.0.0.1'])
      assert.match(problemsInProduction({ EB_PUBLIC_URL: `http://${host}` }).join(), /EB_PUBLIC_URL/, host)
    assert.deepEqual(problemsOf({ EB_PUBLIC_URL: 'http://console.example.com' }), [], 'a demo may')
  })

  test('a database of yours asks for a password of the role that requests run as, of its own', () => {
    const database = { DATABASE_URL: 'postgres://owner:owner-password-1@db.example.com/hotels' }
    assert.match(problemsInProduction(database).join(), /EB_DATABASE_APPLICATION_PASSWORD is missing/)
    const given = (password: string) =>
      problemsInProduction({ ...database, EB_DATABASE_APPLICATION_PASSWORD: password }).join()
    assert.equal(given('another-password-1'), '')
    assert.match(given('short'), /at least 16 characters/)
    assert.match(given('owner-password-1'), /EB_DATABASE_APPLICATION_PASSWORD is the owner’s/)
    assert.match(
      problemsInProduction({ EB_DATABASE_APPLICATION_PASSWORD: 'another-password-1' }).join(),
      /without DATABASE_URL/,
    )
    const read = readConfiguration({
      ...production,
      ...setup,
      ...database,
      EB_DATABASE_APPLICATION_PASSWORD: 'another-password-1',
    })
    assert.equal(read.applicationPassword, 'another-password-1')
    assert.match(
      problemsOf({ DATABASE_URL: 'postgres://owner@db.example.com/hotels' }).join(),
      /EB_DATABASE_APPLICATION_PASSWORD is missing/,
      'a demo too, where the role’s password would follow from none',
    )
    assert.deepEqual(problemsOf(database), [])
  })

  test('trusts the proxies that are named by address or network, never all', () => {
    for (const named of [
      '10.0.0.7',
      '10.0.0.0/8, 192.168.1.1',
      'fd00::/8',
      'fc00::/7',
      '2400:cb00::/32',
      '::ffff:10.0.0.0/104',
      'loopback',
      'loopback,10.1.2.3',
    ])
      assert.deepEqual(problemsInProduction({ EB_TRUST_PROXY: named }), [], named)
    for (const open of [
      'true',
      '1',
      '*',
      'all',
      '0.0.0.0/0',
      '::/0',
      '10.0.0.0/33',
      'proxy.example.com',
      '10.0.0.7,true',
      'uniquelocal',
    ])
      assert.match(problemsInProduction({ EB_TRUST_PROXY: open }).join(), /EB_TRUST_PROXY/, open)
    for (const large of [
      '0.0.0.0/1,128.0.0.0/1',
      '10.0.0.7,8.0.0.0/7',
      '::/1,8000::/1',
      '2000::/3',
      '2001::/15',
      'f000::/6',
      // all of IPv4, or half of it, as IPv6 writes it
      '::ffff:0:0/96',
      '::/80',
      '::ffff:128.0.0.0/97',
    ])
      assert.match(
        problemsInProduction({ EB_TRUST_PROXY: large }).join(),
        /EB_TRUST_PROXY .*larger than \/8 \(IPv4\) or \/16 \(IPv6\) are refused/,
        large,
      )
    assert.equal(readConfiguration({ ...production, ...setup }).trustProxy, false)
  })

  test('examples and docs are off unless switched on; in a demo they are on unless switched off', () => {
    const served = (environment: Record<string, string>) => {
      const { servesDocs, servesExamples } = readConfiguration(environment)
      return [servesDocs, servesExamples]
    }
    assert.deepEqual(served({}), [true, true])
    assert.deepEqual(served({ EB_DOCS: 'off', EB_EXAMPLES: 'off' }), [false, false])
    assert.deepEqual(served({ ...production, ...setup }), [false, false])
    assert.deepEqual(served({ ...production, ...setup, EB_DOCS: 'on' }), [true, false])
    assert.deepEqual(served({ ...production, ...setup, EB_EXAMPLES: 'on' }), [false, true])
    assert.match(problemsOf({ EB_DOCS: 'yes' }).join(), /EB_DOCS must be on or off/)
  })

  test('/metrics: by token from everywhere, without one not at all; a demo’s answers its own machine', () => {
    const metrics = (environment: Record<string, string>) => readConfiguration(environment).metrics
    assert.equal(metrics({}), 'loopback')
    assert.equal(metrics({ ...production, ...setup }), 'off')
    const token = { EB_METRICS_TOKEN: 'a-token-for-metrics' }
    assert.deepEqual(metrics({ ...production, ...setup, ...token }), { token: 'a-token-for-metrics' })
    assert.deepEqual(metrics(token), { token: 'a-token-for-metrics' })
  })
})

describe('configuration', () => {
  test('nothing set: the demo, on this machine only', () => {
    const { mode, host, port, dataDirectory, demoPassword } = readConfiguration({})
    assert.deepEqual(
      [mode, host, port, dataDirectory, demoPassword],
      ['demo', '127.0.0.1', 4100, '.data', 'demo1234'],
    )
  })

  test('EB_SEED_SCALE is the share of the demo’s rows, all of them by default', () => {
    assert.equal(readConfiguration({}).seedScale, 1)
    assert.equal(readConfiguration({ EB_SEED_SCALE: '0.25' }).seedScale, 0.25)
    assert.equal(readConfiguration({ EB_SEED_SCALE: '0' }).seedScale, 0)
    assert.deepEqual(problemsOf({ EB_SEED_SCALE: '2' }), ['EB_SEED_SCALE must be a number from 0 to 1'])
  })

  test('maps: AMap’s key and secret go together, tiles have {z}, {x} and {y}', () => {
    const map = {
      EB_AMAP_KEY: 'a'.repeat(32),
      EB_AMAP_SECRET: 'b'.repeat(32),
      EB_MAP_SEARCH: 'https://search.example.com/',
    }
    const { amap, search } = readConfiguration(map).map
    assert.deepEqual([amap?.secret, search], [map.EB_AMAP_SECRET, 'https://search.example.com'])
    assert.deepEqual(problemsOf({ EB_AMAP_KEY: map.EB_AMAP_KEY }), [
      'EB_AMAP_KEY and EB_AMAP_SECRET go together: set both',
    ])
    assert.deepEqual(problemsOf({ EB_MAP_TILES: 'https://tile.example.com/' }), [
      'EB_MAP_TILES must be an address with {z}, {x} and {y}',
    ])
  })

  test('the demo listens on 127.0.0.1 whatever EB_HOST says', () => {
    assert.equal(readConfiguration({ EB_HOST: '0.0.0.0' }).host, '127.0.0.1')
  })

  test('empty variables count as not set', () => {
    assert.equal(readConfiguration({ PORT: '', DATABASE_URL: '' }).port, 4100)
  })

  test('every problem is named at once, with what to do', () => {
    const problems = problemsOf({
      PORT: '99999',
      EB_MODE: 'staging',
      DATABASE_URL: 'mysql://x',
      EB_LOG_LEVEL: 'loud',
    })
    assert.deepEqual(problems, [
      'EB_MODE must be demo or production',
      'PORT must be at most 65535',
      'DATABASE_URL must be an address beginning with postgres:// or postgresql://',
      'EB_LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
    ])
  })

  test('production refuses to start half-configured', () => {
    assert.match(problemsOf({ EB_MODE: 'production' })[0] ?? '', /^EB_PUBLIC_URL is missing: set it to/)
    const { EB_SETUP_PASSWORD: _, ...half } = { ...production, ...setup }
    assert.match(problemsOf(half)[0] ?? '', /go together: set all four/)
    assert.deepEqual(problemsOf({ ...production, ...setup }), [])
  })

  const aliyun = {
    EB_OSS_REGION: 'oss-cn-hangzhou',
    EB_OSS_BUCKET: 'hotel-files',
    EB_OSS_ROLE_ARN: 'acs:ram::1234567890:role/upload',
    EB_OSS_ACCESS_KEY_ID: 'id',
    EB_OSS_ACCESS_KEY_SECRET: 'secret',
  }

  test('the embedded store is in the data directory, or where it is configured', () => {
    assert.equal(readConfiguration({ EB_DATA_DIR: '/data' }).storeDirectory, '/data/store')
    assert.equal(readConfiguration({ EB_STORE_DIR: '/shared' }).storeDirectory, '/shared')
    assert.equal(readConfiguration({}).aliyun, undefined)
  })

  test('Aliyun’s store needs all five settings or none, each of the right format', () => {
    assert.deepEqual(readConfiguration({ ...aliyun, EB_OSS_DOMAIN: 'https://files.example.com/' }).aliyun, {
      region: 'oss-cn-hangzhou',
      bucket: 'hotel-files',
      roleArn: 'acs:ram::1234567890:role/upload',
      accessKeyId: 'id',
      accessKeySecret: 'secret',
      endpoint: undefined,
      domain: 'https://files.example.com',
      stsEndpoint: 'https://sts.aliyuncs.com',
    })
    for (const name of Object.keys(aliyun))
      assert.match(problemsOf({ ...aliyun, [name]: '' }).join(), /go together: set all five/, name)
    assert.match(problemsOf({ EB_OSS_DOMAIN: 'https://files.example.com' }).join(), /go together/)
    for (const [name, value] of [
      ['EB_OSS_REGION', 'cn-hangzhou'],
      ['EB_OSS_BUCKET', 'Hotel_Files'],
      ['EB_OSS_ROLE_ARN', 'upload'],
      ['EB_OSS_ENDPOINT', 'files.example.com'],
    ] as const)
      assert.match(problemsOf({ ...aliyun, [name]: value }).join(), new RegExp(name), name)
  })

  test('production refuses passwords that are cheap to guess, the demo does not', () => {
    assert.equal(readConfiguration({}).passwordCost, 2 ** 17)
    assert.equal(readConfiguration({ EB_PASSWORD_COST: '1024' }).passwordCost, 1024)
    const cheap = { ...production, ...setup, EB_PASSWORD_COST: '65536' }
    assert.match(problemsOf(cheap)[0] ?? '', /^EB_PASSWORD_COST is 65536: production takes at least 131072/)
    assert.deepEqual(problemsOf({ ...cheap, EB_PASSWORD_COST: '262144' }), [])
    assert.match(problemsOf({ EB_PASSWORD_COST: '100000' })[0] ?? '', /power of two/)
  })

  test('only a demo serves what is built again with every change', () => {
    assert.equal(readConfiguration({}).build, 'release')
    assert.equal(readConfiguration({ EB_BUILD: 'development' }).build, 'development')
    const changing = { ...production, ...setup, EB_BUILD: 'development' }
    assert.match(problemsOf(changing)[0] ?? '', /^EB_BUILD is development/)
  })

  test('production refuses a known password', () => {
    assert.match(
      problemsOf({ ...production, EB_DEMO_PASSWORD: 'demo1234' })[0] ?? '',
      /EB_DEMO_PASSWORD is set/,
    )
    assert.match(
      problemsOf({ ...production, ...setup, EB_SETUP_PASSWORD: 'short' })[0] ?? '',
      /at least 12 characters/,
    )
  })
})
