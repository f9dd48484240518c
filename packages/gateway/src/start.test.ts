import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import type { StoreCredentials } from '@ebkit/gateway'
import { freePort, type GatewayProcess, startGatewayProcess } from '@ebkit/testing'
import { findPostmaster, stopPostmaster } from './database/postmaster'
import { storeClient } from './store/testing/storeClient'

const kills = process.env.EB_SOAK ? 50 : 1

async function signIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-eb-client': 'ebkit/test' },
    body: JSON.stringify({ account: 'clerk', password: 'demo1234' }),
  })
  assert.equal(answer.status, 200)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}

const rate = (address: string, cookie: string, url: string) =>
  fetch(`${address}/feedback-api/eb/feedback/eb_user_feedback`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'x-eb-client': 'ebkit/test' },
    body: JSON.stringify({ url, score: 5, description: '' }),
  })

const production = {
  EB_MODE: 'production',
  EB_PUBLIC_URL: 'https://console.example.com',
  EB_HOST: '127.0.0.1',
}

/** Keys to the image folder of the store, as a browser gets them. */
async function storeOf(address: string, cookie: string) {
  const answer = await fetch(`${address}/api/oss-api/token/zktimg`, {
    headers: { cookie, 'x-eb-client': 'ebkit/test' },
  })
  const { data } = (await answer.json()) as { data: StoreCredentials & { path: string } }
  return { client: storeClient(data), path: data.path }
}

/** Bytes that say which object they are of. */
const bytesOf = (name: string) => Buffer.alloc(150_000, `${name} `)

async function isRated(address: string, cookie: string, url: string): Promise<boolean> {
  const path = `/feedback-api/eb/feedback/get_eb_user_feedback?url=${url}`
  const answer = (await (await fetch(address + path, { headers: { cookie } })).json()) as {
    data: { score: number | null }
  }
  return answer.data.score === 5
}

