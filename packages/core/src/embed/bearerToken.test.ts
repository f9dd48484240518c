import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, afterEach, before, beforeEach, describe, mock, test } from 'node:test'
import { inspect } from 'node:util'
import { getHotelConfigAll } from '@ebkit/protocol/calls/config'
import { submitUserFeedback } from '@ebkit/protocol/calls/feedback'
import {
  type FaultProxy,
  startFaultProxy,
  startTestGateway,
  type TestGateway,
  testPartnerKey,
  until,
} from '@ebkit/testing'
import { isServiceError } from '../errors/ServiceError'
import { createHttp, type Http } from '../http/createHttp'
import type { Configuration, EmbedToken } from '../page/Configuration'
import { createSession } from '../session/createSession'
import type { Session } from '../session/Session'

let gateway: TestGateway
let proxy: FaultProxy
let warnings: unknown[][]

/** Gets a token with the partner's key, as a partner's server does. */
async function embedToken(): Promise<EmbedToken> {
  const answer = await fetch(`${gateway.url}/api/embed-token`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${testPartnerKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ hotelId: '100101', account: 'manager' }),
  })
  return ((await answer.json()) as { data: EmbedToken }).data
}

function connect(configuration: Configuration): { session: Session; http: Http } {
  const session = createSession()
  session.configure({ gateway: proxy.url, ...configuration })
  return { session, http: createHttp({ session, pause: 1 }) }
}

const bearers = () =>
  proxy.requests.map(({ headers }) => String(headers.authorization).replace('Bearer ', ''))
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

before(async () => {
  gateway = await startTestGateway()
  proxy = await startFaultProxy(gateway.url)
})
beforeEach(() => {
  warnings = []
  mock.method(console, 'warn', (...warning: unknown[]) => warnings.push(warning))
})
afterEach(() => {
  proxy.reset()
  mock.restoreAll()
  mock.timers.reset()
})
after(async () => {
  await proxy.stop()
  await gateway.stop()
})

describe('a page on another site', () => {
  test('calls with a token from its own function, without cookies', async () => {
    const token = mock.fn(embedToken)
    const { session, http } = connect({ token })
    const credentials: unknown[] = []
    const counted = createHttp({
      session,
      fetch: (address, options) => {
        credentials.push(options?.credentials)
        return fetch(address, options)
      },
    })
    assert.equal((await session.identify())?.account, 'manager')
    await Promise.all([http.call(getHotelConfigAll), counted.call(getHotelConfigAll)])
    assert.equal(token.mock.callCount(), 1)
    assert.deepEqual(credentials, ['omit'])
    assert.ok(proxy.requests.every(({ headers }) => headers.authorization && !headers.cookie))
  })

  test('requests one token for any number of waiting calls', async () => {
    const token = mock.fn(embedToken)
    const { http } = connect({ token })
    await Promise.all(Array.from({ length: 5 }, () => http.call(getHotelConfigAll)))
    assert.equal(token.mock.callCount(), 1)
  })

  test('renews a token 60 s before it expires, not sooner', async () => {
    mock.timers.enable({ apis: ['Date'], now: Date.now() })
    let elapsed = 0
    const start = performance.now()
    mock.method(performance, 'now', () => start + elapsed)
    const token = mock.fn(async () => ({ ...(await embedToken()), expiresAt: inMinutes(10) }))
    const { http } = connect({ token })
    await http.call(getHotelConfigAll)
    elapsed = 9 * 60_000 - 1
    await http.call(getHotelConfigAll)
    assert.equal(token.mock.callCount(), 1)
    elapsed = 9 * 60_000
    await http.call(getHotelConfigAll)
    assert.equal(token.mock.callCount(), 2)
  })

  for (const [ahead, hours] of [
    ['an hour ahead', 1],
    ['an hour behind', -1],
  ] as const) {
    test(`works on a device whose clock is ${ahead}, without a storm of renewals`, async () => {
      // The gateway runs in this process, so moving the clock changes its time as the device sees it.
      const token = mock.fn(async () => {
        const { token, expiresAt } = await embedToken()
        return { token, expiresAt: Date.parse(String(expiresAt)) - hours * 3_600_000 }
      })
      const { http } = connect({ token })
      for (let call = 0; call < 5; call++) await http.call(getHotelConfigAll)
      assert.equal(token.mock.callCount(), 1)
    })
  }

  test('expiresAt may be a Unix time in seconds or milliseconds', async () => {
    for (const unit of [1, 1000]) {
      const soon = mock.fn(async () => ({ token: 'a', expiresAt: (Date.now() + 3_600_000) / unit }))
      const { session } = connect({ token: soon })
      assert.equal(await session.bearerToken(), 'a')
      assert.equal(await session.bearerToken(), 'a')
      assert.equal(soon.mock.callCount(), 1)
    }
  })
})

