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

describe('configuration', () => {
  test('nothing set: the demo, on this machine only', () => {
    const { mode, host, port, dataDirectory, demoPassword } = readConfiguration({})
    assert.deepEqual(
      [mode, host, port, dataDirectory, demoPassword],
      ['demo', '127.0.0.1', 4100, '.data', 'demo1234'],
    )
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

  test('the embedded store lies in the data directory, or where it is said', () => {
    assert.equal(readConfiguration({ EB_DATA_DIR: '/data' }).storeDirectory, '/data/store')
    assert.equal(readConfiguration({ EB_STORE_DIR: '/shared' }).storeDirectory, '/shared')
    assert.equal(readConfiguration({}).aliyun, undefined)
  })

  test('Aliyun’s store: all five or none, each as it has to look', () => {
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
