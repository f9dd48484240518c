import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import { inspect } from 'node:util'
import { getHotelConfigAll } from '@ebkit/protocol/calls/config'
import { getUserFeedback } from '@ebkit/protocol/calls/feedback'
import { getTree } from '@ebkit/protocol/calls/files'
import { getIdentity } from '@ebkit/protocol/calls/session'
import {
  cookieFetch,
  type FaultProxy,
  startFaultProxy,
  startTestGateway,
  type TestGateway,
  until,
} from '@ebkit/testing'
import type { Session } from '../session/Session'
import { createHttp, type Http } from './createHttp'
import { failureOf } from './testing/failureOf'
import { config, signedInHttp } from './testing/signedInHttp'

let gateway: TestGateway
let proxy: FaultProxy
let cookie: string
let session: Session
let http: Http

// One hook for both groups: hooks of a file do not wait for each other. The time-outs come last, when connections exist:
// in a new process their held clock keeps a stalled body from ending.
before(async () => {
  gateway = await startTestGateway()
  proxy = await startFaultProxy(gateway.url)
  cookie = await gateway.signIn('manager')
  ;({ session, http } = await signedInHttp({ gateway, proxy, cookie }))
})
afterEach(() => proxy.reset())
after(async () => {
  await proxy.stop()
  await gateway.stop()
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
