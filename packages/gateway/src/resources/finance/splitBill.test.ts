import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { inSystem } from '../../behaviour/inSystem'
import { storeDay } from '../../behaviour/numbers'
import { type Business, startBusiness } from '../../behaviour/testing/business'
import { type Row, shop as store, type TicketShop, ticketShop } from '../../behaviour/testing/ticketShop'
import { moveCash } from './cash'

const splits = 'payment-api/eb/split-bill'
const accounts = 'payment-api/eb/cash-account'
const withdrawals = 'payment-api/eb/withdrawal'

describe('shares of orders, and accounts of money', () => {
  let gateway: TestGateway
  let shop: TicketShop
  before(async () => {
    gateway = await startTestGateway()
    shop = ticketShop(gateway, await gateway.signIn('admin'))
    await gateway.sql(
      `insert into pay_channel (brand_id, hotel_id, pay_channel_id, channel_type, store_id, mch_id, fee_rate, split_max, status)
       values ('1001', '100101', 'c1', 'WECHAT', '100101', 'mch123456', 0, 25, 'ENABLED')`,
    )
  })
  after(() => gateway.stop())

  const split = (order: string) => shop.row('split_bill', `order_no = '${order}'`)
  /** An order with a share for a supplier. */
  async function ordered(salePrice: number, ratio = 20, quantity = 1): Promise<string> {
    const separateList = [{ receiverName: '供应商', receiverAccount: 'abc123', ratio }]
    return shop.paid(await shop.product({ salePrice, ifSetSeparate: true, separateList }), quantity)
  }
  async function use(order: string): Promise<void> {
    for (const { ticket_code_id: id } of await shop.rows(
      'ticket_code',
      `platform_order_id = '${order}' and status = 'UNUSED'`,
    ))
      await shop.acted('ticket-code', 'verify', `${id}`)
  }

  /** The credit account of a company. */
  async function creditAccount(business: Business, values: Row = {}): Promise<string> {
    const [employee] = await shop.rows('employee', "brand_id = '1001' limit 1")
    const corporateMemberId = await business.add('corporateMember', {
      corporateLevelId: await business.add('corporateLevel'),
      salesEmployeeId: employee?.employee_id,
    })
    return business.add('creditAccount', { corporateMemberId, storeId: store.hotelId, ...values })
  }

  test('splitBill.splitAmount, splitBill.storeId, splitBill.begin, splitBill.reportDone: a used order pays its shares, at most what the channel allows, of what was not refunded', async () => {
    const order = await ordered(10_001, 30, 2)
    const waiting = await split(order)
    assert.deepEqual(
      [waiting.status, waiting.split_amount, waiting.store_id],
      ['WAITING', '5000', store.hotelId],
    )
    const refund = { refundQuantity: 1, refundAmount: 10_000, reason: '行程取消' }
    await shop.acted('ticket-order', 'refund', order, refund)
    const { refund_id: id } = await shop.row('ticket_refund', `platform_order_id = '${order}'`)
    await shop.acted('ticket-refund', 'approve', `${id}`)
    await shop.deliver()
    await use(order)
    const begun = await split(order)
    assert.deepEqual([begun.status, begun.order_amount, begun.split_amount], ['PROCESSING', '10002', '2500'])
    await shop.deliver()
    const done = await split(order)
    assert.deepEqual([done.status, done.split_at !== null], ['DONE', true])
  })

  test('splitBill.reportFailed, splitBill.split, splitBill.giveBack: a refused share is asked for again; one that was paid is returned before a refund', async () => {
    const refused = await ordered(10_065)
    await use(refused)
    await shop.deliver()
    const failed = await split(refused)
    assert.deepEqual([failed.status, failed.fail_reason], ['FAILED', 'INSUFFICIENT_BALANCE'])
    const again = await shop.acted(splits, 'split', `${failed.split_bill_id}`)
    assert.deepEqual([again.status, again.failReason], ['PROCESSING', null])
    const order = await ordered(10_000)
    const { split_bill_id: key } = await split(order)
    await shop.acted(splits, 'split', `${key}`)
    await shop.deliver()
    const refund = { refundQuantity: 1, refundAmount: 100, reason: '行程取消' }
    assert.equal((await shop.act('ticket-order', 'refund', order, refund)).code, 'split')
    const give = (returnAmount: number) =>
      shop.act(splits, 'giveBack', `${key}`, { returnAmount, reason: '退款' })
    assert.equal((await give(2_001)).code, 'return-amount')
    assert.equal((await give(1)).status, 200)
    const part = await split(order)
    assert.deepEqual([part.status, part.return_amount], ['DONE', '1'])
    assert.equal((await shop.act('ticket-order', 'refund', order, refund)).code, 'split')
    assert.equal((await give(2_000)).code, 'return-amount')
    assert.equal((await give(1_999)).status, 200)
    const back = await split(order)
    assert.deepEqual([back.status, back.return_amount], ['RETURNED', '2000'])
    assert.equal((await shop.rows('outbox_message', `row_key = '${key}' and kind = 'splitReturn'`)).length, 2)
    assert.equal((await shop.act('ticket-order', 'refund', order, refund)).status, 200)
  })

  test('a share that is paid at once is of what was not refunded: none of a refunded order, and not while a refund is open', async () => {
    const [whole, part] = [await ordered(10_000), await ordered(10_000, 20, 2)]
    const pay = async (order: string) => shop.act(splits, 'split', `${(await split(order)).split_bill_id}`)
    const refund = async (order: string) => {
      await shop.acted('ticket-order', 'refund', order, {
        ...{ refundQuantity: 1, refundAmount: 10_000, reason: '行程取消' },
      })
      assert.equal((await pay(order)).code, 'refund-open')
      const { refund_id: id } = await shop.row('ticket_refund', `platform_order_id = '${order}'`)
      await shop.acted('ticket-refund', 'approve', `${id}`)
      await shop.deliver()
      return pay(order)
    }
    assert.equal((await refund(whole)).code, 'nothing-to-split')
    assert.equal((await split(whole)).status, 'WAITING')
    assert.equal((await refund(part)).status, 200)
    const { split_bill_id: key, status, order_amount, split_amount } = await split(part)
    assert.deepEqual([status, order_amount, split_amount], ['PROCESSING', '10000', '2000'])
    const { content } = await shop.row('outbox_message', `row_key = '${key}' and kind = 'split'`)
    assert.equal((content as { amount: number }).amount, 2_000)
  })

  test('creditAccount.usedAmount, creditAccount.availableAmount: what was charged and not repaid or returned; a temporary limit counts to its last day', async () => {
    const business = await startBusiness(gateway)
    const key = await creditAccount(business, { creditLimit: 10_000, tempLimit: 2_000 })
    for (const [flowType, amount] of [
      ['CONSUME', 5_000],
      ['CONSUME', 700],
      ['REPAY', 1_000],
      ['REFUND', 300],
      ['ADJUST', 9_999],
    ] as const)
      await business.add('creditFlow', { creditAccountId: key, flowType, amount })
    const amounts = async (until: string) => {
      await business.set('creditAccount', key, { temp_until: until })
      const { usedAmount, availableAmount } = await business.detail('creditAccount', key)
      return [usedAmount, availableAmount]
    }
    const today = `'${storeDay()}'::date`
    assert.deepEqual(await amounts(today), [4_400, 7_600])
    assert.deepEqual(await amounts('null'), [4_400, 7_600])
    assert.deepEqual(await amounts(`${today} - 1`), [4_400, 5_600])
  })

  test('creditAccount.close: only when nothing of it is used', async () => {
    const business = await startBusiness(gateway)
    const key = await creditAccount(business)
    const flow = (flowType: string, amount: number) =>
      business.add('creditFlow', { creditAccountId: key, flowType, amount })
    await flow('CONSUME', 5_000)
    await flow('REPAY', 4_000)
    assert.equal(await business.refusal('creditAccount', key, 'close'), 'credit-used')
    await flow('REFUND', 1_000)
    assert.equal((await business.does('creditAccount', key, 'close')).status, 'CLOSED')
  })

  test('smallLifeConsume.revoke: within 24 hours', async () => {
    const business = await startBusiness(gateway)
    const key = await business.add('smallLifeConsume', { status: 'USED' })
    await business.set('smallLifeConsume', key, { consumed_at: "now() - interval '25 hours'" })
    assert.equal(await business.refusal('smallLifeConsume', key, 'revoke'), 'revoke-time')
    await business.set('smallLifeConsume', key, { consumed_at: "now() - interval '23 hours'" })
    const { status, consumedAt } = await business.does('smallLifeConsume', key, 'revoke')
    assert.deepEqual([status, consumedAt], ['SOLD', null])
  })

  test('cashAccount.freeze, cashAccount.frozenAmount, cashAccount.availableAmount, cashAccount.bankTail, cashAccount.unbind, cashAccount.bind: nothing leaves a frozen account, and no more than is there', async () => {
    const { brandId, hotelId } = store
    const move = (amount: number) =>
      inSystem(gateway.app.gateway, { brandId, hotelId }, (context) =>
        moveCash(context, {
          ...{ hotelId, accountType: 'SETTLE', flowType: 'SETTLE', amount, relatedNo: 'X', summary: '入账' },
        }),
      )
    await move(100_000)
    const bank = (status: string) =>
      gateway.sql(
        `insert into settlement_account (brand_id, hotel_id, bank_account_type, bank_account_name, bank_name, bank_account_no,
          company_name, credit_code, license_image, legal_name, legal_id_card, id_card_images, bank_permit, contact_name, contact_phone, status)
         values ('1001', '100101', 'COMPANY', '酒店', '招商银行', '6225880137861234', '酒店', '91330100MA27', 'x', '王', 'x', '{}', 'x', '王', '1', $1)
         on conflict (hotel_id) do update set status = $1`,
        [status],
      )
    const { cash_account_id: key } = await shop.row(
      'cash_account',
      `hotel_id = '${hotelId}' and account_type = 'SETTLE'`,
    )
    const account = async () => (await shop.get(`${accounts}/detail?cashAccountId=${key}`)).data
    const withdraw = (amount: number) =>
      shop.post(`${withdrawals}/save`, {
        cashAccountId: key,
        amount,
        applyType: 'MANUAL',
        bankName: '招商银行',
      })
    const before = Number((await account()).frozenAmount)
    assert.equal((await withdraw(60_000)).code, 'account-closed', 'there is no bank account')
    await bank('DRAFT')
    assert.equal((await withdraw(60_000)).code, 'account-closed', 'it is not verified')
    await bank('VALID')
    const taken = await withdraw(60_000)
    assert.equal(taken.status, 200, JSON.stringify(taken))
    const { balance, frozenAmount, availableAmount } = await account()
    assert.deepEqual([balance, frozenAmount, availableAmount], [100_000, before + 60_000, 40_000 - before])
    assert.equal((await withdraw(50_000)).code, 'available')
    const { withdrawalId, version } = taken.data
    const edit = (change: object) =>
      shop.post(`${withdrawals}/save`, { withdrawalId, version, cashAccountId: key, ...change })
    assert.equal((await edit({ amount: 9_999_900 })).code, 'available')
    assert.equal((await edit({ remark: '改' })).status, 200)
    assert.equal((await shop.acted(accounts, 'freeze', `${key}`, { reason: '核查' })).status, 'FROZEN')
    assert.equal((await withdraw(1_000)).code, 'account-closed')
    await move(5_000)
    assert.equal((await account()).balance, 105_000)
    await shop.acted(accounts, 'unfreeze', `${key}`)
    await bank('DRAFT')
    const state = async () => {
      await shop.runDue()
      return (await account()).status
    }
    assert.deepEqual([(await account()).bankTail, await state()], ['招商银行 1234', 'UNBOUND'])
    assert.equal((await withdraw(1_000)).code, 'account-closed')
    await bank('VALID')
    assert.equal(await state(), 'NORMAL')
    await gateway.sql('delete from settlement_account where hotel_id = $1', [hotelId])
    assert.equal(await state(), 'UNBOUND', 'the bank account was removed')
  })
})