describe('a token that the gateway rejects', () => {
  const stale = async (): Promise<EmbedToken> => ({ token: 'stale', expiresAt: inMinutes(60) })

  test('is renewed once, and the call is repeated, also a write', async () => {
    const token = mock.fn(stale)
    const { session, http } = connect({ token })
    await session.bearerToken()
    token.mock.mockImplementation(embedToken)
    await http.call(submitUserFeedback, { body: { url: '/token-test', score: 5, description: '' } })
    assert.equal(token.mock.callCount(), 2)
    assert.equal(bearers().length, 2)
    assert.equal(bearers()[0], 'stale')
    const [row] = await gateway.sql<{ score: number }>(
      `select score from page_feedback where url = '/token-test'`,
    )
    assert.equal(row?.score, 5)
  })

  test('is renewed once for all calls that failed with it', async () => {
    const token = mock.fn(stale)
    const { session, http } = connect({ token })
    await session.bearerToken()
    token.mock.mockImplementation(embedToken)
    await Promise.all(Array.from({ length: 5 }, () => http.call(getHotelConfigAll)))
    assert.equal(token.mock.callCount(), 2)
  })

  test('ends the session if its successor is rejected too', async () => {
    const token = mock.fn(embedToken)
    const { session, http } = connect({ token })
    await session.identify()
    token.mock.mockImplementation(stale)
    const fault = proxy.inject({ fault: 'status', status: 401, body: { code: 'unauthenticated' } })
    await assert.rejects(http.call(getHotelConfigAll), { code: 'session-ended' })
    assert.equal(fault.hits, 2, 'one renewal, no more')
    assert.equal(token.mock.callCount(), 2)
    assert.equal(session.$identity.get().status, 'ended')
    await until(() => session.reports.length > 0)
    const [{ code, message = '' } = {}, ...others] = session.reports
    assert.deepEqual([code, others], ['token-failed', []])
    assert.match(message, /接连拒绝了这个网页的两个令牌：.*\/api\/embed-token/)
  })
})

describe('token failures', () => {
  const failing: Array<[string, Configuration['token'], string, said?: string]> = [
    [
      'throws',
      async () => Promise.reject(new Error('partner server down')),
      'threw',
      'threw, “partner server down”',
    ],
    [
      'throws at once',
      () => {
        throw new Error('no promise')
      },
      'threw',
      'threw, “no promise”',
    ],
    ['gives nothing', async () => undefined as never, 'malformed'],
    ['gives no token', async () => ({ token: '', expiresAt: inMinutes(5) }), 'malformed'],
    ['gives no time', async () => ({ token: 'secret-token', expiresAt: 'tomorrow' }), 'malformed'],
    ['gives no time at all', async () => ({ token: 'secret-token' }) as never, 'malformed'],
  ]
  for (const [what, token, reason, said = reason] of failing) {
    test(`a token function that ${what}: token-failed, ${reason}`, async () => {
      const { session, http } = connect({ token })
      await assert.rejects(http.call(getHotelConfigAll), (error) => {
        assert.ok(isServiceError(error))
        assert.deepEqual(
          [error.code, error.params.reason, error.message],
          ['token-failed', reason, `token-failed: ${reason}`],
        )
        assert.doesNotMatch(inspect(error, { depth: 9 }), /secret-token/)
        return true
      })
      assert.equal(proxy.requests.length, 0)
      const advice =
        reason === 'malformed'
          ? ': see that it answers { "token": "…", "expiresAt": "…" }, which are in `data` of the gateway’s answer'
          : ''
      assert.deepEqual(session.reports, [
        { code: 'token-failed', message: `The page's token function failed: ${said}${advice}` },
      ])
      assert.equal(await session.identify(), undefined)
      assert.equal(session.$identity.get().error?.code, 'token-failed')
      assert.doesNotMatch(inspect(warnings, { depth: 9 }), /secret-token/)
    })
  }

  test('a token function that never answers times out', async () => {
    mock.timers.enable({ apis: ['setTimeout'] })
    const token = mock.fn(() => new Promise<EmbedToken>(() => {}))
    const { session } = connect({ token })
    const waiting = assert.rejects(session.bearerToken(), { message: 'token-failed: timeout' })
    while (!token.mock.callCount()) await new Promise(setImmediate)
    mock.timers.tick(30_000)
    await waiting
  })

  test('the next call tries again', async () => {
    const token = mock.fn(async () => Promise.reject(new Error('once')) as Promise<EmbedToken>)
    const { http } = connect({ token })
    await assert.rejects(http.call(getHotelConfigAll), { code: 'token-failed' })
    token.mock.mockImplementation(embedToken)
    assert.ok(await http.call(getHotelConfigAll))
  })
})

