import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { insertRow } from '../../behaviour/testing/insertRow'
import { type TicketShop, ticketShop } from '../../behaviour/testing/ticketShop'

const payouts = 'payment-api/eb/labor-payout'

describe('payouts for labour', () => {
  let gateway: TestGateway
  let shop: TicketShop
  let made = 0
  before(async () => {
    gateway = await startTestGateway()
    shop = ticketShop(gateway, await gateway.signIn('admin'))
  })
  after(() => gateway.stop())
  beforeEach(async () => {
    await gateway.sql("delete from cash_flow where account_type = 'SETTLE' and hotel_id = '100101'")
    await gateway.sql("delete from cash_account where account_type = 'SETTLE' and hotel_id = '100101'")
    await gateway.sql(`insert into cash_account
      (brand_id, hotel_id, cash_account_id, account_name, store_id, account_type, balance, status)
      values ('1001', '100101', 'settle', '结算账户', '100101', 'SETTLE', 100000, 'NORMAL')`)
  })

  async function payout(status: string, grossAmount: number): Promise<string> {
    const key = `labour${++made}`
    await insertRow(gateway, 'labor_payout', {
      ...{ labor_payout_id: key, payout_no: key, status, gross_amount: grossAmount, service_rate: 6 },
      ...{ receiver_name: '王小明', receiver_phone: '13800001234', id_card: '11010519491231002X' },
      ...{ receiver_role: 'PROMOTER', pay_way: 'BANK', pay_account: '6222', project: 'PROMOTION' },
      ...{ period_from: '2026-10-01', period_until: '2026-10-31', fail_reason: '三要素不符' },
    })
    return key
  }
  const read = (key: string) => shop.row('labor_payout', `labor_payout_id = '${key}'`)
  const flows = async (key: string) =>
    (await shop.rows('cash_flow', `related_no = '${key}' order by flow_no`)).map(({ amount }) =>
      Number(amount),
    )
  const balance = async () => Number((await shop.row('cash_account', "cash_account_id = 'settle'")).balance)

  test('laborPayout.retry, laborPayout.reportPaid, laborPayout.costAmount, laborPayout.serviceFee: the cost is taken, and the platform is asked once more', async () => {
    const key = await payout('FAILED', 30_000)
    const row = await shop.acted(payouts, 'retry', key)
    assert.deepEqual([row.status, row.failReason, row.serviceFee], ['PAYING', null, 1_800])
    assert.deepEqual([row.costAmount, await flows(key), await balance()], [31_800, [-31_800], 68_200])
    await shop.deliver()
    const { status, paid_at: paidAt } = await read(key)
    assert.deepEqual([status, Boolean(paidAt)], ['PAID', true])
    assert.deepEqual([await flows(key), await balance()], [[-31_800], 68_200])
  })

  test('laborPayout.approve, laborPayout.reportFailed: a refused payout gives the cost back, and may be retried', async () => {
    // a cost that ends in 13 cents is refused by the demo
    const key = await payout('AUDITING', 28_314)
    await shop.acted(payouts, 'approve', key)
    assert.equal(await balance(), 69_987)
    await shop.deliver()
    const { status, fail_reason: reason } = await read(key)
    assert.deepEqual([status, reason], ['FAILED', 'INSUFFICIENT_BALANCE'])
    assert.deepEqual([await flows(key), await balance()], [[-30_013, 30_013], 100_000])
    assert.equal((await shop.acted(payouts, 'retry', key)).status, 'PAYING')
    assert.deepEqual(await flows(key), [-30_013, 30_013, -30_013])
  })

  test('laborPayout.retry: more than is available, or from a frozen account, pays nothing', async () => {
    const key = await payout('FAILED', 95_000)
    const poor = await shop.act(payouts, 'retry', key)
    assert.deepEqual([poor.status, poor.code], [422, 'available'], poor.message)
    await gateway.sql("update cash_account set status = 'FROZEN' where cash_account_id = 'settle'")
    const frozen = await shop.act(payouts, 'retry', await payout('FAILED', 100))
    assert.deepEqual([frozen.status, frozen.code], [422, 'cash-frozen'])
    assert.deepEqual([(await read(key)).status, await flows(key)], ['FAILED', []])
  })
})
