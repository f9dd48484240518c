import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { TestGateway } from '@ebkit/testing'
import { insertRow } from '../../../behaviour/testing/insertRow'
import { type StartedTicketShop, startTicketShop } from '../../../behaviour/testing/startTicketShop'
import { listOf, period } from '../../../behaviour/testing/ticketRows'
import type { Row, TicketShop } from '../../../behaviour/testing/ticketShop'

/** The activities with a period, each with an obstacle that prevents its start. */
const kinds = [
  ['ticketPromotion', 'ticket-promotion', 'ticket_promotion', 'promotion_id', 'in-another-promotion'],
  ['tyingActivity', 'tying-activity', 'tying_activity', 'tying_id', 'not-published'],
  ['ticketUpSell', 'ticket-up-sell', 'ticket_up_sell', 'up_sell_id', 'not-published'],
  ['depositActivity', 'deposit-activity', 'deposit_activity', 'activity_id', 'in-another-activity'],
] as const

describe('activities of products', () => {
  let gateway: TestGateway
  let shop: TicketShop
  let rows: StartedTicketShop['rows']
  before(async () => {
    ;({ gateway, shop, rows } = await startTicketShop())
  })
  after(() => gateway.stop())

  /** Adds an activity for a product. */
  async function activity(name: string, product: Row, days = period()): Promise<string> {
    const listed = listOf(product)
    if (name === 'ticketPromotion') return rows.promotion(listed, { activityTime: days })
    if (name === 'tyingActivity') return rows.tying(listed, listed, { activityTime: days })
    if (name === 'ticketUpSell') return rows.upSell(listed, listed, { activityTime: days })
    return rows.deposit(listed, { depositTime: days, balanceTime: { start: days.end, end: days.end } })
  }
  /** Adds a product that prevents an activity from starting. */
  async function obstacle(code: string): Promise<Row> {
    const product = await shop.product({ salePrice: 5_000 })
    const key = String(product.ticketProductId)
    if (code === 'not-published') await shop.acted('ticket-product', 'offline', key)
    if (code === 'in-another-promotion') await rows.promotion(listOf(product), { status: 'RUNNING' })
    if (code === 'in-another-activity')
      await gateway.sql('update ticket_product set activity_types = array[24] where ticket_product_id = $1', [
        key,
      ])
    return product
  }

  test('ticketPromotion.start, ticketPromotion.pause, ticketPromotion.end, tyingActivity.start, tyingActivity.pause, tyingActivity.end, ticketUpSell.start, ticketUpSell.pause, ticketUpSell.end, depositActivity.start, depositActivity.pause: an operator starts, pauses and ends it; refused in other states, after its days, and with products that cannot be in it', async () => {
    for (const [name, address, , , code] of kinds) {
      const key = await activity(name, await shop.product({ salePrice: 5_000 }))
      assert.equal((await shop.act(address, 'pause', key)).status, 409, name)
      for (const [action, status] of [
        ['start', 'RUNNING'],
        ['pause', 'PAUSED'],
        ['start', 'RUNNING'],
        ['end', 'ENDED'],
      ] as const)
        assert.equal((await shop.acted(address, action, key)).status, status, name)
      assert.equal((await shop.act(address, 'start', key)).status, 409, name)
      const old = await activity(name, await shop.product({ salePrice: 5_000 }), period(-9, -1))
      assert.equal((await shop.act(address, 'start', old)).code, 'period-over', name)
      assert.equal((await shop.act(address, 'start', await activity(name, await obstacle(code)))).code, code)
    }
    const unfit = await rows.deposit(listOf(await shop.product({ salePrice: 2_999 })))
    assert.equal((await shop.act('deposit-activity', 'start', unfit)).code, 'expand-amount')
  })

  test('a product of a running activity is in no other one, until that has ended', async () => {
    const product = await shop.product({ salePrice: 5_000 })
    const { ticketProductId } = product
    await insertRow(gateway, 'activity', {
      ...{ activity_id: 'running', activity_name: '限时折扣', activity_type: '24', status: 'RUNNING' },
      ...{ activity_from: '2026-01-01', activity_until: '2099-12-31', products: [{ ticketProductId }] },
      ...{ weekdays: [], daily_slots: [], store_ids: [], product_rules: [], category_ids: [] },
      ...{ tiers: [], grade_ids: [], tag_ids: [] },
    })
    const types = async () =>
      (await rows.read('ticket-product', 'ticketProductId', String(ticketProductId))).activityTypes
    const key = await activity('depositActivity', product)
    assert.deepEqual(await types(), ['24'])
    assert.equal((await shop.act('deposit-activity', 'start', key)).code, 'in-another-activity')
    await gateway.sql("update activity set status = 'ENDED' where activity_id = 'running'")
    assert.deepEqual(await types(), [])
    assert.equal((await shop.acted('deposit-activity', 'start', key)).status, 'RUNNING')
  })

  test('ticketPromotion.begin, ticketPromotion.finish, tyingActivity.begin, tyingActivity.finish, ticketUpSell.begin, ticketUpSell.finish, depositActivity.begin, depositActivity.finish: it begins on its first day, unless something stands in the way, and finishes after its last one', async () => {
    const due: [kind: (typeof kinds)[number], keys: string[]][] = []
    for (const kind of kinds) {
      const [name, , table, column, code] = kind
      const product = () => shop.product({ salePrice: 5_000 })
      const [now, later, blocked, over] = [
        await activity(name, await product()),
        await activity(name, await product(), period(1, 2)),
        await activity(name, await obstacle(code)),
        await activity(name, await product(), period(-9, -1)),
      ]
      await gateway.sql(`update ${table} set status = 'RUNNING' where ${column} = $1`, [over])
      due.push([kind, [now, later, blocked, over]])
    }
    await shop.runDue()
    for (const [[name, , table, column], keys] of due) {
      const states = await Promise.all(keys.map((key) => shop.row(table, `${column} = '${key}'`)))
      assert.deepEqual(
        states.map(({ status }) => status),
        ['RUNNING', 'NEW', 'NEW', 'ENDED'],
        name,
      )
    }
  })

  test('ticketPromotion.soldCount, ticketPromotion.saleAmount, ticketPromotion.discountAmount: orders have the price of a running promotion, until it is paused or its quota is sold', async () => {
    const product = await shop.product({ salePrice: 1_000, totalInventory: 50 })
    const key = await rows.promotion(listOf(product), { quota: 3 })
    const amounts = async (quantity: number) => {
      const id = await shop.paid(product, quantity)
      const { promotion_amount, pay_amount, promotion_id } = await shop.row(
        'ticket_order',
        `platform_order_id = '${id}'`,
      )
      return [Number(promotion_amount), Number(pay_amount), promotion_id]
    }
    assert.deepEqual(await amounts(1), [0, 1_000, null])
    await shop.acted('ticket-promotion', 'start', key)
    assert.deepEqual(await amounts(2), [400, 1_600, key])
    assert.deepEqual(await amounts(2), [0, 2_000, null], 'only one piece is left of the quota')
    const { soldCount, saleAmount, discountAmount } = await rows.read('ticket-promotion', 'promotionId', key)
    assert.deepEqual([soldCount, saleAmount, discountAmount], [2, 1_600, 400])
    await shop.acted('ticket-promotion', 'pause', key)
    assert.deepEqual(await amounts(1), [0, 1_000, null])
    await shop.acted('ticket-promotion', 'start', key)
    assert.deepEqual(await amounts(1), [200, 800, key])
    await shop.runDue()
    assert.equal((await shop.row('ticket_promotion', `promotion_id = '${key}'`)).status, 'ENDED', 'sold out')
  })

  test('promotions of several pieces, for members, channels and days ahead apply to the orders that they are for', async () => {
    const product = await shop.product({ salePrice: 1_000, totalInventory: 99, validType: 'date' })
    const useDate = period(0, 5).end
    const cases: [fields: Parameters<typeof rows.promotion>[1], quantity: number, order: Row, off: number][] =
      [
        [{ promotionType: 'nth', nthPiece: 2, discountRate: 5 }, 5, {}, 1_000],
        [
          {
            promotionType: 'multi',
            volumeRules: [
              { pieces: 2, rate: 9 },
              { pieces: 4, rate: 7 },
            ],
          },
          5,
          {},
          1_500,
        ],
        [{ discountType: 'minus', minusAmount: 1_200 }, 1, {}, 1_000],
        [{ discountType: 'price', fixedPrice: 900 }, 2, {}, 200],
        [{ promotionType: 'earlyBird', aheadDays: 3 }, 1, {}, 200],
        [{ promotionType: 'earlyBird', aheadDays: 6 }, 1, {}, 0],
        [{ saleChannels: ['fliggy'] }, 1, {}, 0],
        [{ audience: 'newMember' }, 1, {}, 0],
        [{ audience: 'newMember' }, 1, { memberId: await rows.member() }, 200],
        [{ memberLimit: 1 }, 2, { memberId: await rows.member() }, 0],
      ]
    for (const [fields, quantity, order, off] of cases) {
      const key = await rows.promotion(listOf(product), { ...fields, status: 'RUNNING' })
      const id = await shop.order(product, quantity, { useDate, ...order })
      const { promotion_amount } = await shop.row('ticket_order', `platform_order_id = '${id}'`)
      assert.equal(Number(promotion_amount), off, JSON.stringify(fields))
      await shop.acted('ticket-promotion', 'end', key)
    }
  })

  test('tyingActivity.orderCount, tyingActivity.tyingAmount, tyingActivity.tyingRate: a tied piece has its price, while the activity runs and up to its limit', async () => {
    const [main, tied] = [await shop.product({ salePrice: 1_000 }), await shop.product({ salePrice: 900 })]
    const tyingId = await rows.tying(listOf(main), listOf(tied), { status: 'RUNNING' })
    await shop.paid(main)
    await shop.paid(main)
    const key = await shop.paid(tied, 2, { tyingId })
    const order = await shop.row('ticket_order', `platform_order_id = '${key}'`)
    assert.deepEqual([order.pay_amount, order.tying_id], ['600', tyingId])
    const { orderCount, tyingAmount, tyingRate } = await rows.read('tying-activity', 'tyingId', tyingId)
    assert.deepEqual([orderCount, tyingAmount, tyingRate], [1, 600, 50])
    const refused = async (product: Row, quantity: number) =>
      (
        await shop.post('demo-api/guest/order', {
          ...{ ticketProductId: product.ticketProductId, quantity, tyingId, saleChannel: 'h5' },
          ...{ buyerName: '王小明', buyerPhone: '13800001234' },
        })
      ).code
    assert.deepEqual([await refused(tied, 3), await refused(main, 1)], ['offer-limit', 'offer-ended'])
    await shop.acted('tying-activity', 'end', tyingId)
    assert.equal(await refused(tied, 1), 'offer-ended')
  })

  test('ticketUpSell.showCount, ticketUpSell.buyCount, ticketUpSell.convertRate, ticketUpSell.upSellAmount: a shown offer is counted, and sold at its price', async () => {
    const [trigger, better] = [await shop.product({ salePrice: 500 }), await shop.product({ salePrice: 900 })]
    const upSellId = await rows.upSell(listOf(trigger), listOf(better), { status: 'RUNNING', priority: 99 })
    const show = async (showPosition: string) =>
      (
        await shop.post('demo-api/guest/offers', {
          ticketProductId: trigger.ticketProductId,
          ...{ amount: 500, showPosition },
        })
      ).data.upSellId
    assert.deepEqual(
      [await show('paid'), await show('paid'), await show('confirm')],
      [upSellId, upSellId, null],
    )
    const key = await shop.paid(better, 1, { upSellId })
    assert.equal((await shop.row('ticket_order', `platform_order_id = '${key}'`)).pay_amount, '700')
    const { showCount, buyCount, convertRate, upSellAmount } = await rows.read(
      'ticket-up-sell',
      'upSellId',
      upSellId,
    )
    assert.deepEqual([showCount, buyCount, convertRate, upSellAmount], [2, 1, 50, 700])
    await shop.acted('ticket-up-sell', 'pause', upSellId)
    assert.equal(await show('paid'), null)
  })
})
