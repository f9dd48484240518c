import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { createHttp } from '@ebkit/core/http'
import { createSession } from '@ebkit/core/session'
import { cookieFetch, serveTests } from '@ebkit/testing'
import { createRefundQr, type RefundQrOptions, stateFor } from './refundQrModel'

const servers = serveTests('clerk', { keepsBodies: true })

function openModel(options: RefundQrOptions) {
  const fetch = cookieFetch(servers.cookie)
  const session = createSession(undefined, fetch)
  session.configure({ gateway: servers.proxy.url })
  const errors: unknown[] = []
  const http = createHttp({ session, fetch, pause: 1 })
  const model = createRefundQr(
    { http },
    () => options,
    (error) => errors.push(error),
  )
  return { model, errors, options, state: () => model.$state.get() }
}

const asked = () => servers.proxy.requests.filter(({ path }) => path.includes('qr/param'))

describe('refund QR, without a view', () => {
  before(() =>
    servers.gateway.sql(
      `insert into ticket_order (brand_id, hotel_id, platform_order_id, ticket_product_id, status)
       select brand_id, '100101', 'R' || status, ticket_product_id, status from
       (select brand_id, ticket_product_id from ticket_product where brand_id = '1001' limit 1) product,
       (values ('PAID'), ('CLOSED')) states (status)`,
    ),
  )

  test('W-RQR-3 posts platformOrderId, memberId and isRefund, and returns the address', async () => {
    const { model, state } = openModel({ platformOrderId: 'RPAID', memberId: 'M1', isRefund: true })
    await model.load()
    const found = state()
    assert.ok(found.status === 'ready' && found.notice === '')
    assert.match(found.address, /^http.*\/refund\?platformOrderId=RPAID&memberId=M1&isRefund=1$/)
    const [request] = asked()
    assert.deepEqual([request?.method, request?.path], ['POST', '/payment-api/qr/param/query/url'])
    assert.deepEqual(JSON.parse(String(request?.body)), {
      platformOrderId: 'RPAID',
      memberId: 'M1',
      isRefund: true,
    })
  })

  test('W-RQR-3 without an address there is only the gateway’s message', async () => {
    const { model, state } = openModel({ platformOrderId: 'RCLOSED' })
    await model.load()
    assert.deepEqual(state(), { status: 'refused', notice: '订单已关闭，不能退款' })
  })

  test('W-RQR-3 an address and a message: both are available', async () => {
    const { model, state } = openModel({ platformOrderId: 'RPAID' })
    const body = { code: 0, data: { qrUrl: 'https://example.com/r', alertMsg: '退款中' } }
    const fault = servers.proxy.inject({ match: 'payment-api', fault: 'json', body, times: 1 })
    await model.load()
    assert.equal(fault.hits, 1)
    const order = { platformOrderId: 'RPAID', memberId: undefined, isRefund: undefined }
    assert.deepEqual(state(), { status: 'ready', address: 'https://example.com/r', notice: '退款中', order })
  })

  test('an address is for its own order only: for another number, member or kind it is still to come', async () => {
    const { model, state, options } = openModel({ platformOrderId: 'RPAID', memberId: 'M1', isRefund: true })
    await model.load()
    assert.deepEqual(stateFor(state(), options), state())
    for (const change of [{ platformOrderId: 'RCLOSED' }, { memberId: 'M2' }, { isRefund: false }])
      assert.deepEqual(stateFor(state(), { ...options, ...change }), { status: 'loading' })
  })

  test('without an order number nothing is requested', async () => {
    const { model, state } = openModel({})
    await model.load()
    assert.deepEqual(state(), { status: 'no-order' })
    assert.equal(asked().length, 0)
  })

  test('a failure is reported once, is not repeated automatically, and loading can be repeated', async () => {
    const { model, state, errors } = openModel({ platformOrderId: 'RPAID' })
    const fault = servers.proxy.inject({ match: 'payment-api', fault: 'status', status: 503, times: 1 })
    await model.load()
    assert.deepEqual([state().status, errors.length, fault.hits, asked().length], ['failed', 1, 1, 1])
    await model.load()
    assert.equal(state().status, 'ready')
  })

  test('the answer for an earlier order neither replaces the later one nor arrives after the stop', async () => {
    const { model, state, errors, options } = openModel({ platformOrderId: 'RCLOSED' })
    const first = model.load()
    options.platformOrderId = 'RPAID'
    await Promise.all([first, model.load()])
    assert.equal(state().status, 'ready')
    const last = model.load()
    model.stop()
    await last
    assert.deepEqual([state().status, errors], ['loading', []])
  })
})
