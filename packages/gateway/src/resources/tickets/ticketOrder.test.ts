import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { type TicketShop, ticketShop } from '../../behaviour/testing/ticketShop'

describe('orders of tickets', () => {
  let gateway: TestGateway
  let shop: TicketShop
  before(async () => {
    gateway = await startTestGateway(process.env.DBG ? { settings: { log: { level: 'warn' } } } : {})
    shop = ticketShop(gateway, await gateway.signIn('admin'))
  })
  after(() => gateway.stop())

  const stored = (key: string) => shop.row('ticket_order', `platform_order_id = '${key}'`)
  const codes = (key: string) => shop.rows('ticket_code', `platform_order_id = '${key}' order by ticket_code_id`)
  const inventory = async (product: { readonly [name: string]: unknown }) =>
    (await shop.row('ticket_product', `ticket_product_id = '${product.ticketProductId}'`)).total_inventory

  test('ticketOrder.pay: a paid order has a code for each piece, and the shares add up to the payment', async () => {
    const product = await shop.product({ salePrice: 1_000 })
    const key = await shop.paid(product, 3)
    const order = await stored(key)
    assert.deepEqual([order.status, order.pay_amount, order.transaction_no], ['PAID', '3000', `TX${key}`])
    const made = await codes(key)
    assert.equal(made.length, 3)
    for (const { code, status } of made) assert.deepEqual([/^\d{12}$/.test(`${code}`), status], [true, 'UNUSED'])
    assert.equal(
      made.reduce((sum, { share_price }) => sum + Number(share_price), 0),
      3_000,
    )
    assert.equal(await inventory(product), 7)
  })
  test('ticketOrder.pay: the same transaction counts once; another one, another amount and a closed order are refused', async () => {
    const product = await shop.product({ salePrice: 1_000 })
    const key = await shop.order(product, 2)
    assert.deepEqual((await shop.pay(key, 1_999)).code, 'wrong-amount')
    assert.equal((await shop.pay(key, 2_000)).data.status, 'PAID')
    assert.equal((await shop.pay(key, 2_000)).data.status, 'PAID')
    assert.equal((await shop.pay(key, 2_000, 'another-one')).code, 'already-paid')
    assert.equal((await codes(key)).length, 2)
    const other = await shop.order(product)
    await shop.acted('ticket-order', 'close', other, { reason: '客人取消' })
    assert.equal((await shop.pay(other, 1_000)).code, 'order-closed')
  })

  test('ticketOrder.close: the pieces return to the inventory; a paid order is not closed', async () => {
    const product = await shop.product({ totalInventory: 5 })
    const key = await shop.order(product, 4)
    assert.equal(await inventory(product), 1)
    const refused = await shop.act('ticket-order', 'close', key)
    assert.deepEqual([refused.status, refused.code], [422, 422])
    assert.equal((await shop.acted('ticket-order', 'close', key, { reason: '无' })).status, 'CLOSED')
    assert.equal(await inventory(product), 5)
    const again = await shop.act('ticket-order', 'close', key, { reason: '无' })
    assert.deepEqual([again.status, again.code, (again.data.current as { status: string }).status], [409, 'wrong-state', 'CLOSED'])
    assert.equal(await inventory(product), 5)
  })

  test('ticketOrder.payTimeout: an order that nobody paid for 30 minutes is closed, once', async () => {
    const product = await shop.product({ totalInventory: 5 })
    const [late, early] = [await shop.order(product, 2), await shop.order(product, 1)]
    await gateway.sql(`update ticket_order set created_at = now() - interval '31 minutes' where platform_order_id = $1`, [late])
    await Promise.all([shop.runDue(), shop.runDue()])
    assert.deepEqual([(await stored(late)).status, (await stored(early)).status], ['CLOSED', 'WAIT_PAY'])
    assert.equal(await inventory(product), 4)
  })

  test('ticketCode.verify: a used code writes a record, moves the order on, and cannot be used again', async () => {
    const key = await shop.paid(await shop.product({ salePrice: 1_001 }), 2)
    const [one, two] = await codes(key)
    const used = await shop.acted('ticket-code', 'verify', `${one?.ticket_code_id}`)
    assert.deepEqual([used.status, typeof used.verifyTime, typeof used.verifyHotelName], ['USED', 'string', 'string'])
    assert.deepEqual([(await stored(key)).status, (await stored(key)).used_count], ['PART_USED', 1])
    assert.equal((await shop.act('ticket-code', 'verify', `${one?.ticket_code_id}`)).status, 409)
    const record = await shop.row('ticket_verify_record', `code = '${one?.code}'`)
    assert.deepEqual([record.amount, record.verify_hotel_id, record.status], [one?.share_price, '100101', 'VALID'])
    await shop.acted('ticket-code', 'verify', `${two?.ticket_code_id}`)
    assert.deepEqual([(await stored(key)).status, (await stored(key)).used_count], ['COMPLETED', 2])
  })

  test('ticketOrder.refund: locks the codes, and never asks for more than is left', async () => {
    const key = await shop.paid(await shop.product({ salePrice: 1_000 }), 3)
    const refund = (refundQuantity: number, refundAmount: number) =>
      shop.act('ticket-order', 'refund', key, { refundQuantity, refundAmount, reason: '行程取消' })
    assert.equal((await refund(4, 100)).code, 'refund-pieces')
    assert.equal((await refund(1, 3_001)).code, 'refund-amount')
    assert.equal((await refund(2, 2_500)).status, 200)
    assert.deepEqual((await codes(key)).map(({ status }) => status).sort(), ['LOCKED', 'LOCKED', 'UNUSED'])
    assert.equal((await refund(1, 501)).code, 'refund-amount')
    assert.equal((await stored(key)).refund_status, 'APPLYING')
  })

  test('ticketRefund.approve, ticketRefund.succeed: the answer of the payment service ends the refund, once', async () => {
    const product = await shop.product({ salePrice: 1_000, refundFeeRate: 10, totalInventory: 9 })
    const key = await shop.paid(product, 2)
    await shop.acted('ticket-order', 'refund', key, { refundQuantity: 2, refundAmount: 2_000, reason: '行程取消' })
    const refund = await shop.row('ticket_refund', `platform_order_id = '${key}'`)
    assert.deepEqual([refund.fee_amount, refund.refund_amount, refund.status], ['200', '1800', 'APPLYING'])
    assert.equal((await shop.acted('ticket-refund', 'approve', `${refund.refund_id}`)).status, 'PROCESSING')
    assert.equal((await stored(key)).status, 'PAID')
    await Promise.all([shop.deliver(), shop.deliver()])
    await shop.deliver()
    const order = await stored(key)
    assert.deepEqual(
      [order.status, order.refund_status, order.refund_quantity, order.refund_amount],
      ['REFUNDED', 'DONE', 2, '1800'],
    )
    assert.deepEqual((await codes(key)).map(({ status }) => status), ['REFUNDED', 'REFUNDED'])
    const kept = await shop.row('ticket_product', `ticket_product_id = '${product.ticketProductId}'`)
    assert.deepEqual([kept.total_inventory, kept.sold_count], [9, 0])
  })

  test('ticketRefund.fail, ticketRefund.retry: a refused payment keeps the codes locked until it is tried again', async () => {
    const key = await shop.paid(await shop.product({ salePrice: 1_013 }), 1)
    await shop.acted('ticket-order', 'refund', key, { refundQuantity: 1, refundAmount: 1_013, reason: '行程取消' })
    const { refund_id: id } = await shop.row('ticket_refund', `platform_order_id = '${key}'`)
    await shop.acted('ticket-refund', 'approve', `${id}`)
    await shop.deliver()
    const failed = await shop.row('ticket_refund', `refund_id = '${id}'`)
    assert.deepEqual([failed.status, failed.fail_reason], ['FAILED', 'INSUFFICIENT_BALANCE'])
    assert.deepEqual([(await stored(key)).refund_status, (await codes(key))[0]?.status], ['FAILED', 'LOCKED'])
    assert.equal((await shop.acted('ticket-refund', 'retry', `${id}`)).status, 'PROCESSING')
    assert.equal((await stored(key)).refund_status, 'APPLYING')
    await shop.deliver()
    const done = await shop.acted('ticket-refund', 'markOffline', `${id}`, { voucher: '/demo/voucher.png' })
    assert.equal(done.status, 'SUCCESS')
    assert.deepEqual([(await stored(key)).status, (await codes(key))[0]?.status], ['REFUNDED', 'REFUNDED'])
  })

  test('ticketRefund.reject: the codes can be used again, and the buyer is told', async () => {
    const key = await shop.paid(await shop.product(), 1)
    await shop.acted('ticket-order', 'refund', key, { refundQuantity: 1, refundAmount: 100, reason: '行程取消' })
    const { refund_id: id } = await shop.row('ticket_refund', `platform_order_id = '${key}'`)
    await shop.acted('ticket-refund', 'reject', `${id}`, { rejectReason: '已过可退时间' })
    assert.deepEqual([(await stored(key)).refund_status, (await codes(key))[0]?.status], ['NONE', 'UNUSED'])
    assert.equal((await shop.rows('outbox_message', `row_key = '${id}' and kind = 'refundRejected'`)).length, 1)
  })
})
