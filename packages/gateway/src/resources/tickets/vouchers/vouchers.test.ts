import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { genericVoucherCode } from '@ebkit/domain'
import { addDays } from '@ebkit/rules/dates'
import { type TestGateway, until } from '@ebkit/testing'
import { inSystem } from '../../../behaviour/inSystem'
import { storeDay } from '../../../behaviour/numbers'
import { changeRow, findRow } from '../../../behaviour/rows'
import { type StartedTicketShop, startTicketShop } from '../../../behaviour/testing/startTicketShop'
import { listOf } from '../../../behaviour/testing/ticketRows'
import {
  shop as place,
  type Row,
  type ShopAnswer,
  type TicketShop,
} from '../../../behaviour/testing/ticketShop'
import { exchange as exchangeCode } from './exchange'

describe('vouchers', () => {
  let gateway: TestGateway
  let shop: TicketShop
  let rows: StartedTicketShop['rows']
  before(async () => {
    ;({ gateway, shop, rows } = await startTicketShop())
  })
  after(() => gateway.stop())

  const code = (key: string) => shop.row('generic_voucher_code', `voucher_code_id = '${key}'`)
  const codesOf = (order: string) =>
    shop.rows('generic_voucher_code', `platform_order_id = '${order}' order by voucher_code_id`)
  const onSale = (key: string) => shop.row('ticket_product', `ticket_product_id = '${key}'`)
  const exchange = (key: string, product: Row, quantity: number) =>
    shop.act('generic-voucher-code', 'exchange', key, { product: listOf(product), quantity })

  /** Adds a voucher on sale and an order of it. @returns them, with the keys of the codes */
  async function sold(
    products: readonly Row[],
    quantity = 1,
    fields: Parameters<typeof rows.voucher>[1] = {},
  ) {
    const voucher = await rows.voucher(listOf(...products), fields)
    await shop.acted('generic-voucher', 'publish', voucher)
    const order = await shop.paid({ ticketProductId: voucher }, quantity)
    const keys = (await codesOf(order)).map((each) => `${each.voucher_code_id}`)
    return { voucher, order, keys, key: String(keys[0]) }
  }

  test('genericVoucher.publish, genericVoucher.offline, genericVoucher.saleEnd, genericVoucher.soldCount, genericVoucher.exchangedCount: sold as a product of its own; not with products that are offline', async () => {
    const product = await shop.product({ salePrice: 1_000 })
    const { voucher, key } = await sold([product], 2)
    assert.match(`${(await code(key)).code}`, /^T\d{11}$/)
    assert.equal((await exchange(key, product, 1)).status, 200)
    const { soldCount, exchangedCount } = await rows.read('generic-voucher', 'voucherId', voucher)
    assert.deepEqual([soldCount, exchangedCount], [2, 1])
    assert.equal((await shop.acted('generic-voucher', 'offline', voucher)).status, 'OFFLINE')
    assert.equal((await onSale(voucher)).status, 'offline')
    assert.equal((await exchange(key, product, 1)).status, 200, 'sold vouchers stay exchangeable')
    await shop.acted('generic-voucher', 'publish', voucher)
    await gateway.sql('update generic_voucher set sale_until = current_date - 2 where voucher_id = $1', [
      voucher,
    ])
    await shop.runDue()
    assert.deepEqual(
      [
        (await shop.row('generic_voucher', `voucher_id = '${voucher}'`)).status,
        (await onSale(voucher)).status,
      ],
      ['OFFLINE', 'offline'],
    )
    await shop.acted('ticket-product', 'offline', `${product.ticketProductId}`)
    const other = await rows.voucher(listOf(product))
    assert.equal((await shop.act('generic-voucher', 'publish', other)).code, 'not-published')
  })

  test('genericVoucherCode.exchange, genericVoucherCode.exchangePart, genericVoucherCode.exchangeAll, genericVoucherCode.remainCount: pieces become a paid order with its codes; a dearer product costs the difference', async () => {
    const [cheap, dear, other] = [
      await shop.product({ salePrice: 900 }),
      await shop.product({ salePrice: 1_500 }),
      await shop.product(),
    ]
    const { key } = await sold([cheap, dear])
    assert.equal((await exchange(key, other, 1)).code, 'voucher-product')
    assert.equal((await exchange(key, cheap, 3)).code, 'voucher-left')
    assert.equal((await exchange(key, dear, 1)).status, 200)
    const part = await rows.read('generic-voucher-code', 'voucherCodeId', key)
    const [item] = part.exchangeItems as Row[]
    assert.deepEqual([part.status, part.remainCount, item?.makeUpAmount], ['PART', 1, 500])
    const order = await shop.row('ticket_order', `platform_order_id = '${item?.newOrderId}'`)
    assert.deepEqual([order.status, order.total_amount, order.pay_amount], ['PAID', '1500', '500'])
    assert.equal((await shop.rows('ticket_code', `platform_order_id = '${item?.newOrderId}'`)).length, 1)
    assert.equal((await exchange(key, cheap, 1)).status, 200)
    assert.equal((await code(key)).status, 'EXCHANGED')
    assert.equal((await exchange(key, cheap, 1)).status, 409)
    const strict = await sold([dear], 1, { allowMakeUp: false })
    assert.equal((await exchange(strict.key, dear, 1)).code, 'no-make-up')
    assert.equal(
      (await onSale(`${dear.ticketProductId}`)).total_inventory,
      9,
      'a refused exchange takes nothing',
    )
  })

  test('genericVoucherCode.remainAmount: a voucher of a value is used up cent by cent', async () => {
    const product = await shop.product({ salePrice: 1_500 })
    const { key } = await sold([product], 1, { exchangeRule: 'amount' })
    await exchange(key, product, 1)
    assert.equal((await rows.read('generic-voucher-code', 'voucherCodeId', key)).remainAmount, 500)
    await exchange(key, product, 1)
    const done = await rows.read('generic-voucher-code', 'voucherCodeId', key)
    assert.deepEqual([done.remainAmount, done.status], [0, 'EXCHANGED'])
    assert.deepEqual(
      (done.exchangeItems as Row[]).map(({ makeUpAmount }) => makeUpAmount),
      [0, 1_000],
    )
  })

  test('genericVoucherCode.expire, genericVoucherCode.extend: it ends after its last day, and a later one opens it again', async () => {
    const product = await shop.product({ salePrice: 900 })
    const { keys } = await sold([product], 2)
    const [one, two] = keys as [string, string]
    await exchange(two, product, 1)
    for (const key of keys)
      await gateway.sql(
        'update generic_voucher_code set expire_date = current_date - 2 where voucher_code_id = $1',
        [key],
      )
    assert.equal((await exchange(one, product, 1)).code, 'voucher-expired')
    await shop.runDue()
    assert.deepEqual([(await code(one)).status, (await code(two)).status], ['EXPIRED', 'EXPIRED'])
    const extend = (key: string, days: number) =>
      shop.act('generic-voucher-code', 'extend', key, { expireDate: addDays(storeDay(), days) })
    assert.equal((await extend(one, -1)).code, 'later-date')
    for (const key of keys) assert.equal((await extend(key, 9)).status, 200)
    assert.deepEqual([(await code(one)).status, (await code(two)).status], ['UNUSED', 'PART'])
  })

  test('genericVoucherCode.refund: the unused vouchers of an order can be refunded, and are not exchanged meanwhile', async () => {
    const product = await shop.product({ salePrice: 900 })
    const { order, keys } = await sold([product], 2)
    const [one, two] = keys as [string, string]
    await exchange(one, product, 2)
    const refund = (refundQuantity: number) =>
      shop.act('ticket-order', 'refund', order, { refundQuantity, refundAmount: 2_000, reason: '行程取消' })
    assert.equal((await refund(2)).code, 'refund-pieces')
    assert.equal((await refund(1)).status, 200)
    assert.equal((await exchange(two, product, 1)).code, 'voucher-refund')
    const { refund_id: id } = await shop.row('ticket_refund', `platform_order_id = '${order}'`)
    await shop.acted('ticket-refund', 'approve', `${id}`)
    await shop.deliver()
    assert.deepEqual([(await code(one)).status, (await code(two)).status], ['EXCHANGED', 'REFUNDED'])
  })

  test('a voucher that is being exchanged is not refunded at the same time', async () => {
    const product = await shop.product({ salePrice: 900 })
    const { order, key } = await sold([product], 1, { chooseCount: 1 })
    const input = { refundQuantity: 1, refundAmount: 2_000, reason: '行程取消' }
    let answer: ShopAnswer | undefined
    let refund: Promise<unknown> = Promise.resolve()
    await inSystem(gateway.app.gateway, place, async (context) => {
      const row = await findRow(context, genericVoucherCode, key)
      assert.ok(row)
      const productKey = String(product.ticketProductId)
      const status = await exchangeCode(context, row, { productKey, quantity: 1, useDate: null })
      refund = shop.act('ticket-order', 'refund', order, input).then((given) => {
        answer = given
      })
      await until(async () => {
        const [blocked] = await gateway.sql<{ count: number }>(
          `select count(*)::int as count from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return answer !== undefined || Boolean(blocked?.count)
      })
      assert.equal(answer, undefined, 'the refund waits for the exchange')
      await changeRow(context, genericVoucherCode, key, { status })
    })
    await refund
    assert.equal(answer?.code, 'refund-pieces')
    assert.equal((await code(key)).status, 'EXCHANGED')
  })
})