// One data directory for all of it: filling an empty one with the demo takes most of the time.
describe('the gateway as a process', () => {
  let directory: string
  let running: GatewayProcess | undefined
  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'ebkit-main-'))
  })
  after(async () => {
    running?.child.kill('SIGKILL')
    await running?.exited
    const left = findPostmaster(join(directory, 'pg'))
    if (left) await stopPostmaster(left)
    await rm(directory, { recursive: true, force: true })
  })

  test('demo: prints addresses and accounts, and keeps the partner’s key to itself', async () => {
    running = startGatewayProcess(directory)
    const address = await running.listening
    for (const line of [`Examples     ${address}/examples/`, 'admin     demo1234   沈知远, 品牌总监'])
      assert.ok(running.said().includes(line), running.said())
    const file = join(directory, 'partner-key')
    assert.equal((await stat(file)).mode & 0o777, 0o600)
    const key = (await readFile(file, 'utf8')).trim()
    assert.equal(running.said().includes(key), false)
    const answer = await fetch(`${address}/api/embed-token`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ account: 'clerk', hotelId: '100101' }),
    })
    assert.equal(answer.status, 200)
    const offered = (await (await fetch(`${address}/api/demo-accounts`)).json()) as {
      data: { account: string }[]
    }
    assert.deepEqual(
      offered.data.map(({ account }) => account),
      ['admin', 'manager', 'clerk', 'viewer'],
    )
  })

  test('F-GW-10 a second gateway on the same directory fails with a clear message, the first continues', async () => {
    const first = await (running as GatewayProcess).listening
    const second = startGatewayProcess(directory)
    assert.equal(await second.exited, 1)
    assert.match(
      second.said(),
      /Another gateway \(process \d+\) is running on the data directory .*ebkit-main-/,
    )
    assert.doesNotMatch(second.said(), /\n +at /)
    assert.equal((await fetch(`${first}/readyz`)).status, 200)
  })

  test('logs are structured, with request ids, and contain no secrets or query strings', async () => {
    const address = await (running as GatewayProcess).listening
    const cookie = await signIn(address)
    await fetch(`${address}/feedback-api/eb/feedback/get_eb_user_feedback?url=secret-page`, {
      headers: { cookie, 'x-request-id': 'log-test-0001' },
    })
    await fetch(`${address}/api/session?token=secret-token`, {
      headers: { authorization: 'Bearer secret-bearer' },
    })
    const text = await readFile(join(directory, 'gateway.log'), 'utf8')
    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const line = lines.find((each) => each.reqId === 'log-test-0001')
    const { method, path, status, user } = line
    assert.deepEqual(
      { method, path, status, user },
      { method: 'GET', path: '/feedback-api/eb/feedback/get_eb_user_feedback', status: 200, user: '100193' },
    )
    for (const secret of [
      'secret-',
      'demo1234',
      'scrypt$',
      ...cookie.split('; ').map((pair) => pair.split('=')[1] ?? ''),
    ])
      assert.equal(text.includes(secret), false, secret)
  })

  test('SIGTERM: pending requests are answered, then everything stops, the database last', async () => {
    const started = running as GatewayProcess
    const address = await started.listening
    const cookie = await signIn(address)
    const asked = Array.from({ length: 20 }, (_, index) => rate(address, cookie, `/last-${index}`))
    await Promise.race(asked)
    started.child.kill('SIGTERM')
    const outcomes = await Promise.allSettled(asked)
    assert.equal(await started.exited, 0)
    assert.equal(findPostmaster(join(directory, 'pg')), undefined)
    running = startGatewayProcess(directory)
    const again = await running.listening
    const fresh = await signIn(again)
    for (const [index, outcome] of outcomes.entries())
      if (outcome.status === 'fulfilled' && outcome.value.ok)
        assert.ok(await isRated(again, fresh, `/last-${index}`), `/last-${index}`)
  })

  test(`F-GW-9 kill -9 in the middle of ratings, ${kills} times: no acknowledged one is lost`, async () => {
    const acknowledged: string[] = []
    let interrupted = 0
    for (let kill = 0; kill < kills; kill++) {
      const started = running as GatewayProcess
      const address = await started.listening
      const cookie = await signIn(address)
      const enough = 20 + kill
      let answered = 0
      const write = async (writer: number) => {
        for (let index = 0; ; index++) {
          const url = `/kill-${kill}-${writer}-${index}`
          try {
            const answer = await rate(address, cookie, url)
            if (((await answer.json()) as { code: unknown }).code === '0') acknowledged.push(url)
          } catch {
            interrupted++
            return
          }
          if (++answered === enough) started.child.kill('SIGKILL')
        }
      }
      await Promise.all([0, 1, 2, 3].map(write))
      await started.exited
      assert.equal(started.child.signalCode, 'SIGKILL')
      running = startGatewayProcess(directory)
    }
    assert.ok(interrupted >= kills, 'writes were under way when it was killed')
    const address = await (running as GatewayProcess).listening
    const cookie = await signIn(address)
    const found = await Promise.all(acknowledged.map((url) => isRated(address, cookie, url)))
    assert.deepEqual(
      acknowledged.filter((_, index) => !found[index]),
      [],
    )
    assert.ok(acknowledged.length >= kills * 20)
  })

  test(`F-GW-9 kill -9 in the middle of uploads, ${kills} times: no acknowledged file is lost or half`, async () => {
    const acknowledged: string[] = []
    let interrupted = 0
    const store = async () => {
      const address = await (running as GatewayProcess).listening
      return storeOf(address, await signIn(address))
    }
    for (let kill = 0; kill < kills; kill++) {
      const started = running as GatewayProcess
      const { client, path } = await store()
      const enough = 6 + (kill % 10)
      let answered = 0
      const write = async (writer: number) => {
        for (let index = 0; ; index++) {
          // two of three are new, one overwrites
          const name = index % 3 === 2 ? `same-${writer}` : `${kill}-${writer}-${index}`
          try {
            if (writer % 2) await client.put(path + name, bytesOf(name))
            else await client.multipartUpload(path + name, bytesOf(name), { partSize: 102_400, parallel: 1 })
          } catch {
            interrupted++
            return
          }
          acknowledged.push(name)
          if (++answered === enough) started.child.kill('SIGKILL')
        }
      }
      await Promise.all([0, 1, 2, 3].map(write))
      await started.exited
      assert.equal(started.child.signalCode, 'SIGKILL')
      running = startGatewayProcess(directory)
    }
    assert.ok(interrupted >= kills, 'uploads were under way when it was killed')
    assert.ok(acknowledged.length >= kills * 6)
    const { client, path } = await store()
    for (const name of new Set(acknowledged)) {
      const { content } = await client.get(path + name)
      assert.ok(bytesOf(name).equals(content as Buffer), name)
    }
  })

  test('production refuses a database with demo data, and a taken port is said so', async () => {
    const demo = running as GatewayProcess
    demo.child.kill('SIGTERM')
    assert.equal(await demo.exited, 0)
    const refused = startGatewayProcess(directory, production)
    assert.equal(await refused.exited, 1)
    assert.match(refused.said(), /holds accounts of the demo with its known passwords/)
    const server = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as AddressInfo
    const second = startGatewayProcess(directory, { PORT: String(port) })
    assert.equal(await second.exited, 1)
    assert.match(second.said(), new RegExp(`Port ${port} is taken`))
    assert.equal(findPostmaster(join(directory, 'pg')), undefined, 'the database ended with it')
    server.close()
  })
})

