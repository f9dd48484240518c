import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import { inspect } from 'node:util'
import { callTable } from '@ebkit/protocol/call-table'
import { getHotelConfigAll } from '@ebkit/protocol/calls/config'
import { getUserFeedback, submitUserFeedback } from '@ebkit/protocol/calls/feedback'
import { createFolder, getTree, moveFiles } from '@ebkit/protocol/calls/files'
import { listResource, saveResourceRow } from '@ebkit/protocol/calls/resources'
import { getIdentity } from '@ebkit/protocol/calls/session'
import { signIn } from '@ebkit/protocol/calls/signIn'
import { getImageStorageToken } from '@ebkit/protocol/calls/storage'
import {
  cookieFetch,
  type FaultProxy,
  startFaultProxy,
  startTestGateway,
  type TestGateway,
  until,
} from '@ebkit/testing'
import { ServiceError } from '../errors/ServiceError'
import { createAccountService } from '../services/account'
import { createConfigService } from '../services/config'
import { createFeedbackService } from '../services/feedback'
import { createSession } from '../session/createSession'
import type { Session } from '../session/Session'
import { createHttp, type Http, type HttpOptions } from './createHttp'

let gateway: TestGateway
let proxy: FaultProxy
let cookie: string
let session: Session
let http: Http

const feedback = { url: '/http-test', score: 4 as const, description: 'fine' }
const config = 'merchant-api/config/getHotelConfigAll'

/** A signed-in client whose requests go through the fault proxy. */
async function connect(options: Partial<HttpOptions> = {}): Promise<void> {
  const fetch = cookieFetch(cookie)
  session = createSession(undefined, fetch)
  session.configure({ gateway: proxy.url, fileService: `${proxy.url}file-service` })
  await session.identify()
  assert.equal(session.$identity.get().status, 'signed-in')
  http = createHttp({ session, fetch, pause: 1, ...options })
  proxy.reset()
}

/** The error that a call throws. */
async function failureOf(call: Promise<unknown>): Promise<ServiceError> {
  const error = await call.then(
    () => assert.fail('the call succeeded'),
    (thrown) => thrown,
  )
  assert.ok(error instanceof ServiceError, inspect(error))
  return error
}

before(async () => {
  gateway = await startTestGateway()
  proxy = await startFaultProxy(gateway.url)
  cookie = await gateway.signIn('manager')
  await connect()
})
afterEach(() => proxy.reset())
after(async () => {
  await proxy.stop()
  await gateway.stop()
})