describe('tokenUrl', () => {
  let partner: Server
  let origin: string
  let answer: (response: ServerResponse) => void

  before(async () => {
    partner = createServer((_, response) => answer(response)).listen(0, '127.0.0.1')
    await once(partner, 'listening')
    origin = `http://127.0.0.1:${(partner.address() as AddressInfo).port}`
    Object.defineProperty(globalThis, 'location', {
      value: new URL(`${origin}/orders/list`),
      configurable: true,
    })
  })
  after(() => {
    partner.close()
    partner.closeAllConnections()
    Reflect.deleteProperty(globalThis, 'location')
  })

  test('an address on the page’s own origin provides the token', async () => {
    const token = await embedToken()
    answer = (response) => response.end(JSON.stringify(token))
    for (const tokenUrl of ['/token', 'token', `${origin}/token?for=me`]) {
      assert.equal((await connect({ tokenUrl }).session.identify())?.account, 'manager')
    }
  })

  test('another origin, a data address or an invalid one is refused before any request', async () => {
    answer = () => assert.fail('asked')
    const other = origin.replace('127.0.0.1', 'localhost')
    for (const tokenUrl of [
      `${other}/token`,
      '//evil.example/token',
      'data:application/json,{}',
      'http://',
      `${origin.replace(/\d+$/, '1')}/token`,
    ]) {
      await assert.rejects(
        connect({ tokenUrl }).session.bearerToken(),
        { message: 'token-failed: other-origin' },
        tokenUrl,
      )
    }
  })

  const spoilt: Array<[string, (response: ServerResponse) => void]> = [
    [
      'status',
      (response) =>
        response.writeHead(502).end('{"message":"No such key secret-token-of-43-letters-or-more"}'),
    ],
    ['not-json', (response) => response.end('<html>secret-token</html>')],
    ['malformed', (response) => response.end('{"token":7}')],
    ['network', (response) => response.destroy()],
  ]
  test('offline is not reported as a failure of the token source', async (t) => {
    answer = (response) => response.destroy()
    const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator') ?? {
      value: undefined,
      configurable: true,
    }
    t.after(() => Object.defineProperty(globalThis, 'navigator', before))
    Object.defineProperty(globalThis, 'navigator', { value: { onLine: false }, configurable: true })
    const { session } = connect({ tokenUrl: '/token' })
    await assert.rejects(session.bearerToken(), { code: 'offline' })
    assert.deepEqual(session.reports, [])
  })

  test('the content of an error page is not quoted', async () => {
    answer = (response) => response.writeHead(404).end('<html>secret-token</html>')
    const { session } = connect({ tokenUrl: 'tokn' })
    await assert.rejects(session.bearerToken(), { message: 'token-failed: status' })
    assert.deepEqual(
      session.reports.map(({ message }) => message),
      [
        `The page's token source ${origin}/orders/tokn failed: status 404: the log of its server says why. Where it answers { "message": "…" }, that is quoted here`,
      ],
    )
  })

  for (const [reason, spoil] of spoilt) {
    test(`a bad answer: ${reason}`, async () => {
      answer = spoil
      const { session } = connect({ tokenUrl: '/token?for=secret-token' })
      await assert.rejects(session.bearerToken(), (error) => {
        assert.ok(isServiceError(error))
        assert.equal(error.message, `token-failed: ${reason}`)
        assert.doesNotMatch(inspect(error, { depth: 9 }), /secret-token/)
        return true
      })
      const [{ code, message = '' } = {}, ...others] = session.reports
      assert.deepEqual([code, others], ['token-failed', []])
      const said = `The page's token source ${origin}/token failed: ${reason}`
      if (reason === 'status') assert.equal(message, `${said} 502, “No such key …”`)
      else assert.match(message.slice(said.length), /^: .{20}/, 'what to do')
      assert.ok(message.startsWith(said))
    })
  }
})

describe('a token', () => {
  test('is only in memory and in the Authorization header', async () => {
    const { token, expiresAt } = await embedToken()
    const { session, http } = connect({ token: async () => ({ token, expiresAt }) })
    await session.identify()
    const errors: unknown[] = []
    for (const fault of ['drop', 'html', 'status', 'lose', 'stallHeaders'] as const) {
      const injected = proxy.inject({ match: 'merchant-api', fault })
      await http.call(getHotelConfigAll, { timeout: 500 }).catch((error) => errors.push(error))
      assert.ok(injected.hits)
      injected.remove()
    }
    assert.equal(errors.length, 5)
    const shown = inspect([errors, warnings, session, session.storage, session.reports], {
      depth: 12,
      showHidden: true,
      getters: true,
    })
    assert.ok(!shown.includes(token))
    for (const { path } of proxy.requests) assert.ok(!path.includes(token))
  })
})
