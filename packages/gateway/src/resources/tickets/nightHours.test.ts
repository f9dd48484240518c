import assert from 'node:assert/strict'
import { after, before, describe, mock, test } from 'node:test'
import { validCardReservation as reservation, ticketProduct } from '@ebkit/domain'
import { addDays, weekday } from '@ebkit/rules/dates'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { storeDay } from '../../behaviour/numbers'
import { findRow } from '../../behaviour/rows'
import { type Business, startBusiness } from '../../behaviour/testing/business'
import { listOf, ticketRows } from '../../behaviour/testing/ticketRows'
import type { Row } from '../../behaviour/testing/ticketShop'
import { requireTerms } from '../shop/couponTerms'
import type { Product } from './inventory'
import { saleObstacle } from './orderChecks'
import { promotionTerms } from './promotionTerms'
import { validCardReservation } from './validCardReservation'

const night = { start: '22:00', end: '02:00' }

describe('hours that end after midnight', () => {
  let gateway: TestGateway
  let shop: Business
  let rows: ReturnType<typeof ticketRows>
  before(async () => {
    gateway = await startTestGateway()
    shop = await startBusiness(gateway)
    rows = ticketRows(gateway, shop)
  })
  after(() => gateway.stop())

  const today = storeDay()
  const [onDay, onDayBefore] = [[weekday(today)], [weekday(addDays(today, -1))]]

  /** Runs work at a time of today. */
  async function at<Result>(time: string, work: () => Promise<Result> | Result): Promise<Result> {
    mock.timers.enable({ apis: ['Date'], now: Date.parse(`${today}T${time}:00+08:00`) })
    try {
      return await work()
    } finally {
      mock.timers.reset()
    }
  }
  const code = async (work: () => unknown) => {
    try {
      await work()
      return undefined
    } catch (error) {
      return (error as { code?: string }).code
    }
  }

  test('products are sold in them', async () => {
    const product = {
      ...{ status: 'published', hotelId: '100101', saleChannels: ['h5'], dailySaleTime: night },
      ...{ saleTime: { start: today, end: today }, productStatusVmo: { limitTime: 1 } },
    } as unknown as Product
    const sold = (time: string) => at(time, () => !saleObstacle(product, 'h5', '100101'))
    assert.deepEqual([await sold('00:30'), await sold('12:00'), await sold('23:00')], [true, false, true])
  })

  test('coupons and their days count from the day on which the hours began', async () => {
    const used = (time: string, terms: Row) =>
      at(time, async () => {
        const context = { place: { hotelId: '100101' } }
        return (
          (await code(() => requireTerms(context as never, { dayTime: night, ...terms } as never))) ?? 'used'
        )
      })
    assert.equal(await used('12:00', {}), 'coupon-time')
    assert.equal(await used('00:30', { weekdays: onDayBefore }), 'used')
    assert.equal(await used('00:30', { weekdays: onDay }), 'coupon-time')
    assert.equal(await used('23:00', { weekdays: onDay }), 'used')
    const blackoutDates = [{ range: { start: today, end: today } }]
    assert.equal(await used('00:30', { blackoutDates }), 'used')
    assert.equal(await used('23:00', { blackoutDates }), 'coupon-time')
  })

  test('promotions apply in them', async () => {
    const saved = await shop.product({ totalInventory: 50 })
    const promotionId = await rows.promotion(listOf(saved), {
      ...{ dailyTime: night, cycleWeekdays: onDayBefore, status: 'RUNNING', audience: 'all' },
    })
    const applies = (time: string) =>
      at(time, () =>
        shop.inSystem(async (context) => {
          const product = (await findRow(context, ticketProduct, String(saved.ticketProductId))) as Product
          const asked = { ticketProductId: String(saved.ticketProductId), quantity: 1, saleChannel: 'h5' }
          const { links } = await promotionTerms(context, product, asked as never, 1_000)
          return links.promotionId === promotionId
        }),
      )
    assert.deepEqual(
      [await applies('00:30'), await applies('12:00'), await applies('23:00')],
      [...[true, false, false]],
    )
  })

  test('validCardReservation.markNoShow, validCardReservation.arrive: a slot is not over before it begins, and guests arrive after midnight', async () => {
    const product = await shop.product()
    const card = await rows.card(product, { needReserve: true })
    const holder = await rows.holder(card)
    const booked = (inventoryDate: string) => rows.slot(card, { inventoryDate, slotTime: night })
    for (const day of [today, addDays(today, -1)]) await booked(day)
    const book = async (reserveDate: string) =>
      rows.add(reservation, {
        ...{
          ecardUserId: holder,
          validCardId: card,
          rightName: '入园',
          slotName: '上午场',
          persons: 1,
          reserveDate,
        },
      })
    const run = (name: 'markNoShow' | 'arrive', key: string, time: string) =>
      at(time, () =>
        code(() =>
          shop.inSystem(async (context) => {
            const row = await findRow(context, reservation, key)
            await validCardReservation.effects?.[name]?.({ ...context, row, key, input: {} } as never)
          }),
        ),
      )
    const [tonight, lastNight] = [await book(today), await book(addDays(today, -1))]
    assert.equal(await run('markNoShow', tonight, '12:00'), 'slot-not-over')
    assert.equal(await run('markNoShow', lastNight, '01:59'), 'slot-not-over')
    assert.equal(await run('arrive', lastNight, '02:30'), 'not-that-day')
    assert.equal(await run('arrive', lastNight, '00:30'), undefined)
    assert.equal(await run('markNoShow', await book(addDays(today, -1)), '02:00'), undefined)
  })
})