describe('requests', () => {
  test('W-REQ-1 identity, config, feedback and account use the one helper', async () => {
    let sent = 0
    const fetch: typeof globalThis.fetch = (address, options) => {
      sent++
      return cookieFetch(cookie)(address, options)
    }
    await connect({ fetch })
    const feedbackService = createFeedbackService(http)
    await createConfigService(http, session.resources).all()
    await feedbackService.submit(feedback)
    await feedbackService.get(feedback.url)
    await createAccountService(http).look()
    assert.equal(sent, 4)
    assert.equal(proxy.requests.length, sent)
    assert.ok(proxy.requests.every(({ headers }) => headers['x-eb-client']))
  })

  test('every call names the client and the hotel', async () => {
    await http.call(getHotelConfigAll)
    const { headers, method, path } = proxy.requests[0] ?? {}
    assert.equal(method, 'GET')
    assert.equal(path, `/${config}`)
    assert.match(String(headers?.['x-eb-client']), /^ebkit\/\d/)
    assert.equal(headers?.['x-eb-hotel'], session.$hotelId.get())
  })

  test('calls about rows name their hotels, reading and writing; other calls do not', async () => {
    const sent: { address: string; body: unknown }[] = []
    const across = createHttp({
      session,
      stores: () => ['100101', '100102'],
      fetch: (address, options) => {
        sent.push({ address: String(address), body: options?.body })
        return cookieFetch(cookie)(address, options)
      },
    })
    await across.call(listResource('merchant-api/printer'), { query: {} })
    await across.call(getIdentity)
    await assert.rejects(across.call(saveResourceRow('merchant-api/printer'), { body: { printerName: 'x' } }))
    const [list, identity, save] = sent
    assert.match(list?.address ?? '', /\?hotelId=100101%2C100102$/)
    assert.match(identity?.address ?? '', /\/api\/session$/)
    assert.equal(JSON.parse(String(save?.body)).hotelId, '100101,100102')
  })

  test('W-REQ-2 calls to the file service use its own base, with credentials', async () => {
    const sent: RequestInit[] = []
    await connect({
      fetch: (address, options) => {
        sent.push(options ?? {})
        return cookieFetch(cookie)(address, options)
      },
    })
    proxy.inject({ match: 'file-service/tree', fault: 'json', body: { code: 0, data: [] } })
    assert.deepEqual(await http.call(getTree), [])
    assert.match(proxy.requests[0]?.path ?? '', /^\/file-service\/tree\?/)
    assert.equal(sent[0]?.credentials, 'include')
  })

  test('W-REQ-3 every call of the file service carries hotelId and brandId, as JSON by default', async () => {
    const { hotelId, brandId } = session.context()
    assert.ok(hotelId && brandId)
    const fault = proxy.inject({ match: 'file-service/', fault: 'json', body: { code: 'seen' } })
    const calls = callTable.filter((call) => call.base === 'fileService')
    for (const call of calls) await failureOf(http.call(call, { body: call.body && {} }))
    assert.equal(fault.hits, 11)
    for (const { path, headers } of proxy.requests) {
      const query = new URL(path, proxy.url).searchParams
      assert.deepEqual([query.get('hotelId'), query.get('brandId')], [hotelId, brandId], path)
      assert.equal(headers['content-type'], 'application/json', path)
    }
  })

  test('W-AUTH-8 the auth context is sent as hotelId, merchantId, brandId and userId', async () => {
    session.configure({ hotelId: '100103' })
    const { adminId: _, ...query } = session.context()
    await http.call(getImageStorageToken, { query })
    const sent = new URL(proxy.requests[0]?.path ?? '', proxy.url).searchParams
    assert.deepEqual(Object.fromEntries(sent), {
      hotelId: '100103',
      merchantId: '100103',
      brandId: '1001',
      userId: session.$identity.get().identity?.userId,
    })
    session.configure({ hotelId: undefined })
  })

  test('path parameters are encoded, and cannot address another call', async () => {
    const call = { ...getHotelConfigAll, path: 'a/{hotelId}', pathParams: ['hotelId'] }
    await failureOf(http.call(call, { path: { hotelId: 'x/../?y' } }))
    assert.equal(proxy.requests[0]?.path, '/a/x%2F..%2F%3Fy')
    await assert.rejects(http.call(call, { path: { hotelId: '..' } }), TypeError)
  })

  test('a missing or invalid base address: not-configured, and nothing is sent', async () => {
    const elsewhere = createSession()
    const error = await failureOf(createHttp({ session: elsewhere }).call(getTree))
    assert.deepEqual(
      [error.code, error.params.key, error.message],
      ['not-configured', 'gateway', 'not-configured: gateway'],
    )
  })
})

