import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { StoreCredentials } from '@ebkit/gateway'
import { findPostmaster, stopPostmaster } from './database/postmaster'
import { storeClient } from './store/testing/storeClient'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const kills = process.env.EB_SOAK ? 50 : 3

interface Started {
  readonly child: ChildProcess
  readonly said: () => string
  /** Resolves with the exit code, or with the address when it listens. */
  readonly outcome: Promise<{ address: string } | { code: number | null }>
  readonly exited: Promise<number | null>
}

function start(directory: string, environment: Record<string, string> = {}): Started {
  // production takes no cheap passwords, and is tested with real ones
  const cheap = environment.EB_MODE === 'production' ? {} : { EB_PASSWORD_COST: '1024' }
  const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=source', main], {
    env: { PATH: process.env.PATH, EB_DATA_DIR: directory, PORT: '0', ...cheap, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
  const listening = new Promise<{ address: string }>((resolve) => {
    const listen = (chunk: Buffer) => {
      said += chunk
      const address = /Console +(\S+)\/\n/.exec(said)?.[1]
      if (address && said.includes('Ctrl+C')) resolve({ address })
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
  })
  return {
    child,
    said: () => said,
    exited,
    outcome: Promise.race([listening, exited.then((code) => ({ code }))]),
  }
}

async function addressOf(started: Started): Promise<string> {
  const outcome = await started.outcome
  if ('address' in outcome) return outcome.address
  throw new Error(`The gateway ended with ${outcome.code}: ${started.said()}`)
}

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

describe('the gateway as a process', () => {
  let directory: string
  let running: Started | undefined
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
    running = start(directory)
    const address = await addressOf(running)
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

  test('F-GW-10 a second gateway on the same directory refuses with a clear message, the first goes on', async () => {
    const first = await addressOf(running as Started)
    const second = start(directory)
    assert.equal(await second.exited, 1)
    assert.match(
      second.said(),
      /Another gateway \(process \d+\) is running on the data directory .*ebkit-main-/,
    )
    assert.doesNotMatch(second.said(), /\n +at /)
    assert.equal((await fetch(`${first}/readyz`)).status, 200)
  })

  test('logs are structured, with request ids, and hold no secret and no query string', async () => {
    const address = await addressOf(running as Started)
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

  test('a taken port is said so', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as AddressInfo
    const other = await mkdtemp(join(tmpdir(), 'ebkit-main-'))
    const refused = start(other, { PORT: String(port) })
    assert.equal(await refused.exited, 1)
    assert.match(refused.said(), new RegExp(`Port ${port} is taken`))
    assert.equal(findPostmaster(join(other, 'pg')), undefined, 'the database ended with it')
    await rm(other, { recursive: true, force: true })
    server.close()
  })

  test('SIGTERM: what was asked is answered, then everything ends, the database last', async () => {
    const started = running as Started
    const address = await addressOf(started)
    const cookie = await signIn(address)
    const asked = Array.from({ length: 20 }, (_, index) => rate(address, cookie, `/last-${index}`))
    await Promise.race(asked)
    started.child.kill('SIGTERM')
    const outcomes = await Promise.allSettled(asked)
    assert.equal(await started.exited, 0)
    assert.equal(findPostmaster(join(directory, 'pg')), undefined)
    running = start(directory)
    const again = await addressOf(running)
    const fresh = await signIn(again)
    for (const [index, outcome] of outcomes.entries())
      if (outcome.status === 'fulfilled' && outcome.value.ok)
        assert.ok(await isRated(again, fresh, `/last-${index}`), `/last-${index}`)
  })

  test(`F-GW-9 kill -9 in the middle of ratings, ${kills} times: no acknowledged one is lost`, async () => {
    const acknowledged: string[] = []
    let interrupted = 0
    for (let kill = 0; kill < kills; kill++) {
      const started = running as Started
      const address = await addressOf(started)
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
      running = start(directory)
    }
    assert.ok(interrupted >= kills, 'writes were under way when it was killed')
    const address = await addressOf(running as Started)
    const cookie = await signIn(address)
    const found = await Promise.all(acknowledged.map((url) => isRated(address, cookie, url)))
    assert.deepEqual(
      acknowledged.filter((_, index) => !found[index]),
      [],
    )
    assert.ok(acknowledged.length >= kills * 20)
  })
})

describe('files in a gateway that is killed', () => {
  let directory: string
  let running: Started
  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'ebkit-files-'))
    running = start(directory)
    await addressOf(running)
  })
  after(async () => {
    running.child.kill('SIGKILL')
    await running.exited
    const left = findPostmaster(join(directory, 'pg'))
    if (left) await stopPostmaster(left)
    await rm(directory, { recursive: true, force: true })
  })

  test(`F-GW-9 kill -9 in the middle of uploads, ${kills} times: no acknowledged file is lost or half`, async () => {
    const acknowledged: string[] = []
    let interrupted = 0
    const store = async () => {
      const address = await addressOf(running)
      return storeOf(address, await signIn(address))
    }
    for (let kill = 0; kill < kills; kill++) {
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
          if (++answered === enough) running.child.kill('SIGKILL')
        }
      }
      await Promise.all([0, 1, 2, 3].map(write))
      await running.exited
      assert.equal(running.child.signalCode, 'SIGKILL')
      running = start(directory)
    }
    assert.ok(interrupted >= kills, 'uploads were under way when it was killed')
    assert.ok(acknowledged.length >= kills * 6)
    const { client, path } = await store()
    for (const name of new Set(acknowledged)) {
      const { content } = await client.get(path + name)
      assert.ok(bytesOf(name).equals(content as Buffer), name)
    }
  })
})

describe('production', () => {
  let directory: string
  const production = {
    EB_MODE: 'production',
    EB_PUBLIC_URL: 'https://console.example.com',
    EB_HOST: '127.0.0.1',
  }
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
    const refused = start(directory, production)
    assert.equal(await refused.exited, 1)
    assert.match(refused.said(), /nobody could sign in: set EB_SETUP_BRAND/)
  })

  test('starts with the first administrator, without demo accounts, seeds or a partner’s key', async () => {
    const port = await new Promise<number>((resolve) => {
      const server = createServer().listen(0, '127.0.0.1', () => {
        const free = (server.address() as AddressInfo).port
        server.close(() => resolve(free))
      })
    })
    const started = start(directory, { ...production, ...setup, PORT: String(port) })
    await addressOf(started)
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
    const answer = await login('root', setup.EB_SETUP_PASSWORD)
    assert.equal(answer.status, 200)
    assert.match(answer.headers.getSetCookie().join(), /__Host-eb_session=[^;]+;.*Secure/)
    const { data } = (await answer.json()) as { data: { brandName: string; hotels: { hotelName: string }[] } }
    assert.deepEqual([data.brandName, data.hotels.map((hotel) => hotel.hotelName)], ['云栖', ['西湖店']])
    await assert.rejects(stat(join(directory, 'partner-key')))
    started.child.kill('SIGTERM')
    assert.equal(await started.exited, 0)
  })

  test('refuses a database that holds the demo', async () => {
    const demo = await mkdtemp(join(tmpdir(), 'ebkit-production-'))
    const seeded = start(demo)
    await addressOf(seeded)
    seeded.child.kill('SIGTERM')
    await seeded.exited
    const refused = start(demo, production)
    assert.equal(await refused.exited, 1)
    assert.match(refused.said(), /holds accounts of the demo with its known passwords/)
    await rm(demo, { recursive: true, force: true })
  })
})
