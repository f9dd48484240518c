import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { type Business, startBusiness } from '../../behaviour/testing/business'
import { ticketRows } from '../../behaviour/testing/ticketRows'
import { recount } from '../../scheduler/recount'

describe('facts of orders', () => {
  let gateway: TestGateway
  let shop: Business
  before(async () => {
    gateway = await startTestGateway()
    shop = await startBusiness(gateway)
  })
  after(() => gateway.stop())

  const facts = (orderNo: string) => shop.rows('order_fact', `order_no = '${orderNo}'`)
  const factOf = async (orderNo: string) => (await facts(orderNo))[0] ?? {}

  test('orderFact.bizLine, orderFact.orderNo, orderFact.isNewBuyer: a paid order is a fact, once, and the first of its member says so', async () => {
    const memberId = await ticketRows(gateway, shop).member()
    const product = await shop.product()
    const waiting = await shop.order(product, 2, { memberId })
    assert.deepEqual(await facts(waiting), [])
    const order = await shop.paid(product, 2, { memberId })
    const [fact, ...more] = await facts(order)
    assert.equal(more.length, 0)
    const { biz_line, is_new_buyer, store_id, quantity, order_status, pay_amount } = fact ?? {}
    assert.deepEqual(
      [biz_line, is_new_buyer, store_id, quantity, order_status, Number(pay_amount)],
      ['TICKET', true, '100101', 2, 'PAID', 19_600],
    )
    assert.equal((await factOf(await shop.paid(product, 1, { memberId }))).is_new_buyer, false)
    // the order of an unknown guest is nobody's first order
    assert.equal((await factOf(await shop.paid(product))).is_new_buyer, false)
  })

  test('orderFact.bizLine: an order with a delivery of a pass is one of the pass', async () => {
    const product = await shop.product()
    const order = await shop.paid(product)
    const scenicId = await shop.add('scenic', { storeId: '100101' })
    const { ticketProductId } = product
    await shop.add('passDelivery', { orderNo: order, ticketProductId, scenicId, status: 'PENDING' })
    assert.equal((await factOf(order)).biz_line, 'PASS')
  })

  test('orderFact.netAmount, orderFact.discountAmount: refunds and uses are in the fact', async () => {
    const product = await shop.product()
    const order = await shop.paid(product, 2)
    const [code] = await shop.rows('ticket_code', `platform_order_id = '${order}' order by code`)
    await shop.does('ticketCode', String(code?.ticket_code_id), 'verify')
    assert.notEqual((await factOf(order)).used_at, null)
    const input = { refundQuantity: 1, refundAmount: 9_800, reason: '改期' }
    await shop.does('ticketOrder', order, 'refund', input)
    const [refund] = await shop.rows('ticket_refund', `platform_order_id = '${order}'`)
    await shop.does('ticketRefund', String(refund?.refund_id), 'approve')
    await shop.deliver()
    const { pay_amount, refund_amount, net_amount, order_status, refunded_at } = await factOf(order)
    assert.deepEqual([pay_amount, refund_amount, net_amount].map(Number), [19_600, 9_800, 9_800])
    assert.equal(order_status, 'PART_REFUNDED')
    assert.notEqual(refunded_at, null)
    await gateway.sql('update order_fact set origin_amount = 20000 where order_no = $1', [order])
    assert.equal((await shop.detail('orderFact', order)).discountAmount, 400)
    const wrong = await recount(gateway.app.gateway, '1001')
    assert.deepEqual(
      wrong.filter(({ resource }) => resource === 'orderFact'),
      [],
    )
    await gateway.sql('update order_fact set net_amount = 1 where order_no = $1', [order])
    const [found] = (await recount(gateway.app.gateway, '1001')).filter(({ key }) => key === order)
    assert.deepEqual([found?.field, found?.counted], ['netAmount', '9800'])
  })

  test('orderFact.bizLine: a meal that is paid later is a fact once it is paid', async () => {
    const restaurantId = await shop.add('restaurant', {
      ...{ businessHours: [], diningModes: ['DINE_IN'], reserveEnabled: false, status: 'OPEN' },
    })
    const dishClassId = await shop.add('dishClass', { restaurantId })
    const dish = { restaurantId, dishClassId, price: 5_000, diningModes: ['DINE_IN'], status: 'PUBLISHED' }
    const restaurantProductId = await shop.add('restaurantProduct', dish)
    const ordered = async (payMode: string) => {
      const { data, message } = await shop.post('demo-api/guest/restaurant-order', {
        ...{ restaurantId, orderType: 'DINE_IN', payMode, guestName: '王', phone: '13800001234' },
        items: [{ restaurantProductId, quantity: 1 }],
      })
      assert.equal(typeof data.restaurantOrderId, 'string', message)
      return String(data.restaurantOrderId)
    }
    const fact = async (key: string) => (await shop.rows('order_fact', `order_fact_id = '${key}'`))[0]
    assert.equal((await fact(await ordered('WECHAT')))?.biz_line, 'RESTAURANT')
    const later = await ordered('AFTER')
    assert.equal(await fact(later), undefined)
    for (const action of ['accept', 'ready', 'finish']) await shop.does('restaurantOrder', later, action)
    assert.equal((await fact(later))?.order_status, 'DONE')
  })
})