describe('answers', () => {
  test('W-REQ-4 a status outside 200-299 gives ERROR : {status}', async () => {
    for (const status of [300, 304, 400, 404, 418, 429, 500]) {
      const fault = proxy.inject({
        match: config,
        fault: 'status',
        status,
        times: 1,
        body: status === 304 ? undefined : { code: 0, data: {} },
      })
      const error = await failureOf(http.call(getHotelConfigAll))
      assert.equal(fault.hits, 1)
      assert.deepEqual([error.code, error.status, error.message], ['http', status, `ERROR : ${status}`])
    }
    for (const status of [200, 201, 299]) {
      proxy.inject({ match: config, fault: 'json', status, times: 1, body: { code: 0, data: {} } })
      assert.deepEqual(await http.call(getHotelConfigAll), {})
    }
  })

  test('W-REQ-5 a missing HTTP status counts as 502', async () => {
    const fault = proxy.inject({ match: config, fault: 'drop' })
    const dropped = await failureOf(http.call(getHotelConfigAll))
    assert.deepEqual([dropped.code, dropped.status, dropped.message], ['network', 502, 'ERROR : 502'])
    assert.equal(fault.hits, 2, 'tried once more, as it is safe to repeat')

    const replaced = (async () => ({
      text: async () => '{}',
      body: true,
      headers: new Headers(),
    })) as unknown as typeof fetch
    const without = await failureOf(
      createHttp({ session, fetch: replaced, pause: 1 }).call(getHotelConfigAll),
    )
    assert.deepEqual([without.status, without.message], [502, 'ERROR : 502'])
  })

  test('W-REQ-6 a code other than 0 is an error with the server message, or 服务端返回异常 without one', async () => {
    const refusals: Array<[unknown, string]> = [
      [{ code: 7, message: '库存不足' }, '库存不足'],
      [{ code: '500', message: '' }, '服务端返回异常'],
      [{ code: -1 }, '服务端返回异常'],
      [{ code: 7, message: { not: 'text' } }, '服务端返回异常'],
      [{ data: {} }, '服务端返回异常'],
    ]
    for (const [body, message] of refusals) {
      const fault = proxy.inject({ match: config, fault: 'json', body, times: 1 })
      const error = await failureOf(http.call(getHotelConfigAll))
      assert.equal(fault.hits, 1)
      assert.deepEqual([error.code, error.message], ['refused', message])
    }
  })

  test("W-REQ-6 the codes 0 and '0' are no errors", async () => {
    for (const code of [0, '0']) {
      proxy.inject({
        match: config,
        fault: 'json',
        body: { code, data: { ENABLE_UPLOAD_CHECK: '1' } },
        times: 1,
      })
      assert.deepEqual({ ...(await http.call(getHotelConfigAll)) }, { ENABLE_UPLOAD_CHECK: '1' })
    }
  })

  test('W-REQ-7 a handler for a response code replaces the default handling', async () => {
    proxy.inject({ match: config, fault: 'json', body: { code: 403, message: '非空', data: 3 } })
    const answer = await http.call(getHotelConfigAll, {
      handlers: { '403': ({ message, data }) => ({ asked: message, data }) },
    })
    assert.deepEqual(answer, { asked: '非空', data: 3 })
    await assert.rejects(
      http.call(getHotelConfigAll, {
        handlers: {
          '403': () => {
            throw new RangeError('own')
          },
        },
      }),
      RangeError,
    )
    const helper = createHttp({
      session,
      fetch: cookieFetch(cookie),
      handlers: { '403': () => 'of every call' },
    })
    assert.equal(await helper.call(getHotelConfigAll), 'of every call')
  })

  test('W-REQ-7 a handler for body code 403 is not called for HTTP status 403', async () => {
    const fault = proxy.inject({
      match: config,
      fault: 'status',
      status: 403,
      body: { code: 403, message: 'no' },
    })
    const error = await failureOf(http.call(getHotelConfigAll, { handlers: { '403': () => 'handled' } }))
    assert.deepEqual([error.code, error.status, fault.hits], ['http', 403, 1])
  })

  const spoilt = ['html', 'cutJson', 'wrongShape', 'json'] as const
  for (const fault of spoilt) {
    test(`an answer that is ${fault === 'json' ? 'no object' : fault} is an error, never data`, async () => {
      const injected = proxy.inject({ match: 'feedback-api', fault })
      const error = await failureOf(http.call(getUserFeedback, { query: { url: '/x' } }))
      assert.equal(injected.hits, 1)
      assert.deepEqual([error.code, error.status, error.message], ['malformed', 200, '服务端返回异常'])
    })
  }

  test('an answer of the wrong shape names the field and never its value', async () => {
    proxy.inject({ match: 'api/session', fault: 'wrongShape', data: { userId: { secret: 'hidden' } } })
    const error = await failureOf(http.call(getIdentity))
    assert.equal(error.params.field, 'userId')
    assert.doesNotMatch(inspect(error, { depth: 9 }).replace(/data: \{.*?\}/s, ''), /hidden/)
  })

  test('a gateway that is down, and a wrong address', async () => {
    for (const address of ['http://127.0.0.1:9/', `${proxy.url}no/such/place`]) {
      session.configure({ gateway: address })
      const error = await failureOf(http.call(getHotelConfigAll))
      assert.ok(['network', 'http'].includes(error.code))
    }
    session.configure({ gateway: proxy.url })
    await session.refresh()
  })

  test('distinguishes offline from an unreachable gateway', async (t) => {
    const navigator = Object.getOwnPropertyDescriptor(globalThis, 'navigator') ?? {
      value: undefined,
      configurable: true,
    }
    Object.defineProperty(globalThis, 'navigator', { value: { onLine: false }, configurable: true })
    t.after(() => Object.defineProperty(globalThis, 'navigator', navigator))
    proxy.inject({ match: config, fault: 'drop' })
    assert.equal((await failureOf(http.call(getHotelConfigAll))).code, 'offline')
    assert.equal(proxy.requests.length, 1, 'not tried again')
  })
})

