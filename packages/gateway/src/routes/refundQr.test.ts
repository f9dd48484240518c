import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'

const path = '/payment-api/qr/param/query/url'

let gateway: TestGateway
let clerk: string

async function ask(body: unknown, cookie = clerk, hotelId = '100101') {
  const answer = await fetch(gateway.url + path, {
    method: 'POST',
    headers: {
      cookie,
      'x-eb-client': 'ebkit/test',
      'x-eb-hotel': hotelId,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
  const { code, data } = (await answer.json()) as { code: unknown; data: { qrUrl: string; alertMsg: string } }
  return { status: answer.status, code, data }
}

/** A ticket order of the first brand. */
const order = (id: string, status: string, hotelId = '100101') =>
  gateway.sql(
    `insert into ticket_order (brand_id, hotel_id, platform_order_id, ticket_product_id, status)
     select brand_id, $2, $1, ticket_product_id, $3 from ticket_product where brand_id = '1001' limit 1`,
    [id, hotelId, status],
  )

before(async () => {
  gateway = await startTestGateway()
  clerk = await gateway.signIn('clerk')
  await order('T1', 'PAID')
  await order('T3', 'PAID', '100102')
  for (const status of ['WAIT_PAY', 'CLOSED', 'REFUNDED', 'COMPLETED']) await order(`T-${status}`, status)
})
after(() => gateway.stop())

describe('refund QR', () => {
  test('W-RQR-3 a paid order has an address with its parameters, and no message', async () => {
    const { status, code, data } = await ask({ platformOrderId: 'T1', memberId: 'M1', isRefund: true })
    assert.deepEqual([status, code, data.alertMsg], [200, 0, ''])
    assert.equal(data.qrUrl, `${gateway.url}/refund?platformOrderId=T1&memberId=M1&isRefund=1`)
    assert.equal((await ask({ platformOrderId: 'T-COMPLETED' })).data.alertMsg, '')
  })

  test('W-RQR-3 without an address the message says why', async () => {
    for (const [id, message] of [
      ['none', /没有这个订单/],
      ['\0', /没有这个订单/],
      ['T-WAIT_PAY', /没有付款/],
      ['T-CLOSED', /已关闭/],
      ['T-REFUNDED', /已经退款/],
    ] as const) {
      const { data } = await ask({ platformOrderId: id, isRefund: true })
      assert.equal(data.qrUrl, '', id)
      assert.match(data.alertMsg, message, id)
    }
  })

  test('a payment without a ticket order is found by its order number; one that is refunded just now says so', async () => {
    await gateway.sql(
      `insert into direct_payment (brand_id, hotel_id, direct_payment_id, order_no, status)
       values ('1001', '100101', 'P1', 'D1', 'REFUNDING')`,
    )
    const { data } = await ask({ platformOrderId: 'D1' })
    assert.match(data.qrUrl, /platformOrderId=D1&isRefund=0$/)
    assert.match(data.alertMsg, /正在退款/)
  })

  test('a restaurant’s order is found by its number: one that is not accepted yet is paid, one that is paid later is not', async () => {
    for (const [number, status, payMode, refunded, message, hotel = '100101'] of [
      ['R1', 'PENDING', 'WECHAT', 0, /^$/],
      ['R6', 'PENDING', 'WECHAT', 0, /没有这个订单/, '100102'],
      ['R2', 'REFUNDING', 'ALIPAY', 0, /正在退款/],
      ['R3', 'DONE', 'AFTER', 0, /没有付款/],
      ['R4', 'CANCELLED', 'WECHAT', 5000, /已经退款/],
      ['R5', 'CANCELLED', 'WECHAT', 0, /已关闭/],
    ] as const) {
      await gateway.sql(
        `insert into restaurant_order (brand_id, hotel_id, restaurant_order_id, order_no, order_type, pay_mode, pay_amount,
           refund_amount, placed_at, status)
         values ('1001', $5, $1, $1, 'DINE_IN', $2, 5000, $3, now(), $4)`,
        [number, payMode, refunded, status, hotel],
      )
      assert.match((await ask({ platformOrderId: number, isRefund: true })).data.alertMsg, message, number)
    }
    assert.match((await ask({ platformOrderId: 'R1' })).data.qrUrl, /platformOrderId=R1/)
  })

  test('F-GW-1 an order of another store or brand does not exist', async () => {
    assert.match((await ask({ platformOrderId: 'T3' })).data.alertMsg, /没有这个订单/)
    const neighbour = await gateway.signIn('neighbour')
    const { data } = await ask({ platformOrderId: 'T1' }, neighbour, '100201')
    assert.match(data.alertMsg, /没有这个订单/)
    assert.notEqual((await ask({ platformOrderId: 'T1' }, neighbour)).status, 200)
  })

  test('F-GW-2 SQL in an order number is text; a missing number is refused', async () => {
    assert.equal((await ask({ platformOrderId: "' or '1'='1" })).data.qrUrl, '')
    assert.equal((await ask({ isRefund: true })).status, 400)
  })
})
