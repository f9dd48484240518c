import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import fc from 'fast-check'
import { checkProduct } from '../../behaviour/testing/orderChecks'
import { shop as place, type Row, type TicketShop, ticketShop } from '../../behaviour/testing/ticketShop'
import { recount } from '../../scheduler/recount'

/** Steps of operators and guests, on orders that may not exist; many are refused. */
type Step =
  | { readonly does: 'order'; readonly quantity: number }
  | {
      readonly does: 'pay' | 'close' | 'verify' | 'revoke' | 'settle' | 'reject' | 'retry'
      readonly which: number
    }
  | { readonly does: 'refund'; readonly which: number; readonly quantity: number; readonly share: number }
  | { readonly does: 'adjust'; readonly delta: number }
  | { readonly does: 'expire'; readonly which: number }

const which = fc.nat(5)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('order' as const), quantity: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constantFrom(
        'pay',
        'pay',
        'pay',
        'close',
        'verify',
        'revoke',
        'settle',
        'settle',
        'reject',
        'retry',
      ),
      which,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('refund' as const),
      which,
      quantity: fc.integer({ min: 1, max: 3 }),
      share: fc.integer({ min: 1, max: 110 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('adjust' as const), delta: fc.integer({ min: -4, max: 4 }) }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('expire' as const), which }) },
)

/** The demo's payment service refuses amounts that end in 13 cents, so that some refunds fail. */
const price = 1_713

describe('the path of money, whatever happens in whatever order', () => {
  let gateway: TestGateway
  let shop: TicketShop
  before(async () => {
    gateway = await startTestGateway()
    shop = ticketShop(gateway, await gateway.signIn('admin'))
  })
  after(() => gateway.stop())

  const of = (product: Row) => `ticket_product_id = '${product.ticketProductId}'`
  const pick = (rows: readonly Row[], index: number) => rows[index % Math.max(rows.length, 1)]

  async function ordered(product: Row, quantity: number): Promise<void> {
    const buyer = { buyerName: '王小明', buyerPhone: '13800001234', saleChannel: 'h5' }
    await shop.post('demo-api/guest/order', { ticketProductId: product.ticketProductId, quantity, ...buyer })
  }

  async function orderOf(product: Row, index: number): Promise<Row | undefined> {
    return pick(await shop.rows('ticket_order', `${of(product)} order by platform_order_id`), index)
  }

  async function refundOf(product: Row, index: number): Promise<Row | undefined> {
    const among = `platform_order_id in (select platform_order_id from ticket_order where ${of(product)})`
    return pick(await shop.rows('ticket_refund', `${among} order by refund_id`), index)
  }

  async function refund(
    product: Row,
    { which: index, quantity, share }: Step & { does: 'refund' },
  ): Promise<void> {
    const order = await orderOf(product, index)
    if (!order) return
    const refundAmount = Math.max(1, Math.round((price * quantity * share) / 100))
    const input = { refundQuantity: quantity, refundAmount, reason: '随机' }
    await shop.act('ticket-order', 'refund', `${order.platform_order_id}`, input)
  }

  async function expire(product: Row, index: number): Promise<void> {
    const order = await orderOf(product, index)
    await gateway.sql(
      "update ticket_code set valid_end = current_date - 3, valid_start = current_date - 9 where platform_order_id = $1 and status = 'UNUSED'",
      [order?.platform_order_id],
    )
    await shop.runDue()
  }

  async function onOrder(product: Row, does: string, index: number): Promise<void> {
    const order = await orderOf(product, index)
    const key = `${order?.platform_order_id}`
    if (does === 'pay') await shop.pay(key, Number(order?.pay_amount ?? 1))
    if (does === 'close') await shop.act('ticket-order', 'close', key, { reason: '随机' })
    if (does !== 'verify' && does !== 'revoke') return
    const code = pick(
      await shop.rows('ticket_code', `platform_order_id = '${key}' order by ticket_code_id`),
      index,
    )
    await shop.act(
      'ticket-code',
      does,
      `${code?.ticket_code_id}`,
      does === 'revoke' ? { reason: '随机' } : {},
    )
  }

  async function onRefund(product: Row, does: string, index: number): Promise<void> {
    const key = `${(await refundOf(product, index))?.refund_id}`
    if (does === 'reject') await shop.act('ticket-refund', 'reject', key, { rejectReason: '随机' })
    if (does === 'retry') await shop.act('ticket-refund', 'retry', key)
    if (does === 'settle') await shop.act('ticket-refund', 'approve', key)
    if (does !== 'reject') await shop.deliver()
  }

  async function run(product: Row, each: Step): Promise<void> {
    if (each.does === 'order') return ordered(product, each.quantity)
    if (each.does === 'refund') return refund(product, each)
    if (each.does === 'expire') return expire(product, each.which)
    if (each.does === 'adjust')
      return void (await shop.act('ticket-product', 'adjustInventory', `${product.ticketProductId}`, {
        delta: each.delta,
        reason: '盘点',
      }))
    const isRefund = each.does === 'settle' || each.does === 'reject' || each.does === 'retry'
    await (isRefund ? onRefund : onOrder)(product, each.does, each.which)
  }

  async function check(product: Row, stock: number, steps: readonly Step[]): Promise<void> {
    await checkProduct(shop, product, stock, JSON.stringify(steps))
    assert.deepEqual(
      (await recount(gateway.app.gateway, place.brandId, 100_000)).filter(
        ({ key }) => key !== '' && keys.has(key),
      ),
      [],
      'stored values are what their rows give',
    )
  }
  const keys = new Set<string>()

  async function noteKeys(product: Row): Promise<void> {
    keys.add(`${product.ticketProductId}`)
    for (const { platform_order_id: id } of await shop.rows('ticket_order', of(product))) keys.add(`${id}`)
  }

  test('one after another: nothing is lost, sold twice or refunded twice', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 8, maxLength: 24 }),
        fc.integer({ min: 0, max: 5 }),
        async (steps, fee) => {
          const product = await shop.product({ salePrice: price, totalInventory: 6, refundFeeRate: fee * 5 })
          for (const each of steps) await run(product, each)
          await noteKeys(product)
          await check(product, 6, steps)
        },
      ),
      { numRuns: Number(process.env.EB_SOAK ? 60 : 6) },
    )
  })

  test('all at the same moment: the same holds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 12 }), async (steps) => {
        const product = await shop.product({ salePrice: price, totalInventory: 6 })
        await shop.paid(product, 2)
        await shop.paid(product, 1)
        await Promise.all([...steps, ...steps].map((each) => run(product, each)))
        await noteKeys(product)
        await check(product, 6, steps)
      }),
      { numRuns: Number(process.env.EB_SOAK ? 60 : 6) },
    )
  })
})
