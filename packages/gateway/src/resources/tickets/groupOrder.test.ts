import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { addDays } from '@ebkit/rules/dates'
import type { TestGateway } from '@ebkit/testing'
import { type StartedTicketShop, startTicketShop } from '../../behaviour/testing/startTicketShop'
import { type Row, shop as store, type TicketShop } from '../../behaviour/testing/ticketShop'
import { recount } from '../../scheduler/recount'

describe('groups', () => {
  let gateway: TestGateway
  let shop: TicketShop
  let rows: StartedTicketShop['rows']
  before(async () => {
    ;({ gateway, shop, rows } = await startTicketShop())
  })
  after(() => gateway.stop())

  const group = (key: string) => shop.row('group_order', `group_order_id = '${key}'`)
  const order = (key: string) => shop.row('ticket_order', `platform_order_id = '${key}'`)
  const codes = async (key: string) => (await shop.rows('ticket_code', `platform_order_id = '${key}'`)).length
  const end = (key: string) =>
    gateway.sql(
      "update group_order set expire_time = now() - interval '1 minute' where group_order_id = $1",
      [key],
    )

  /** Opens a group whose leader has paid. */
  async function opened(fields: Parameters<typeof rows.groupBuy>[1] = {}) {
    const product = await shop.product({ salePrice: 1_000 })
    const groupBuyId = await rows.groupBuy(product, fields)
    const leader =
      fields.leaderDiscount === 'free'
        ? await shop.order(product, 1, { groupBuyId })
        : await shop.paid(product, 1, { groupBuyId })
    const key = String((await order(leader)).group_order_id)
    return { product, groupBuyId, leader, key }
  }
  const refusal = async (product: Row, fields: Row) =>
    (
      await shop.post('demo-api/guest/order', {
        ...{ ticketProductId: product.ticketProductId, quantity: 1, saleChannel: 'h5' },
        ...{ buyerName: '王小明', buyerPhone: '13800001234' },
        ...fields,
      })
    ).code

  test('groupOrder.complete, groupOrder.joinedCount, groupOrder.lackCount, groupOrder.totalAmount: the codes come when the group is complete', async () => {
    const { product, leader, key } = await opened({ leaderDiscount: 'price', leaderPrice: 700 })
    assert.deepEqual([await codes(leader), (await order(leader)).pay_amount], [0, '700'])
    const { joinedCount, lackCount, totalAmount } = await rows.read('group-order', 'groupOrderId', key)
    assert.deepEqual([joinedCount, lackCount, totalAmount], [1, 1, 700])
    const refund = { refundQuantity: 1, refundAmount: 700, reason: '行程取消' }
    assert.equal((await shop.act('ticket-order', 'refund', leader, refund)).code, 'group-open')
    const second = await shop.paid(product, 1, { groupOrderId: key })
    assert.deepEqual([await codes(leader), await codes(second)], [1, 1])
    const done = await group(key)
    assert.deepEqual([done.status, done.total_amount, typeof done.finish_time], ['SUCCESS', '1500', 'object'])
    assert.equal(await refusal(product, { groupOrderId: key }), 'group-closed')
    const wrong = await recount(gateway.app.gateway, store.brandId, 100_000)
    assert.deepEqual(
      wrong.filter((each) => each.key === key),
      [],
    )
  })

  test('groupBuy.openCount, groupBuy.successCount: once a group is open, product, size and prices stay; quota and the end may grow', async () => {
    const { product, groupBuyId, key } = await opened()
    const activity = async () =>
      (await shop.get(`activity-api/eb/group-buy/detail?groupBuyId=${groupBuyId}`)).data
    const counts = async () => {
      const { openCount, successCount } = await activity()
      return [openCount, successCount]
    }
    assert.deepEqual(await counts(), [1, 0])
    const save = async (change: Row) => {
      const { version, activityTime, quota } = await activity()
      const own = { groupBuyId, version, activityTime, quota, ...change }
      const { status, code, data } = await shop.post('activity-api/eb/group-buy/save', own)
      const [problem] = (data as { problems?: { path: string }[] } | undefined)?.problems ?? []
      return status === 200 ? true : (problem?.path ?? code)
    }
    const { quota, activityTime } = await activity()
    const { start, end: last } = activityTime as { start: string; end: string }
    assert.equal(await save({ groupPrice: 1 }), 'opened')
    assert.equal(await save({ groupSize: 9 }), 'opened')
    assert.equal(await save({ quota: Number(quota) - 1 }), 'quota')
    assert.equal(await save({ activityTime: { start, end: addDays(last, -1) } }), 'activityTime')
    const more = { quota: Number(quota) + 1, activityTime: { start, end: addDays(last, 1) } }
    assert.equal(await save({ ...more, shareTitle: '改' }), true)
    await shop.paid(product, 1, { groupOrderId: key })
    assert.deepEqual(await counts(), [1, 1])
  })

  test('groupOrder.virtualComplete, groupOrder.completeVirtual: virtual members fill a group where the activity allows it', async () => {
    const strict = await opened({ groupSize: 3 })
    assert.equal((await shop.act('group-order', 'virtualComplete', strict.key)).code, 'no-virtual-group')
    const { key, leader } = await opened({ groupSize: 3, virtualComplete: true, virtualMin: 1 })
    const filled = await shop.acted('group-order', 'virtualComplete', key)
    assert.deepEqual(
      [filled.status, filled.joinedCount, filled.virtualCount, await codes(leader)],
      ['SUCCESS', 3, 2, 1],
    )
    assert.equal((await shop.act('group-order', 'virtualComplete', key)).status, 409)
    const late = await opened({ groupSize: 3, virtualComplete: true, virtualMin: 1 })
    await end(late.key)
    await shop.runDue()
    assert.deepEqual([(await group(late.key)).status, await codes(late.leader)], ['SUCCESS', 1])
  })

  test('an order that is paid after its group was completed virtually is delivered, in the place of a virtual member', async () => {
    const virtual = { groupSize: 3, virtualComplete: true, virtualMin: 1 }
    const [byHand, byTime] = [await opened(virtual), await opened(virtual)]
    const unpaid = await Promise.all(
      [byHand, byTime].map(({ product, key }) => shop.order(product, 1, { groupOrderId: key })),
    )
    await shop.acted('group-order', 'virtualComplete', byHand.key)
    await end(byTime.key)
    await shop.runDue()
    for (const [index, { key }] of [byHand, byTime].entries()) {
      const late = String(unpaid[index])
      assert.equal((await shop.pay(late, 800)).status, 200)
      assert.deepEqual([(await order(late)).status, await codes(late)], ['PAID', 1])
      const { status, joined_count, virtual_count, total_amount } = await group(key)
      assert.deepEqual([status, joined_count, virtual_count, total_amount], ['SUCCESS', 3, 1, '1600'])
      const wrong = await recount(gateway.app.gateway, store.brandId, 100_000)
      assert.deepEqual(
        wrong.filter((each) => each.key === key),
        [],
      )
    }
  })

  test('groupOrder.lapse, groupOrder.cancel: everybody gets the money back, and unpaid orders are closed', async () => {
    const [late, cancelled] = [await opened(), await opened({ leaderDiscount: 'free' })]
    const unpaid = await shop.order(late.product, 1, { groupOrderId: late.key })
    assert.equal(await refusal(late.product, { groupOrderId: late.key }), 'group-full')
    await end(late.key)
    await shop.runDue()
    assert.deepEqual([(await group(late.key)).status, (await order(unpaid)).status], ['FAILED', 'CLOSED'])
    await shop.deliver()
    assert.deepEqual(
      [(await order(late.leader)).status, (await order(late.leader)).refund_amount],
      ['REFUNDED', '800'],
    )
    const after = await shop.acted('group-order', 'cancel', cancelled.key, { failReason: '活动取消' })
    assert.deepEqual([after.status, after.failReason], ['CANCELLED', '活动取消'])
    assert.equal((await order(cancelled.leader)).status, 'REFUNDED', 'a free place needs no payment')
    for (const { product } of [late, cancelled]) {
      const { total_inventory, sold_count } = await shop.row(
        'ticket_product',
        `ticket_product_id = '${product.ticketProductId}'`,
      )
      assert.deepEqual([total_inventory, sold_count], [10, 0])
    }
  })

  test('groupOrder.extend: later, but not beyond the activity', async () => {
    const { key } = await opened()
    const before = await group(key)
    await shop.acted('group-order', 'extend', key, { hours: 5 })
    const moved =
      Number(new Date(`${(await group(key)).expire_time}`)) - Number(new Date(`${before.expire_time}`))
    assert.equal(moved, 5 * 3_600_000)
    const short = await opened({
      activityTime: {
        start: '2020-01-01',
        end: new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10),
      },
    })
    assert.equal((await shop.act('group-order', 'extend', short.key, { hours: 48 })).code, 'beyond-activity')
  })
})