describe('time-out', () => {
  for (const fault of ['stallHeaders', 'stallBody'] as const) {
    test(`W-REQ-2 a file-service answer that ${fault === 'stallBody' ? 'stalls in its body' : 'never begins'} ends after 30 s`, async (t) => {
      // The file service is at an address that the gateway answers, so that there is a body to stall in.
      session.configure({ fileService: `${proxy.url}merchant-api/config` })
      const call = { ...getTree, path: 'getHotelConfigAll' }
      let headers = 0
      const counting = createHttp({
        session,
        fetch: async (address, options) => {
          const response = await cookieFetch(cookie)(address, options)
          headers++
          return response
        },
      })
      const injected = proxy.inject({ match: config, fault })
      t.mock.timers.enable({ apis: ['setTimeout'] })
      let settled = false
      const failure = failureOf(counting.call(call)).finally(() => {
        settled = true
      })
      await until(() => injected.hits === 1 && headers === (fault === 'stallBody' ? 1 : 0))
      t.mock.timers.tick(29_999)
      await new Promise(setImmediate)
      assert.equal(settled, false)
      t.mock.timers.tick(1)
      const error = await failure
      assert.deepEqual([error.code, error.params.seconds], ['timeout', 30])
      session.configure({ fileService: `${proxy.url}file-service` })
    })
  }

  test('a fetch that ignores its signal times out all the same', async () => {
    const deaf = createHttp({ session, fetch: () => new Promise(() => {}), timeout: 5 })
    assert.equal((await failureOf(deaf.call(getHotelConfigAll))).code, 'timeout')
  })
})

describe('repeating', () => {
  test('a call that is safe to repeat is repeated once', async () => {
    for (const fault of ['status', 'drop', 'lose', 'cutConnection'] as const) {
      const injected = proxy.inject({ match: config, fault, times: 1 })
      assert.ok(await http.call(getHotelConfigAll))
      assert.equal(injected.hits, 1)
    }
    const lasting = proxy.inject({ match: config, fault: 'status', status: 503 })
    await failureOf(http.call(getHotelConfigAll))
    assert.equal(lasting.hits, 2)
  })

  test('a write is never repeated, nor is a GET that changes state', async () => {
    for (const fault of ['status', 'lose', 'drop'] as const) {
      const injected = proxy.inject({ fault })
      await failureOf(http.call(submitUserFeedback, { body: feedback }))
      await failureOf(http.call(createFolder, { query: { ossDisplayId: '1', displayName: 'a' } }))
      assert.equal(injected.hits, 2)
      proxy.reset()
    }
  })

  test('a write whose answer was lost was executed, and the error does not deny it', async () => {
    const injected = proxy.inject({ match: 'feedback-api', fault: 'lose', times: 1 })
    assert.equal((await failureOf(http.call(submitUserFeedback, { body: feedback }))).code, 'network')
    assert.equal(injected.hits, 1)
    assert.equal((await http.call(getUserFeedback, { query: { url: feedback.url } })).score, 4)
  })
})

describe('aborting', () => {
  test('before the request, while it runs, and before it is repeated', async () => {
    const aborted = AbortSignal.abort()
    assert.equal((await failureOf(http.call(getHotelConfigAll, { signal: aborted }))).code, 'aborted')
    assert.equal(proxy.requests.length, 0)

    const running = new AbortController()
    const held = proxy.inject({ match: config, fault: 'hold' })
    const call = failureOf(http.call(getHotelConfigAll, { signal: running.signal }))
    await until(() => held.hits)
    running.abort()
    assert.equal((await call).code, 'aborted')
    proxy.reset()

    const pausing = new AbortController()
    proxy.inject({ match: config, fault: 'status', status: 503 })
    const patient = createHttp({ session, fetch: cookieFetch(cookie), pause: 50 })
    const again = failureOf(patient.call(getHotelConfigAll, { signal: pausing.signal }))
    await until(() => proxy.requests.length)
    pausing.abort()
    assert.equal((await again).code, 'aborted')
    assert.equal(proxy.requests.length, 1)
  })
})

