import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { addDays, weekday } from '@ebkit/rules/dates'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { storeDay } from '../../behaviour/numbers'
import { type Business, startBusiness } from '../../behaviour/testing/business'
import { listOf, ticketRows } from '../../behaviour/testing/ticketRows'
import type { Row } from '../../behaviour/testing/ticketShop'
import { lockCoupon, releaseCoupon } from './couponRecord'
import { giveCoupons } from './couponRecords'

describe('terms of coupons, and closed stores', () => {
  let gateway: TestGateway
  let shop: Business
  let rows: ReturnType<typeof ticketRows>
  let memberId: string
  before(async () => {
    gateway = await startTestGateway()
    shop = await startBusiness(gateway)
    rows = ticketRows(gateway, shop)
    memberId = await rows.member()
  })
  after(() => gateway.stop())

  const day = (days: number) => addDays(storeDay(), days)
  const around = { start: day(-1), end: day(1) }
  const addCoupon = (fields: Row = {}) =>
    shop.add('coupon', {
      ...{
        status: 'PUBLISHED',
        totalCount: 50,
        perPersonLimit: 9,
        receiveTime: around,
        validityType: 'DAYS',
      },
      ...fields,
    })
  const addRecord = (couponId: string, fields: Row = {}) =>
    shop.add('couponRecord', {
      ...{ couponId, memberId, validFrom: `${day(-3)} 00:00:00`, validTo: `${day(3)} 00:00:00` },
      ...fields,
    })
  const lock = (key: string) => shop.inSystem((context) => lockCoupon(context, key, memberId, 'D1'))
  const state = async (key: string) => (await shop.detail('couponRecord', key)).status

  test('couponRecord.verify: at the stores, on the days and at the times of the coupon', async () => {
    const refusal = async (fields: Row) => {
      const key = await addRecord(await addCoupon(fields))
      const locked = await lock(key).then(
        () => undefined,
        ({ code }: { code: string }) => code,
      )
      const refused = await shop.refusal('couponRecord', key, 'verify')
      assert.equal(locked, refused, 'an order is refused as well')
      return refused
    }
    const others = [0, 1, 2, 3, 4, 5, 6].filter((each) => each !== weekday(storeDay()))
    assert.equal(await refusal({ hotels: ['100102'] }), 'coupon-store')
    assert.equal(await refusal({ weekdays: others }), 'coupon-time')
    assert.equal(await refusal({ blackoutDates: [{ range: around }] }), 'coupon-time')
    const minute = (minutes: number) => new Date(Date.now() + 28_800_000 + minutes * 60_000).toISOString()
    const [start, end] = [minute(2).slice(11, 16), minute(3).slice(11, 16)]
    assert.equal(await refusal({ dayTime: { start, end } }), 'coupon-time')
    const fits = await addCoupon({
      ...{ hotels: ['100101'], weekdays: [weekday(storeDay())], dayTime: { start: '00:00', end: '23:59' } },
      blackoutDates: [{ range: { start: day(1), end: day(2) } }],
    })
    assert.equal((await shop.does('couponRecord', await addRecord(fits), 'verify')).status, 'USED')
  })

  test('coupon.expire, couponRecord.release: a voided coupon that an order held is void when it is released', async () => {
    const [voided, ended] = [await addCoupon(), await addCoupon()]
    const [one, other] = [await addRecord(voided), await addRecord(ended)]
    for (const key of [one, other]) await lock(key)
    await shop.does('coupon', voided, 'expire')
    await shop.set('coupon', ended, { status: "'EXPIRED'" })
    for (const key of [one, other]) await shop.inSystem((context) => releaseCoupon(context, key))
    assert.deepEqual([await state(one), await state(other)], ['VOIDED', 'UNUSED'])
  })

  test('couponRecord.undoVerify: a coupon that was voided meanwhile is void', async () => {
    const couponId = await addCoupon()
    const key = await addRecord(couponId)
    await shop.does('couponRecord', key, 'verify')
    await shop.does('coupon', couponId, 'expire')
    assert.equal((await shop.does('couponRecord', key, 'undoVerify')).status, 'VOIDED')
  })

  test('couponRecord.delay: to a later end, and not of a voided coupon', async () => {
    const couponId = await addCoupon()
    const [valid, over] = [await addRecord(couponId), await addRecord(couponId, { status: 'EXPIRED' })]
    const to = (days: number) => ({ validTo: `${day(days)} 00:00:00` })
    assert.equal(await shop.refusal('couponRecord', valid, 'delay', to(2)), 'later-date')
    await shop.set('couponRecord', over, { valid_to: `'${day(-3)}'` })
    assert.equal(await shop.refusal('couponRecord', over, 'delay', to(-1)), 'later-date')
    const delayed = await shop.does('couponRecord', over, 'delay', to(9))
    assert.deepEqual([delayed.status, delayed.validTo], ['UNUSED', `${day(9)} 00:00:00`])
    const late = await addRecord(couponId, { status: 'EXPIRED' })
    await shop.does('coupon', couponId, 'expire')
    assert.equal(await shop.refusal('couponRecord', late, 'delay', to(9)), 'coupon-void')
  })

  test('coupon.offline, coupon.giveTo: only published coupons are given', async () => {
    const couponId = await addCoupon()
    const give = () =>
      shop.inSystem((context) =>
        giveCoupons(context, couponId, [memberId], { perMember: 1, receiveChannel: 'GRADE' }),
      )
    assert.deepEqual(await give(), { given: 1, skipped: 0 })
    await shop.does('coupon', couponId, 'offline')
    assert.deepEqual(await give(), { given: 0, skipped: 1 })
  })

  test('hotel.suspend, hotel.close: no deposits or bookings, and not while some are open', async () => {
    const product = await shop.product({ salePrice: 5_000, totalInventory: 4 })
    const activityId = await rows.deposit(listOf(product), { status: 'RUNNING' })
    const card = await rows.card(product, { needReserve: true })
    const holder = await rows.holder(card)
    await rows.slot(card)
    const { ticketProductId } = product
    const buyer = { memberId, quantity: 1, buyerName: '王小明', buyerPhone: '13800001234' }
    const deposit = () => shop.post('demo-api/guest/deposit', { activityId, ticketProductId, ...buyer })
    const book = () =>
      shop.post('ticket-api/eb/valid-card-reservation/save', {
        ...{ ecardUserId: holder, rightName: '入园', reserveDate: day(0), slotName: '上午场', persons: 1 },
      })
    const [placed, booked] = [await deposit(), await book()]
    assert.deepEqual([placed.status, booked.status], [200, 200])
    await shop.does('hotel', '100101', 'suspend', { reason: '装修' })
    assert.deepEqual([(await deposit()).code, (await book()).code], ['store-closed', 'store-closed'])
    await gateway.sql("update settlement_bill set status = 'SETTLED' where hotel_id = '100101'")
    const refused = async () => (await shop.act('merchant-api/eb/hotel', 'close', '100101')).code
    assert.equal(await refused(), 'open-orders')
    const paid = { payMethod: 'wechat', transactionNo: `TX${placed.data.depositOrderId}` }
    const { depositOrderId } = placed.data
    const { status } = await shop.post('demo-api/guest/deposit/pay', {
      depositOrderId,
      amount: 1_000,
      ...paid,
    })
    assert.equal(status, 200, 'open orders are kept')
    await shop.does('validCardReservation', String(booked.data.reservationId), 'cancel', { reason: '装修' })
    assert.equal(await refused(), 'open-orders')
    await shop.does('depositOrder', String(depositOrderId), 'refundDeposit', { reason: '装修' })
    const [{ restaurant_id: restaurantId } = {}] = await shop.rows('restaurant', "hotel_id = '100101'")
    const table = await shop.add('tableReservation', { restaurantId, status: 'CONFIRMED' })
    assert.equal(await refused(), 'open-orders')
    await shop.does('tableReservation', table, 'cancel', { reason: '装修' })
    assert.equal((await shop.does('hotel', '100101', 'close')).auditStatus, 'CLOSED')
  })
})
