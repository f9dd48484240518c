import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, mock, test } from 'node:test'
import { inspect } from 'node:util'
import { getImageStorageToken } from '@ebkit/protocol/calls/storage'
import { askStore, cookieFetch, serveTests, until } from '@ebkit/testing'
import { isServiceError } from '../../errors/ServiceError'
import { createHttp, type Http } from '../../http/createHttp'
import { createStorageService } from '../../services/storage'
import { createSession } from '../../session/createSession'
import type { Session } from '../../session/Session'
import { createBrowserAccess, createFileAccess, createImageAccess } from './sources'
import type { StoreAccess } from './storeAccess'

const lifetime = 3_000
const servers = serveTests('manager', { settings: { store: { credentialLifetime: lifetime } } })
const timing = { pause: 1 }
let session: Session
let http: Http
let warnings: string[]

async function connect(account = 'manager'): Promise<void> {
  const fetch = cookieFetch(account === 'manager' ? servers.cookie : await servers.gateway.signIn(account))
  session = createSession(undefined, fetch)
  session.configure({ gateway: servers.proxy.url })
  http = createHttp({ session, fetch, pause: 1 })
}

beforeEach(async () => {
  warnings = []
  mock.method(console, 'warn', (...warning: unknown[]) => warnings.push(inspect(warning, { depth: 9 })))
  await connect()
})
afterEach(() => mock.restoreAll())

const asked = (call: string) => servers.proxy.requests.filter(({ path }) => path.includes(call))
const put = async (access: StoreAccess, name = `${Math.random()}.txt`) =>
  (await askStore(access, 'PUT', `${access.path}${name}`, 'bytes')).status

/** Waits until an access has expired. */
async function ended(access: StoreAccess): Promise<void> {
  const end = Date.now() + 10_000
  while ((await put(access)) === 200) assert.ok(Date.now() < end, 'the access ends')
}

async function failureOf(work: Promise<unknown>) {
  const error = await work.then(
    () => assert.fail('it succeeded'),
    (thrown: unknown) => thrown,
  )
  assert.ok(isServiceError(error), inspect(error))
  return error
}

describe('image token', () => {
  test('W-STO-1 the token is read with hotelId, merchantId, brandId and userId, or with none of them', async () => {
    await createStorageService(http, session).imageToken()
    const [request] = asked('zktimg')
    const url = new URL(request?.path ?? '', servers.proxy.url)
    assert.deepEqual([request?.method, url.pathname], ['GET', '/api/oss-api/token/zktimg'])
    assert.deepEqual(Object.fromEntries(url.searchParams), {
      hotelId: '100101',
      merchantId: '100101',
      brandId: '1001',
      userId: session.context().userId,
    })
    const plain = await http.call(getImageStorageToken)
    assert.equal(asked('zktimg')[1]?.path, '/api/oss-api/token/zktimg')
    assert.equal(plain.path, '1001/100101/images/')
  })

  test('W-STO-2 the answer has credentials, path and domain, with which the store accepts an image', async () => {
    const data = await createStorageService(http, session).imageToken()
    for (const name of ['region', 'accessKeyId', 'accessKeySecret', 'stsToken', 'bucket', 'path', 'domain'])
      assert.equal(typeof data[name], 'string', name)
    assert.equal((await askStore(data, 'PUT', `${data.path}a.png`, 'image')).status, 200)
    const access = await createImageAccess(http, session).get()
    assert.equal(await put(access), 200)
  })

  test('W-STO-3 path and domain form the address of an image', async () => {
    const access = await createImageAccess(http, session).get()
    await put(access, 'shown.txt')
    const { path, domain } = await createStorageService(http, session).imageToken()
    const answer = await fetch(`${domain}/${path}shown.txt`)
    assert.equal(await answer.text(), 'bytes')
  })

  test('W-STO-4 keys and tokens never appear in addresses, errors, warnings or storage', async () => {
    const source = createImageAccess(http, session, timing)
    const access = await source.get()
    const secrets = [access.accessKeySecret, access.stsToken, access.accessKeyId]
    const answer = { accessKeySecret: secrets[0], stsToken: secrets[1], accessKeyId: secrets[2] }
    const fault = servers.proxy.inject({ match: 'api/oss-api', fault: 'wrongShape', data: answer })
    const error = await failureOf(source.get({ renew: true }))
    assert.equal(fault.hits, 3)
    const seen = [
      inspect(error, { depth: 9 }),
      JSON.stringify(error),
      ...warnings,
      ...servers.proxy.requests.map(({ path }) => path),
      inspect(session, { depth: 9 }),
      JSON.stringify({ ...globalThis.localStorage }),
    ].join('\n')
    for (const secret of secrets) assert.ok(!seen.includes(secret))
  })

  test('W-STO-5 a failed call is logged and rejects for its callers, without other effects', async () => {
    const fault = servers.proxy.inject({
      match: 'api/oss-api',
      fault: 'status',
      status: 403,
      body: { code: 9 },
    })
    const error = await failureOf(createImageAccess(http, session, timing).get())
    assert.deepEqual([fault.hits, error.code, error.status], [1, 'http', 403])
    assert.equal(warnings.length, 1)
    assert.match(warnings[0] ?? '', /storage token.*ERROR : 403/)
  })
})

