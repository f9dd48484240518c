import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { type Business, startBusiness } from '../../behaviour/testing/business'
import { listOf, ticketRows } from '../../behaviour/testing/ticketRows'
import type { Row } from '../../behaviour/testing/ticketShop'

describe('a role that may not refund', () => {
  let gateway: TestGateway
  let shop: Business
  let manager: Business
  let rows: ReturnType<typeof ticketRows>
  before(async () => {
    gateway = await startTestGateway()
    shop = await startBusiness(gateway)
    rows = ticketRows(gateway, shop)
    await gateway.sql("update role set permissions = '{*}', max_refund_amount = 0 where role_id = '1001-r2'")
    manager = await startBusiness(gateway, 'manager')
  })
  after(() => gateway.stop())

  const reason = '行程取消'
  const limit = (amount: number) =>
    gateway.sql(`update role set max_refund_amount = ${amount} where role_id = '1001-r2'`)

  /** An action is refused with a limit below the amount, and runs with the amount as the limit. */
  async function limitedTo(amount: number, resource: string, key: string, action: string, input: Row = {}) {
    await limit(amount - 1)
    assert.equal(await manager.refusal(resource, key, action, input), 'refund-limit', action)
    await limit(amount)
    return manager.does(resource, key, action, input)
  }

  async function paidDeposit() {
    const product = await shop.product({ salePrice: 5_000, totalInventory: 4 })
    const [activity, member] = [
      await rows.deposit(listOf(product), { status: 'RUNNING' }),
      await rows.member(),
    ]
    const buyer = { memberId: member, quantity: 1, buyerName: '王小明', buyerPhone: '13800001234' }
    const { data } = await shop.post('demo-api/guest/deposit', {
      activityId: activity,
      ticketProductId: product.ticketProductId,
      ...buyer,
    })
    const key = String(data.depositOrderId)
    const payment = { amount: 1_000, payMethod: 'wechat', transactionNo: `TX${key}` }
    await shop.post('demo-api/guest/deposit/pay', { depositOrderId: key, ...payment })
    return { activity, member, key }
  }

  test('depositOrder.refundDeposit, depositAccount.refundAll, depositActivity.end: returns no deposits', async () => {
    const [one, all, ended] = [await paidDeposit(), await paidDeposit(), await paidDeposit()]
    await limitedTo(1_000, 'depositOrder', one.key, 'refundDeposit', { reason })
    const { account_id: account } = await shop.row('deposit_account', `member_id = '${all.member}'`)
    await limitedTo(1_000, 'depositAccount', `${account}`, 'refundAll')
    await limitedTo(1_000, 'depositActivity', ended.activity, 'end')
    for (const { key } of [one, all, ended])
      assert.equal((await shop.detail('depositOrder', key)).status, 'REFUNDED')
  })

  test('groupOrder.cancel: dissolves no group that has paid', async () => {
    const product = await shop.product({ salePrice: 1_000 })
    const groupBuyId = await rows.groupBuy(product)
    const order = await shop.paid(product, 1, { groupBuyId })
    const { group_order_id: key } = await shop.row('ticket_order', `platform_order_id = '${order}'`)
    await limitedTo(800, 'groupOrder', `${key}`, 'cancel', { failReason: reason })
  })

  test('ticketRefund.markOffline, ticketRefund.retry: what was approved is sent again, but not paid otherwise', async () => {
    const order = await shop.paid(await shop.product({ salePrice: 1_013 }), 1)
    await shop.acted('ticket-order', 'refund', order, { refundQuantity: 1, refundAmount: 1_013, reason })
    const { refund_id: key } = await shop.row('ticket_refund', `platform_order_id = '${order}'`)
    await shop.does('ticketRefund', `${key}`, 'approve')
    await shop.deliver()
    await limit(0)
    assert.equal((await manager.does('ticketRefund', `${key}`, 'retry')).status, 'PROCESSING')
    await shop.deliver()
    await limitedTo(1_013, 'ticketRefund', `${key}`, 'markOffline', { voucher: '/demo/voucher.png' })
  })

  test('restaurantOrder.reject, tableReservation.cancel: keeps what was paid for meals and tables', async () => {
    const [{ restaurant_id: restaurantId } = {}] = await shop.rows('restaurant', "hotel_id = '100101'")
    const order = (values: Row) =>
      shop.add('restaurantOrder', { restaurantId, status: 'PENDING', payAmount: 5_000, items: [], ...values })
    await limitedTo(5_000, 'restaurantOrder', await order({ payMode: 'WECHAT' }), 'reject', { reason })
    await limit(0)
    await manager.does('restaurantOrder', await order({ payMode: 'AFTER' }), 'reject', { reason })
    const table = (depositStatus: string) =>
      shop.add('tableReservation', {
        restaurantId,
        ...{ status: 'CONFIRMED', depositAmount: 10_000, depositStatus },
      })
    await limitedTo(10_000, 'tableReservation', await table('PAID'), 'cancel', { reason })
    await limit(0)
    await manager.does('tableReservation', await table('UNPAID'), 'cancel', { reason })
  })
})