describe('production', () => {
  let directory: string
  const setup = {
    EB_SETUP_BRAND: '云栖',
    EB_SETUP_HOTEL: '西湖店',
    EB_SETUP_ACCOUNT: 'Root',
    EB_SETUP_PASSWORD: 'a-long-password',
  }
  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'ebkit-production-'))
  })
  after(() => rm(directory, { recursive: true, force: true }))

  test('refuses an empty database without a first administrator', async () => {
    const refused = startGatewayProcess(directory, production)
    assert.equal(await refused.exited, 1)
    assert.match(refused.said(), /nobody could sign in: set EB_SETUP_BRAND/)
  })

  test('starts with the first administrator, without demo accounts, seeds or a partner’s key', async () => {
    const port = await freePort()
    const started = startGatewayProcess(directory, { ...production, ...setup, PORT: String(port) })
    await started.listening
    assert.doesNotMatch(started.said(), /demo1234|a-long-password|admin/)
    const login = (account: string, password: string) =>
      fetch(`http://127.0.0.1:${port}/api/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-eb-client': 'ebkit/test' },
        body: JSON.stringify({ account, password }),
      })
    assert.equal((await login('admin', 'demo1234')).status, 401)
    const offered = await fetch(`http://127.0.0.1:${port}/api/demo-accounts`)
    assert.deepEqual(((await offered.json()) as { data: unknown }).data, [])
    const progress = await fetch(`http://127.0.0.1:${port}/api/demo-progress`)
    assert.equal(((await progress.json()) as { data: unknown }).data, null)
    const answer = await login('root', setup.EB_SETUP_PASSWORD)
    assert.equal(answer.status, 200)
    assert.match(answer.headers.getSetCookie().join(), /__Host-eb_session=[^;]+;.*Secure/)
    const { data } = (await answer.json()) as { data: { brandName: string; hotels: { hotelName: string }[] } }
    assert.deepEqual([data.brandName, data.hotels.map((hotel) => hotel.hotelName)], ['云栖', ['西湖店']])
    await assert.rejects(stat(join(directory, 'partner-key')))
    started.child.kill('SIGTERM')
    assert.equal(await started.exited, 0)
  })
})