describe('access', () => {
  test('W-EXP-22 is reused until shortly before it expires, and shared by all callers', async () => {
    const source = createFileAccess(http, session, undefined, timing)
    const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => source.get()))
    assert.ok(others.every((other) => other === first))
    assert.equal(await source.get(), first)
    assert.equal(asked('get_token').length, 1)
    assert.match(first?.path ?? '', /^1001\/100101\/files\/\d+\/$/)
  })

  test('F-UP-1 keys expire during uploads: callers get renewed ones, requested once', async () => {
    const source = createFileAccess(http, session, undefined, timing)
    const first = await source.get()
    assert.equal(await put(first), 200)
    await ended(first)
    const renewed = await Promise.all(Array.from({ length: 20 }, () => source.get()))
    assert.equal(asked('get_token').length, 2)
    assert.ok(renewed.every((access) => access === renewed[0] && access !== first))
    assert.equal(await put(renewed[0] as StoreAccess), 200)
    assert.deepEqual(warnings, [])
  })

  test('F-UP-1 is renewed before it expires', async () => {
    const source = createFileAccess(http, session, undefined, timing)
    const first = await source.get()
    let next = first
    const end = Date.now() + 10_000
    while (next === first && Date.now() < end) next = await source.get()
    assert.notEqual(next, first)
    assert.equal(await put(first), 200, 'the one before is still good')
  })

  for (const fault of ['drop', 'status', 'html', 'cutJson'] as const)
    test(`F-UP-2 a renewal fails (${fault}): it is retried, and the queue continues`, async () => {
      const source = createFileAccess(http, session, undefined, timing)
      const first = await source.get()
      // the attempts of the shared helper, and one more
      const times = fault === 'drop' || fault === 'status' ? 2 : 1
      const injected = servers.proxy.inject({ match: 'file-service/get_token', fault, times })
      const [one, other] = await Promise.all([source.get({ renew: true }), source.get({ renew: true })])
      assert.equal(injected.hits, times)
      assert.ok(one === other && one !== first)
      assert.equal(await put(one), 200)
      assert.equal(warnings.length, 1)
    })

  test('F-UP-2 while renewals fail, valid keys are used; after their expiry the failure is reported', async () => {
    let ahead = 0
    const now = () => Date.now() + ahead
    const source = createFileAccess(http, session, undefined, {
      ...{ pause: 1, margin: Number.POSITIVE_INFINITY, now },
    })
    const first = await source.get()
    const fault = servers.proxy.inject({ match: 'file-service/get_token', fault: 'drop' })
    ahead = lifetime * 0.7
    assert.equal(await source.get(), first)
    assert.ok(fault.hits)
    ahead = lifetime
    assert.equal((await failureOf(source.get())).code, 'network')
  })

  test('keys that the store rejects are renewed once for all rejected requests', async () => {
    const source = createFileAccess(http, session, undefined, timing)
    const refused = await source.get()
    const renewed = await source.get({ renew: refused })
    assert.notEqual(renewed, refused)
    assert.equal(await source.get({ renew: refused }), renewed)
    assert.equal(asked('get_token').length, 2)
  })

  test('a caller that aborts does not affect others', async () => {
    const source = createFileAccess(http, session, undefined, timing)
    const held = servers.proxy.inject({ match: 'file-service/get_token', fault: 'hold' })
    const stop = new AbortController()
    const stopped = source.get({ signal: stop.signal })
    const other = source.get()
    await until(() => held.hits)
    stop.abort()
    assert.equal((await failureOf(stopped)).code, 'aborted')
    held.release()
    assert.equal(await put(await other), 200)
    assert.equal((await failureOf(source.get({ signal: stop.signal }))).code, 'aborted')
  })

  test('the access of another hotel is never used', async () => {
    const source = createFileAccess(http, session, undefined, timing)
    const first = await source.get()
    session.configure({ hotelId: '100102' })
    const other = await source.get()
    assert.match(other.path, /^1001\/100102\//)
    session.configure({ hotelId: undefined })
    assert.match((await source.get()).path, /^1001\/100101\//)
    assert.match(first.path, /^1001\/100101\//)
  })

  test('F-UP-3 lasts as long by the server’s time if the device’s clock is an hour off', async () => {
    for (const hour of [-3_600_000, 3_600_000]) {
      const now = mock.fn(() => Date.now() + hour)
      const source = createFileAccess(http, session, undefined, { ...timing, now })
      const access = await source.get()
      assert.ok(now.mock.callCount())
      assert.ok(Math.abs((access.clockOffset ?? 0) + hour) < 5_000)
      assert.equal(await source.get(), access, 'used again')
      await ended(access)
      assert.equal(await put(await source.get()), 200)
    }
  })

  test('the object browser has access to the hotel’s files and to the user’s own', async () => {
    for (const [space, path] of [
      ['public', /^1001\/100101\/common\/$/],
      ['personal', /^1001\/100101\/u\/\d+\/$/],
    ] as const) {
      const access = await createBrowserAccess(http, session, space).get()
      assert.match(access.path, path)
      assert.equal(await put(access), 200)
    }
  })
})
