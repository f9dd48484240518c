import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { addDays } from '@ebkit/rules/dates'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { storesOf } from '../../behaviour/brandStores'
import { inSystem } from '../../behaviour/inSystem'
import { storeDay } from '../../behaviour/numbers'
import { shop as place, type Row, type TicketShop, ticketShop } from '../../behaviour/testing/ticketShop'
import { makeMonthlyBills } from '../../scheduler/jobs'
import { recount } from '../../scheduler/recount'
import { makeBill, monthBefore } from './makeBills'

const bills = 'payment-api/eb/settlement-bill'
const accounts = 'payment-api/eb/cash-account'

describe('the settlement of a store', () => {
  let gateway: TestGateway
  let shop: TicketShop
  let periods = 0
  before(async () => {
    gateway = await startTestGateway()
    shop = ticketShop(gateway, await gateway.signIn('admin'))
    await gateway.sql(
      `insert into pay_channel (brand_id, hotel_id, pay_channel_id, channel_type, store_id, mch_id, fee_rate, status)
       values ('1001', '100101', 'c1', 'WECHAT', '100101', 'mch123456', 0.6, 'ENABLED')`,
    )
  })
  after(() => gateway.stop())

  /** Makes a bill of everything so far; each for a period of its own. */
  async function bill(hotelId: string = place.hotelId): Promise<string> {
    const start = addDays(storeDay(), -1 - periods++)
    const key = await inSystem(gateway.app.gateway, { brandId: place.brandId, hotelId }, (context) =>
      makeBill(context, { start, end: storeDay() }),
    )
    assert.ok(key)
    return key
  }
  const read = async (key: string, hotelId: string = place.hotelId) =>
    (await shop.get(`${bills}/detail?settlementBillId=${key}&hotelId=${hotelId}`)).data
  const lines = (key: string) => shop.rows('settlement_item', `settlement_bill_id = '${key}'`)
  const refund = async (orderId: string, refundQuantity: number, refundAmount: number) => {
    await shop.acted('ticket-order', 'refund', orderId, { refundQuantity, refundAmount, reason: '行程取消' })
    const { refund_id: id } = await shop.row('ticket_refund', `platform_order_id = '${orderId}'`)
    await shop.acted('ticket-refund', 'approve', `${id}`)
    await shop.deliver()
  }
  const verify = async (orderId: string) => {
    const [code] = await shop.rows(
      'ticket_code',
      `platform_order_id = '${orderId}' and status = 'UNUSED' limit 1`,
    )
    await shop.acted('ticket-code', 'verify', `${code?.ticket_code_id}`)
  }

  test('settlementBill.orderCount, settlementBill.useCount, settlementBill.refundCount, settlementBill.orderAmount, settlementBill.refundAmount, settlementBill.channelFee, settlementBill.platformFee, settlementBill.commission, settlementBill.settleAmount, settlementBill.storeId, settlementItem.settleAmount: a bill is the sum of its lines', async () => {
    const product = await shop.product({ salePrice: 10_000, totalInventory: 50 })
    const [one, two] = [await shop.paid(product, 3), await shop.paid(product, 1)]
    await verify(one)
    await refund(one, 1, 9_000)
    await shop.order(product, 5)
    const key = await bill()
    const own = await read(key)
    const { orderCount, useCount, refundCount, orderAmount, refundAmount, channelFee, settleAmount } = own
    assert.deepEqual([orderCount, useCount, refundCount], [4, 1, 1])
    assert.deepEqual([orderAmount, refundAmount, channelFee], [40_000, 9_000, 240])
    assert.deepEqual([own.platformFee, own.commission, own.storeId], [0, 0, place.hotelId])
    assert.equal(settleAmount, 40_000 - 9_000 - 240)
    const sum = (await lines(key)).reduce((total, { settle_amount: each }) => total + Number(each), 0)
    assert.equal(sum, settleAmount)
    assert.ok(two)
  })

  test('settlementBill.crossInAmount, settlementBill.crossOutAmount: what another store sold and this one took is due from that store', async () => {
    const product = await shop.product({ salePrice: 5_000, totalInventory: 50 })
    const key = await shop.paid(product, 2)
    const [code] = await shop.rows('ticket_code', `platform_order_id = '${key}' limit 1`)
    await shop.acted('ticket-product', 'share', `${product.ticketProductId}`, { applyHotelIds: ['100102'] })
    const used = await shop.post('ticket-api/eb/ticket-code/action/verify', {
      ...{ key: code?.ticket_code_id, hotelId: '100102' },
    })
    assert.equal(used.status, 200, used.message)
    const [sold, took] = [await read(await bill()), await read(await bill('100102'), '100102')]
    assert.deepEqual([sold.orderAmount, sold.crossOutAmount, sold.crossInAmount], [10_000, 5_000, 0])
    assert.deepEqual([took.orderAmount, took.crossOutAmount, took.crossInAmount], [0, 0, 5_000])
    assert.equal(sold.settleAmount, 10_000 - 60 - 5_000)
    assert.equal(took.settleAmount, 5_000)
  })

  test('settlementBill.splitAmount: shares that others got are not paid out', async () => {
    const separateList = [{ receiverName: '供应商', receiverAccount: 'abc123', ratio: 20 }]
    const product = await shop.product({ salePrice: 10_001, ifSetSeparate: true, separateList })
    const key = await shop.paid(product)
    const split = await shop.row('split_bill', `order_no = '${key}'`)
    assert.deepEqual([split.split_amount, split.status], ['2000', 'WAITING'])
    await gateway.sql("update split_bill set status = 'DONE' where order_no = $1", [key])
    const own = await read(await bill())
    assert.deepEqual([own.splitAmount, own.settleAmount], [2_000, 10_001 - 60 - 2_000])
    const refused = await shop.act('ticket-order', 'refund', key, {
      ...{ refundQuantity: 1, refundAmount: 1, reason: '行程取消' },
    })
    assert.equal(refused.code, 'split')
  })

  test('settlementBill.confirm, settlementBill.dispute: a disputed bill is confirmed later', async () => {
    await shop.paid(await shop.product())
    const key = await bill()
    const disputed = await shop.acted(bills, 'dispute', key, { disputeText: '少一单' })
    assert.deepEqual([disputed.status, disputed.disputeText], ['DISPUTED', '少一单'])
    assert.equal((await shop.rows('outbox_message', `row_key = '${key}' and kind = 'dispute'`)).length, 1)
    const confirmed = await shop.acted(bills, 'confirm', key)
    assert.deepEqual([confirmed.status, typeof confirmed.confirmedAt], ['CONFIRMED', 'string'])
  })

  test('settlementBill.settle, settlementBill.reportSettled, cashAccount.balance, cashAccount.storeId, cashAccount.monthIn, cashAccount.monthOut, cashAccount.unsettledAmount, cashFlow.balanceAfter, cashFlow.direction, cashFlow.storeId: the payout arrives once; the balance is the sum of its movements', async () => {
    const paid = async () => {
      await shop.paid(await shop.product({ salePrice: 10_000 }))
      const key = await bill()
      await shop.acted(bills, 'confirm', key)
      return key
    }
    const keys = [await paid(), await paid()]
    for (const key of keys) {
      assert.equal((await shop.acted(bills, 'settle', key)).status, 'SETTLING')
      await Promise.all([shop.deliver(), shop.deliver()])
    }
    const settled = await read(keys[0] as string)
    assert.deepEqual([settled.status, typeof settled.settledAt], ['SETTLED', 'string'])
    const account = await shop.row('cash_account', "hotel_id = '100101' and account_type = 'SETTLE'")
    const flows = await shop.rows(
      'cash_flow',
      `cash_account_id = '${account.cash_account_id}' order by flow_no`,
    )
    assert.deepEqual(
      flows.map(({ amount, balance_after: after, direction, store_id: store }) => [
        amount,
        after,
        direction,
        store,
      ]),
      [
        ['9940', '9940', 'IN', '100101'],
        ['9940', '19880', 'IN', '100101'],
      ],
    )
    const { data } = await shop.get(`${accounts}/detail?cashAccountId=${account.cash_account_id}`)
    assert.deepEqual([data.balance, data.storeId, data.monthIn, data.monthOut], [19_880, '100101', 19_880, 0])
    const open = await shop.rows(
      'settlement_bill',
      "hotel_id = '100101' and status in ('UNCONFIRMED', 'CONFIRMED', 'SETTLING')",
    )
    const sums = await Promise.all(
      open.map(async ({ settlement_bill_id: key }) => (await read(`${key}`)).settleAmount),
    )
    assert.equal(
      data.unsettledAmount,
      sums.reduce((total: number, each) => total + Number(each), 0),
    )
    assert.deepEqual(
      (await recount(gateway.app.gateway, place.brandId, 100_000)).filter(
        ({ resource }) => resource === 'cashAccount',
      ),
      [],
    )
  })

  test('what is booked is what the bank was asked for, whatever happens to the bill meanwhile', async () => {
    await shop.paid(await shop.product({ salePrice: 10_000 }))
    const key = await bill()
    await shop.acted(bills, 'confirm', key)
    await shop.acted(bills, 'settle', key)
    await gateway.sql('update settlement_item set amount = amount + 1000 where settlement_bill_id = $1', [
      key,
    ])
    await shop.deliver()
    const { status, billNo, settleAmount } = await read(key)
    assert.deepEqual([status, settleAmount], ['SETTLED', 10_940])
    assert.equal((await shop.row('cash_flow', `related_no = '${billNo}'`)).amount, '9940')
  })

  test('a bill that was paid does not change; a share that is paid or returned later is deducted in the next bill', async () => {
    await gateway.sql("update settlement_bill set status = 'SETTLED' where hotel_id = '100101'")
    const separateList = [{ receiverName: '供应商', receiverAccount: 'abc123', ratio: 20 }]
    const sold = () => shop.product({ salePrice: 10_000, ifSetSeparate: true, separateList })
    const [late, returned] = [await shop.paid(await sold()), await shop.paid(await sold())]
    const set = (order: string, change: string) =>
      gateway.sql(`update split_bill set ${change} where order_no = $1`, [order])
    await set(returned, "status = 'DONE'")
    const first = await bill()
    const amounts = async (key: string) => {
      const { splitAmount, settleAmount } = await read(key)
      return [splitAmount, settleAmount]
    }
    const sales = 20_000 - 120
    assert.deepEqual(await amounts(first), [2_000, sales - 2_000])
    await shop.acted(bills, 'confirm', first)
    await shop.acted(bills, 'settle', first)
    await shop.deliver()
    await set(late, "status = 'DONE'")
    assert.deepEqual(await amounts(first), [2_000, sales - 2_000])
    await shop.paid(await shop.product({ salePrice: 10_000 }))
    const next = await bill()
    assert.deepEqual(await amounts(next), [2_000, 9_940 - 2_000])
    await set(returned, "status = 'RETURNED', return_amount = 500")
    assert.deepEqual(await amounts(first), [2_000, sales - 2_000])
    assert.deepEqual(await amounts(next), [1_500, 9_940 - 1_500])
    await shop.acted(bills, 'confirm', next)
    await shop.acted(bills, 'settle', next)
    await shop.deliver()
    assert.deepEqual(await amounts(next), [1_500, 9_940 - 1_500])
    await shop.paid(await shop.product({ salePrice: 10_000 }))
    assert.deepEqual(await amounts(await bill()), [0, 9_940], 'what was deducted once is not deducted again')
  })

  test('settlementBill.reportFailed: a payout that the bank refuses is tried again', async () => {
    await shop.paid(await shop.product({ salePrice: 10_073 }))
    const key = await bill()
    assert.equal((await read(key)).settleAmount, 10_013)
    await shop.acted(bills, 'confirm', key)
    await shop.acted(bills, 'settle', key)
    await shop.deliver()
    assert.equal((await read(key)).status, 'FAILED')
    assert.equal((await shop.acted(bills, 'settle', key)).status, 'SETTLING')
    assert.deepEqual(await shop.rows('cash_flow', `related_no = '${(await read(key)).billNo}'`), [])
  })

  test('only finance of the brand pays out, and only what is more than nothing', async () => {
    const order = await shop.paid(await shop.product({ salePrice: 10_000 }))
    await refund(order, 1, 10_000)
    const key = await bill()
    await shop.acted(bills, 'confirm', key)
    await gateway.sql(
      "update role set permissions = permissions || '{settlementBill:settle}' where role_id = '1001-r2'",
    )
    const manager = ticketShop(gateway, await gateway.signIn('manager'))
    const refused = await manager.act(bills, 'settle', key)
    assert.deepEqual([refused.status, refused.code], [403, 'forbidden'])
    assert.deepEqual((refused.data as Row).text, {
      zh: '仅品牌财务可发起打款',
      en: 'Only finance of the brand can pay out',
    })
    assert.equal((await shop.act(bills, 'settle', key)).code, 'nothing-to-pay')
  })

  test('settlementBill.confirmByTime: a bill confirms itself five working days after its period, and after it was made', async () => {
    await shop.paid(await shop.product())
    const key = await bill()
    await shop.runDue()
    assert.equal((await read(key)).status, 'UNCONFIRMED')
    const setDay = (column: string) =>
      gateway.sql(`update settlement_bill set ${column} = current_date - 30 where settlement_bill_id = $1`, [
        key,
      ])
    await setDay('period_end')
    await shop.runDue()
    assert.equal((await read(key)).status, 'UNCONFIRMED', 'the store has just received it')
    await setDay('created_at')
    await shop.runDue()
    assert.equal((await read(key)).status, 'CONFIRMED')
  })

  test('the bills of the last month are made once, of its lines alone', async () => {
    assert.deepEqual(monthBefore('2026-03-15'), { start: '2026-02-01', end: '2026-02-28' })
    const [old, fresh] = [await shop.paid(await shop.product()), await shop.paid(await shop.product())]
    const day = monthBefore(storeDay()).end
    await gateway.sql('update settlement_item set occurred_at = $2::date where order_no = $1', [old, day])
    assert.equal(await makeMonthlyBills(gateway.app.gateway, place.brandId), 1)
    assert.equal(await makeMonthlyBills(gateway.app.gateway, place.brandId), 0)
    const billOf = async (order: string) =>
      ((await shop.row('settlement_item', `order_no = '${order}'`)) as Row).settlement_bill_id
    assert.deepEqual([typeof (await billOf(old)), await billOf(fresh)], ['string', null])
  })

  test('a store whose bill cannot be made does not keep the others from theirs', async () => {
    const { gateway: own } = gateway.app
    const stores = await storesOf(own, place.brandId)
    let tries = 0
    const withTenant: typeof own.database.withTenant = (tenant, work) => {
      if (++tries === 1) throw new Error('no bill today')
      return own.database.withTenant(tenant, work)
    }
    const problems: string[] = []
    await makeMonthlyBills(
      { ...own, database: { ...own.database, withTenant } },
      place.brandId,
      (error, hotelId) => problems.push(`${hotelId}: ${error}`),
    )
    assert.deepEqual([tries, problems], [stores.length, [`${stores[0]}: Error: no bill today`]])
  })
})
