import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { callTable } from '@ebkit/protocol/call-table'
import { getHotelConfigAll } from '@ebkit/protocol/calls/config'
import { getTree } from '@ebkit/protocol/calls/files'
import { listResource, saveResourceRow } from '@ebkit/protocol/calls/resources'
import { getIdentity } from '@ebkit/protocol/calls/session'
import { getImageStorageToken } from '@ebkit/protocol/calls/storage'
import { cookieFetch, type FaultProxy, serveTests } from '@ebkit/testing'
import { createAccountService } from '../services/account'
import { createConfigService } from '../services/config'
import { createFeedbackService } from '../services/feedback'
import { createSession } from '../session/createSession'
import type { Session } from '../session/Session'
import { createHttp, type Http, type HttpOptions } from './createHttp'
import { failureOf } from './testing/failureOf'
import { feedback } from './testing/feedback'
import { config, signedInHttp } from './testing/signedInHttp'

describe('requests', () => {
  const servers = serveTests('manager')
  let proxy: FaultProxy
  let cookie: string
  let session: Session
  let http: Http

  async function connect(options?: Partial<HttpOptions>): Promise<void> {
    ;({ session, http } = await signedInHttp(servers, options))
  }

  before(async () => {
    ;({ proxy, cookie } = servers)
    await connect()
  })

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
