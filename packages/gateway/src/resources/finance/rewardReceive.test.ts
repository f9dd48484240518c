import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { insertRow } from '../../behaviour/testing/insertRow'
import { type Row, type TicketShop, ticketShop } from '../../behaviour/testing/ticketShop'

const claims = 'payment-api/eb/reward-receive'

describe('claims of rewards', () => {
  let gateway: TestGateway
  let shop: TicketShop
  let made = 0
  before(async () => {
    gateway = await startTestGateway()
    shop = ticketShop(gateway, await gateway.signIn('admin'))
    await gateway.sql("delete from cash_flow where account_type = 'SETTLE' and hotel_id = '100101'")
    await gateway.sql("delete from cash_account where account_type = 'SETTLE' and hotel_id = '100101'")
    await insertRow(gateway, 'cash_account', {
      ...{ hotel_id: '100101', cash_account_id: 'settle', account_name: '结算账户', store_id: '100101' },
      ...{ account_type: 'SETTLE', balance: 100_000, status: 'NORMAL' },
    })
  })
  after(() => gateway.stop())

  /** A failed claim, with a record for each of the amounts. */
  async function claim(amounts: readonly number[], fields: Row = {}): Promise<string> {
    const key = `claim${++made}`
    const own = { reward_receive_id: key, receive_no: key, store_id: '100101', send_mode: 'WECHAT' }
    await insertRow(gateway, 'reward_receive', {
      ...own,
      ...{ receiver_name: '王小明', fail_reason: '余额不足', status: 'FAILED' },
      ...fields,
    })
    for (const [index, amount] of amounts.entries())
      await insertRow(gateway, 'reward_record', {
        ...{ reward_record_id: `${key}-${index}`, reward_receive_id: key, amount, status: 'CONFIRMED' },
      })
    return key
  }
  const read = (key: string) => shop.row('reward_receive', `reward_receive_id = '${key}'`)
  const records = async (key: string) =>
    (await shop.rows('reward_record', `reward_receive_id = '${key}'`)).map(({ status }) => status)
  const flows = async (key: string) =>
    (await shop.rows('cash_flow', `related_no = '${key}'`)).map(({ flow_type: type, amount }) => [
      ...[type, Number(amount)],
    ])

  test('rewardReceive.retry, rewardReceive.reportPaid, rewardRecord.grant: the records of a claim are paid', async () => {
    const key = await claim([2_000, 3_000])
    const row = await shop.acted(claims, 'retry', key)
    assert.deepEqual([row.status, row.failReason], ['PAYING', null])
    assert.deepEqual(await flows(key), [])
    await shop.deliver()
    const { status, paid_at: paidAt, pay_no: payNo } = await read(key)
    assert.deepEqual([status, Boolean(paidAt), /^DEMO/.test(String(payNo))], ['PAID', true, true])
    assert.deepEqual(await records(key), ['GRANTED', 'GRANTED'])
    assert.deepEqual(await flows(key), [['REWARD', -5_000]])
  })

  test('rewardReceive.reportFailed: a refused payment says why, and nothing is granted', async () => {
    const key = await claim([2_013])
    await shop.acted(claims, 'retry', key)
    await shop.deliver()
    const { status, fail_reason: reason } = await read(key)
    assert.deepEqual([status, reason], ['FAILED', 'INSUFFICIENT_BALANCE'])
    assert.deepEqual([await records(key), await flows(key)], [['CONFIRMED'], []])
  })

  test('rewardReceive.retry: what cannot be sent stays as it is', async () => {
    const refused = async (key: string) => {
      const { status, code, message } = await shop.act(claims, 'retry', key)
      assert.equal(status, 422, message)
      assert.deepEqual([(await read(key)).status, await flows(key)], ['FAILED', []])
      return code
    }
    assert.equal(await refused(await claim([])), 'nothing-to-send')
    assert.equal(await refused(await claim([200_000])), 'available')
    assert.equal(await refused(await claim([100], { send_mode: 'OFFLINE' })), 'offline')
    await insertRow(gateway, 'reward_send', {
      ...{ reward_send_id: 'taxed', plan_name: '代扣', reward_types: ['sale'], send_mode: 'LABOR' },
      ...{ weekdays: [], auditor_ids: [], withhold_tax: true },
    })
    assert.equal(await refused(await claim([100], { reward_send_id: 'taxed' })), 'tax-withheld')
    const [one, two] = [await claim([50_000]), await claim([50_000])]
    await shop.acted(claims, 'retry', one)
    assert.equal(await refused(two), 'available', 'the claim that is being paid counts')
  })
})