describe('hotel of a write', () => {
  test('a write for another hotel than the page’s is refused before it is sent', async () => {
    const other = '100199'
    const refused = await Promise.all([
      failureOf(http.call(submitUserFeedback, { body: feedback, hotelId: other })),
      failureOf(
        http.call(moveFiles, {
          body: { ossDisplayIds: ['1'], parentDisplayId: '2', hotelId: other } as never,
        }),
      ),
      failureOf(
        http.call(createFolder, {
          query: { ossDisplayId: '1', displayName: 'a', hotelId: other } as never,
        }),
      ),
    ])
    assert.deepEqual(
      refused.map((error) => error.code),
      ['hotel-mismatch', 'hotel-mismatch', 'hotel-mismatch'],
    )
    assert.equal(proxy.requests.length, 0)
  })

  test('a write for the page’s own hotel is sent, and a read may name another', async () => {
    await http.call(submitUserFeedback, { body: feedback, hotelId: session.$hotelId.get() })
    await http.call(getUserFeedback, { query: { url: '/x' }, hotelId: 'any' })
    assert.equal(proxy.requests.length, 2)
  })

  test('an element’s own hotel takes precedence over the session’s', async () => {
    const own = createHttp({ session, fetch: cookieFetch(cookie), hotelId: () => '100103' })
    await own.call(submitUserFeedback, { body: feedback, hotelId: '100103' })
    assert.equal(proxy.requests[0]?.headers['x-eb-hotel'], '100103')
    assert.equal(
      (await failureOf(own.call(submitUserFeedback, { body: feedback, hotelId: '100101' }))).code,
      'hotel-mismatch',
    )
  })
})

describe('ended sessions', () => {
  test('HTTP 401 without a token source ends the session', async () => {
    await connect()
    const fault = proxy.inject({
      match: config,
      fault: 'status',
      status: 401,
      body: { code: 'unauthenticated' },
    })
    const error = await failureOf(http.call(getHotelConfigAll))
    assert.deepEqual([error.code, error.status, fault.hits], ['session-ended', 401, 1])
    const { status, identity } = session.$identity.get()
    assert.deepEqual([status, identity?.account], ['ended', 'manager'])
    await connect()
  })

  test('a wrong password does not end the session', async () => {
    const error = await failureOf(http.call(signIn, { body: { account: 'manager', password: 'wrong' } }))
    assert.deepEqual([error.code, error.status, error.serverCode], ['http', 401, 'bad-credentials'])
    assert.equal(typeof (error.data as { attemptsLeft: unknown }).attemptsLeft, 'number')
    assert.equal(session.$identity.get().status, 'signed-in')
  })
})

describe('old pages', () => {
  test('extended prototypes and a replaced Promise do not affect a call', async () => {
    // The gateway runs in this process too, and is no old page: its answer is created beforehand.
    const sent: Array<string | undefined> = []
    const text = '{"code":0,"data":{"score":3,"feedbackDescription":"旧页面"}}'
    const answer = { status: 200, body: true, text: async () => text } as unknown as Response
    const page = createHttp({
      session,
      fetch: async (_, options) => {
        sent.push(options?.body as string | undefined)
        return answer
      },
    })
    const own = globalThis.Promise
    const polluted = Object.prototype as unknown as Record<string, unknown>
    const arrays = Array.prototype as unknown as Record<string, unknown>
    let read: unknown
    polluted.each = () => 'of an old library'
    polluted.toJSON = () => 'encoded twice'
    arrays.toJSON = () => 'encoded twice'
    globalThis.Promise = class {
      constructor() {
        throw new Error('replaced')
      }
    } as unknown as PromiseConstructor
    try {
      const call = { ...getUserFeedback, body: submitUserFeedback.body }
      read = await page.call(call, { body: { ...feedback, tags: ['a', 1, null] } as never })
    } finally {
      globalThis.Promise = own
      delete polluted.each
      delete polluted.toJSON
      delete arrays.toJSON
    }
    assert.deepEqual({ ...(read as object) }, { score: 3, feedbackDescription: '旧页面' })
    assert.deepEqual(sent, ['{"url":"/http-test","score":4,"description":"fine","tags":["a",1,null]}'])
  })
})
