import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { addDays } from '@ebkit/rules/dates'
import type { TestGateway } from '@ebkit/testing'
import { storeDay } from '../../../behaviour/numbers'
import { type StartedTicketShop, startTicketShop } from '../../../behaviour/testing/startTicketShop'
import { listOf } from '../../../behaviour/testing/ticketRows'
import { type Row, shop as store, type TicketShop } from '../../../behaviour/testing/ticketShop'
import { recount } from '../../../scheduler/recount'

describe('deposits', () => {
  let gateway: TestGateway
  let shop: TicketShop
  let rows: StartedTicketShop['rows']
  before(async () => {
    ;({ gateway, shop, rows } = await startTicketShop())
  })
  after(() => gateway.stop())

  const buyer = { buyerName: '王小明', buyerPhone: '13800001234' }
  const order = (key: string) => shop.row('deposit_order', `deposit_order_id = '${key}'`)
  const account = (member: string) => shop.row('deposit_account', `member_id = '${member}'`)
  const inventory = async ({ ticketProductId }: Row) =>
    (await shop.row('ticket_product', `ticket_product_id = '${ticketProductId}'`)).total_inventory
  const lines = async (key: string) =>
    (await shop.rows('settlement_item', `order_no = '${key}' order by created_at`)).map((each) => [
      each.item_type,
      Number(each.settle_amount),
    ])
  const setDeadline = (key: string) =>
    gateway.sql(
      "update deposit_order set balance_deadline = now() - interval '1 minute', status = 'WAIT_BALANCE' where deposit_order_id = $1",
      [key],
    )

  interface Deposit {
    readonly activity: string
    readonly product: Row
    readonly member: string
    readonly key: string
  }
  /** Adds a paid deposit. */
  async function paid(refundRule: 'anytime' | 'none' = 'anytime', memberId?: string): Promise<Deposit> {
    const product = await shop.product({ salePrice: 5_000, totalInventory: 4 })
    const activity = await rows.deposit(listOf(product), { status: 'RUNNING', refundRule })
    const member = memberId ?? (await rows.member())
    const key = await reserve(activity, product, member)
    assert.equal((await pay(key, 1_000)).data.status, 'DEPOSIT_PAID')
    return { activity, product, member, key }
  }
  async function request(activityId: string, { ticketProductId }: Row, memberId: string, quantity = 1) {
    return shop.post('demo-api/guest/deposit', { activityId, ticketProductId, memberId, quantity, ...buyer })
  }
  async function reserve(activity: string, product: Row, member: string): Promise<string> {
    const { status, message, data } = await request(activity, product, member)
    assert.equal(status, 200, message)
    return String(data.depositOrderId)
  }
  const pay = (depositOrderId: string, amount: number, transactionNo = `TX${depositOrderId}${amount}`) =>
    shop.post('demo-api/guest/deposit/pay', { depositOrderId, amount, payMethod: 'wechat', transactionNo })

  test('depositOrder.payDeposit, depositOrder.balanceBegin, depositOrder.payBalance, depositOrder.balanceAmount, depositAccount.heldAmount, depositAccount.memberName, depositAccount.memberPhone: the deposit counts for more than it costs; each payment counts once', async () => {
    const { activity, product, member, key } = await paid()
    assert.equal(await inventory(product), 3)
    const held = await account(member)
    assert.deepEqual(
      [held.held_amount, held.member_name, held.member_phone],
      ['1000', '王小明', '13800001234'],
    )
    assert.equal((await pay(key, 1_000)).status, 200, 'reported twice')
    assert.deepEqual(await lines(key), [['SALE', 1_000]])
    assert.equal((await pay(key, 2_000)).code, 'already-paid')
    await gateway.sql('update deposit_activity set balance_from = current_date - 1 where activity_id = $1', [
      activity,
    ])
    await shop.runDue()
    assert.equal((await order(key)).status, 'WAIT_BALANCE')
    const { balanceAmount } = await rows.read('deposit-order', 'depositOrderId', key)
    assert.equal(balanceAmount, 2_000)
    assert.equal((await pay(key, 1_999)).code, 'wrong-amount')
    assert.equal((await pay(key, 2_000)).data.status, 'COMPLETED')
    assert.equal((await pay(key, 2_000)).data.status, 'COMPLETED')
    const done = await order(key)
    const final = await shop.row('ticket_order', `platform_order_id = '${done.platform_order_id}'`)
    assert.deepEqual(
      [final.status, final.total_amount, final.promotion_amount, final.pay_amount],
      ['PAID', '5000', '3000', '2000'],
    )
    assert.equal(
      (await shop.rows('ticket_code', `platform_order_id = '${done.platform_order_id}'`)).length,
      1,
    )
    assert.deepEqual([await inventory(product), (await account(member)).held_amount], [3, '0'])
  })

  test('depositOrder.refundDeposit, depositOrder.close, depositOrder.depositTimeout: pieces return to the inventory, and the deposit goes back the way it came', async () => {
    const { activity, product, member, key } = await paid()
    assert.equal((await shop.act('deposit-order', 'close', key)).status, 409)
    await shop.acted('deposit-order', 'refundDeposit', key, { reason: '行程取消' })
    const refunded = await order(key)
    assert.deepEqual([refunded.status, refunded.refund_reason], ['REFUNDED', '行程取消'])
    assert.deepEqual([await inventory(product), (await account(member)).held_amount], [4, '0'])
    const [asked] = await shop.rows('outbox_message', `row_key = '${key}' and kind = 'depositRefund'`)
    assert.deepEqual(asked?.content, {
      refundId: key,
      amount: 1_000,
      payMethod: 'wechat',
      transactionNo: `TX${key}1000`,
    })
    await shop.deliver()
    assert.deepEqual(await lines(key), [
      ['SALE', 1_000],
      ['REFUND', -1_000],
    ])
    const [open, late] = [await reserve(activity, product, member), await reserve(activity, product, member)]
    assert.equal(await inventory(product), 2)
    assert.equal((await shop.acted('deposit-order', 'close', open)).status, 'CLOSED')
    await gateway.sql(
      "update deposit_order set created_at = now() - interval '31 minutes' where deposit_order_id = $1",
      [late],
    )
    await shop.runDue()
    assert.deepEqual([(await order(late)).status, await inventory(product)], ['CLOSED', 4])
  })

  test('depositOrder.remind, depositOrder.extendBalance: one reminder in 12 hours; a later deadline, up to 7 days after the period', async () => {
    const { key } = await paid()
    await gateway.sql("update deposit_order set status = 'WAIT_BALANCE' where deposit_order_id = $1", [key])
    assert.equal((await shop.acted('deposit-order', 'remind', key)).remindCount, 1)
    assert.equal(
      (await shop.rows('outbox_message', `row_key = '${key}' and kind = 'balanceReminder'`)).length,
      1,
    )
    assert.equal((await shop.act('deposit-order', 'remind', key)).code, 'reminded')
    const extend = (days: number) =>
      shop.act('deposit-order', 'extendBalance', key, {
        balanceDeadline: `${addDays(storeDay(), days)} 20:00:00`,
      })
    assert.equal((await extend(9)).code, 'deadline', 'earlier')
    assert.equal((await extend(17)).code, 'deadline', 'too late')
    assert.equal((await extend(16)).status, 200)
  })

  test('depositOrder.refundOverdue, depositOrder.forfeit, depositAccount.freeze, depositAccount.unfreeze: what is not paid in time goes back by the rule, to a frozen account once it is open again', async () => {
    const [back, kept, frozen] = [await paid(), await paid('none'), await paid()]
    const { account_id: id } = await account(frozen.member)
    const { freezeReason } = await shop.acted('deposit-account', 'freeze', `${id}`, {
      freezeReason: '疑似黄牛',
    })
    assert.equal(freezeReason, '疑似黄牛')
    assert.equal((await request(frozen.activity, frozen.product, frozen.member)).code, 'account-frozen')
    for (const { key } of [back, kept, frozen]) await setDeadline(key)
    await shop.runDue()
    const states = async () =>
      Promise.all([back, kept, frozen].map(async ({ key }) => (await order(key)).status))
    assert.deepEqual(await states(), ['REFUNDED', 'FORFEITED', 'WAIT_BALANCE'])
    assert.equal((await shop.acted('deposit-account', 'unfreeze', `${id}`)).freezeReason, null)
    assert.deepEqual(await states(), ['REFUNDED', 'FORFEITED', 'REFUNDED'])
    for (const { product } of [back, kept, frozen]) assert.equal(await inventory(product), 4)
  })

  test('depositActivity.end, depositActivity.depositCount, depositActivity.balanceCount, depositActivity.convertRate, depositActivity.expandRate: open deposits go back by the rule', async () => {
    const [{ activity, key }, kept] = [await paid(), await paid('none')]
    const { depositCount, balanceCount, convertRate, expandRate } = await rows.read(
      'deposit-activity',
      'activityId',
      activity,
    )
    assert.deepEqual([depositCount, balanceCount, convertRate, expandRate], [1, 0, 0, 3])
    for (const each of [activity, kept.activity]) await shop.acted('deposit-activity', 'end', each)
    assert.deepEqual(
      [(await order(key)).status, (await order(kept.key)).status],
      ['REFUNDED', 'DEPOSIT_PAID'],
    )
  })

  test('depositAccount.refundAll, depositAccount.totalAmount, depositAccount.usedAmount, depositAccount.refundAmount, depositAccount.forfeitAmount, depositAccount.isUneven, depositAccount.orderCount: what came in is held, used, refunded or forfeited', async () => {
    const first = await paid()
    const { member } = first
    const [lost, used] = [await paid('none', member), await paid('anytime', member)]
    await gateway.sql("update deposit_order set status = 'WAIT_BALANCE' where deposit_order_id = $1", [
      used.key,
    ])
    await pay(used.key, 2_000)
    await setDeadline(lost.key)
    await shop.runDue()
    await paid('anytime', member)
    const { account_id: id } = await account(member)
    await shop.acted('deposit-account', 'refundAll', `${id}`)
    const last = await paid('anytime', member)
    assert.equal((await order(first.key)).status, 'REFUNDED')
    const now = await rows.read('deposit-account', 'accountId', `${id}`)
    assert.deepEqual(
      [now.totalAmount, now.heldAmount, now.usedAmount, now.refundAmount, now.forfeitAmount, now.orderCount],
      [5_000, 1_000, 1_000, 2_000, 1_000, 5],
    )
    assert.ok(last.key)
    const uneven = async () => (await rows.read('deposit-account', 'accountId', `${id}`)).isUneven
    const hold = (change: string) =>
      gateway.sql(`update deposit_account set held_amount = held_amount ${change} where account_id = $1`, [
        id,
      ])
    assert.equal(await uneven(), false)
    await hold('- 1')
    assert.equal(await uneven(), true)
    await hold('+ 1')
    const wrong = await recount(gateway.app.gateway, store.brandId, 100_000)
    assert.deepEqual(
      wrong.filter(({ key }) => key === id),
      [],
    )
  })

  test('the quota of an activity and the limit of a member hold, whoever comes at the same moment', async () => {
    const product = await shop.product({ salePrice: 5_000, totalInventory: 9 })
    const activity = await rows.deposit(listOf(product), { status: 'RUNNING', inventory: 3, memberLimit: 2 })
    const member = await rows.member()
    const codes = await Promise.all(
      Array.from({ length: 4 }, async () => (await request(activity, product, member)).code),
    )
    assert.deepEqual(codes.filter((code) => code === 'deposit-limit').length, 2)
    assert.equal((await request(activity, product, await rows.member(), 2)).code, 'deposit-sold-out')
    assert.equal(await inventory(product), 7)
    await gateway.sql('update deposit_activity set deposit_until = current_date - 2 where activity_id = $1', [
      activity,
    ])
    assert.equal((await request(activity, product, await rows.member())).code, 'offer-ended')
  })
})
