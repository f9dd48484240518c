import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { addDays, today } from '@ebkit/rules/dates'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { type Business, startBusiness } from '../../behaviour/testing/business'
import type { Row } from '../../behaviour/testing/ticketShop'
import { timeZone } from '../fieldSql'

const hours = [{ mealPeriod: 'LUNCH', hours: { start: '11:00', end: '14:00' } }]
const day = (offset: number) => addDays(today(timeZone), offset)

describe('restaurants', () => {
  let gateway: TestGateway
  let shop: Business
  let restaurantId: string
  let dish: string
  let dishClassId: string
  before(async () => {
    gateway = await startTestGateway()
    shop = await startBusiness(gateway)
  })
  after(() => gateway.stop())
  beforeEach(async () => {
    const diningModes = ['DINE_IN', 'TAKE_AWAY', 'DELIVERY']
    const open = {
      businessHours: hours,
      diningModes,
      reserveEnabled: false,
      deliveryFee: 600,
      status: 'OPEN',
    }
    restaurantId = await shop.add('restaurant', open)
    dishClassId = await shop.add('dishClass', { restaurantId })
    dish = await addDish()
  })

  const addDish = (fields: Row = {}) =>
    shop.add('restaurantProduct', {
      ...{
        restaurantId,
        dishClassId,
        price: 5_000,
        packFee: 100,
        diningModes: ['DINE_IN'],
        status: 'PUBLISHED',
      },
      ...fields,
    })
  const ask = (fields: Row = {}) =>
    shop.post('demo-api/guest/restaurant-order', {
      ...{ restaurantId, orderType: 'DELIVERY', payMode: 'WECHAT', guestName: '王', phone: '13800001234' },
      items: [{ restaurantProductId: dish, quantity: 2 }],
      ...fields,
    })
  const order = async (fields: Row = {}) => {
    const { status, message, data } = await ask(fields)
    assert.equal(status, 200, message)
    return String(data.restaurantOrderId)
  }
  const does = (key: string, action: string, input?: Row) => shop.does('restaurantOrder', key, action, input)

  test('restaurant.open, restaurant.tableCount, restaurant.seatCount: needs hours, and a table where tables are reserved', async () => {
    await shop.set('restaurant', restaurantId, {
      status: "'CLOSED'",
      business_hours: "'[]'",
      reserve_enabled: 'true',
    })
    assert.equal(await shop.refusal('restaurant', restaurantId, 'open'), 'no-hours')
    await shop.set('restaurant', restaurantId, { business_hours: `'${JSON.stringify(hours)}'` })
    assert.equal(await shop.refusal('restaurant', restaurantId, 'open'), 'no-table')
    await shop.add('diningTable', { restaurantId, seats: 4, maxSeats: 6 })
    const opened = await shop.does('restaurant', restaurantId, 'open')
    assert.deepEqual([opened.status, opened.tableCount, opened.seatCount], ['OPEN', 1, 4])
  })

  test('restaurant.rest, restaurant.reopen: takes no orders until the time given, then opens by itself', async () => {
    await shop.does('restaurant', restaurantId, 'rest', { until: '2020-01-01 08:00:00', notice: '设备检修' })
    const resting = await shop.detail('restaurant', restaurantId)
    assert.deepEqual([resting.status, resting.notice], ['RESTING', '设备检修'])
    assert.equal((await ask()).code, 'not-open')
    await shop.runDue()
    assert.equal((await shop.detail('restaurant', restaurantId)).status, 'OPEN')
    await shop.does('restaurant', restaurantId, 'rest', {})
    await shop.runDue()
    assert.equal((await shop.detail('restaurant', restaurantId)).status, 'RESTING')
  })

  test('restaurant.rest: takes no reservations, and keeps those that it has', async () => {
    const save = (values: Row) => shop.post('restaurant-api/eb/table-reservation/save', values)
    const booking = {
      ...{ restaurantId, diningDate: day(1), mealPeriod: 'LUNCH', arriveTime: '12:00', partySize: 2 },
      ...{ guestName: '王', phone: '13800001111', areaType: 'HALL', source: 'PHONE' },
    }
    const { status, data } = await save(booking)
    assert.equal(status, 200)
    await shop.does('restaurant', restaurantId, 'rest', {})
    assert.equal((await save(booking)).code, 'not-open')
    const { reservationId, version } = data
    assert.equal((await save({ reservationId, version, remark: '靠窗' })).status, 200)
  })

  test('restaurant.close, restaurant.monthAmount, diningTable.disable, diningTable.qrUrl: not with open orders or reservations to come', async () => {
    const key = await order({ orderType: 'DINE_IN' })
    assert.equal((await shop.detail('restaurant', restaurantId)).monthAmount, 10_000)
    assert.equal(await shop.refusal('restaurant', restaurantId, 'close'), 'open-orders')
    await shop.set('restaurantOrder', key, { status: "'DONE'" })
    const diningTableId = await shop.add('diningTable', { restaurantId })
    const own = { restaurantId, diningTableId, diningDate: day(2), mealPeriod: 'LUNCH', status: 'CONFIRMED' }
    const reservation = await shop.add('tableReservation', { ...own, reservationNo: 'R1' })
    assert.equal(await shop.refusal('restaurant', restaurantId, 'close'), 'open-reservations')
    assert.equal(await shop.refusal('diningTable', diningTableId, 'disable'), 'table-reserved')
    await shop.does('tableReservation', reservation, 'cancel', { reason: '停业' })
    const disabled = await shop.does('diningTable', diningTableId, 'disable')
    assert.deepEqual(
      [disabled.status, String(disabled.qrUrl).endsWith(`/order?tableId=${diningTableId}`)],
      ['DISABLED', true],
    )
    assert.equal((await shop.does('restaurant', restaurantId, 'close')).status, 'CLOSED')
  })

  test('dishClass.disable, dishClass.dishCount, dishClass.onSaleCount, restaurantProduct.publish, restaurantProduct.offline, restaurantProduct.Restaurant: guests order what is on the menu', async () => {
    const below = await shop.add('dishClass', { restaurantId, parentId: dishClassId })
    const other = await addDish({ dishClassId: below, status: 'NEW' })
    const counts = async () => {
      const { dishCount, onSaleCount } = await shop.detail('dishClass', dishClassId)
      return [dishCount, onSaleCount]
    }
    assert.deepEqual(await counts(), [2, 1])
    const published = await shop.does('restaurantProduct', other, 'publish')
    const { name } = await shop.detail('restaurant', restaurantId)
    assert.deepEqual([published.status, (published.Restaurant as Row).name], ['PUBLISHED', name])
    assert.deepEqual(await counts(), [2, 2])
    assert.equal((await shop.does('dishClass', dishClassId, 'disable')).status, 'DISABLED')
    assert.equal((await ask()).code, 'not-on-menu')
    assert.equal((await shop.detail('restaurantProduct', dish)).status, 'PUBLISHED')
    assert.equal((await shop.does('restaurantProduct', other, 'offline')).status, 'OFFLINE')
    const products = [{ restaurant_product_id: dish }]
    const activity = await shop.add('activity', { status: 'RUNNING' })
    await gateway.sql('update activity set products = $1 where activity_id = $2', [
      JSON.stringify(products),
      activity,
    ])
    assert.equal(await shop.refusal('restaurantProduct', dish, 'offline'), 'in-activity')
  })

  test('a class that is moved numbers the classes of its restaurant, and no others', async () => {
    const other = await shop.add('restaurant', {})
    const elsewhere = await shop.add('dishClass', { restaurantId: other, sortNo: 7 })
    const last = await shop.add('dishClass', { restaurantId, sortNo: 9 })
    const before = await shop.detail('dishClass', elsewhere)
    const { version } = await shop.detail('dishClass', last)
    const move = { key: last, version, parent: null, before: dishClassId }
    assert.equal((await shop.post('restaurant-api/eb/dish-class/move', move)).status, 200)
    assert.equal((await shop.detail('dishClass', last)).sortNo, 1)
    assert.equal((await shop.detail('dishClass', dishClassId)).sortNo, 2)
    assert.deepEqual(await shop.detail('dishClass', elsewhere), before)
  })

  test('a class goes below no class of another restaurant', async () => {
    const other = await shop.add('restaurant', {})
    const elsewhere = await shop.add('dishClass', { restaurantId: other })
    const own = await shop.add('dishClass', { restaurantId })
    const { version } = await shop.detail('dishClass', own)
    const asked = [
      ['move', { key: own, version, parent: elsewhere, before: null }],
      ['save', { dishClassId: own, version, parentId: elsewhere }],
    ] as const
    for (const [call, body] of asked) {
      const { status, data } = await shop.post(`restaurant-api/eb/dish-class/${call}`, body)
      assert.deepEqual([status, data.problems], [422, [{ path: 'parentId', code: 'otherTree' }]], call)
    }
  })

  test('restaurantProduct.sellOut, restaurantProduct.restock, restaurantProduct.monthSales: sold out until midnight', async () => {
    assert.equal((await shop.does('restaurantProduct', dish, 'sellOut')).soldOut, true)
    assert.equal((await ask()).code, 'sold-out')
    await shop.runDue()
    assert.equal((await shop.detail('restaurantProduct', dish)).soldOut, true)
    await shop.set('restaurantProduct', dish, { updated_at: "now() - interval '2 days'" })
    await shop.runDue()
    assert.equal((await shop.detail('restaurantProduct', dish)).soldOut, false)
    await shop.does('restaurantProduct', dish, 'sellOut')
    assert.equal((await shop.does('restaurantProduct', dish, 'restock')).soldOut, false)
    const key = await order()
    await shop.set('restaurantOrder', key, { status: "'DONE'", finished_at: 'now()' })
    assert.equal((await shop.detail('restaurantProduct', dish)).monthSales, 2)
  })

  test('tableReservation.confirm, tableReservation.assignTable, tableReservation.arrive, tableReservation.finish, tableReservation.memberId: one party at a table and meal', async () => {
    const [small, large] = await Promise.all(
      [2, 8].map((maxSeats) => shop.add('diningTable', { restaurantId, seats: 2, maxSeats })),
    )
    const save = () =>
      shop.saves('tableReservation', {
        ...{ restaurantId, diningDate: day(1), mealPeriod: 'LUNCH', arriveTime: '12:00', partySize: 4 },
        ...{ guestName: '李', phone: '13900005678', preOrders: [{ restaurantProductId: dish, quantity: 1 }] },
      })
    const [one, two] = [await save(), await save()]
    assert.match(`${one.reservationNo}`, /^R\d{14}$/)
    const [first, second] = [String(one.reservationId), String(two.reservationId)]
    assert.equal(
      await shop.refusal('tableReservation', first, 'confirm', { diningTableId: small }),
      'table-small',
    )
    const confirmed = await shop.does('tableReservation', first, 'confirm', { diningTableId: large })
    assert.deepEqual([confirmed.status, confirmed.diningTableId], ['CONFIRMED', large])
    assert.equal((await shop.messages('tableReservation', first))[0]?.kind, 'reservationConfirmed')
    assert.equal(
      await shop.refusal('tableReservation', second, 'confirm', { diningTableId: large }),
      'table-taken',
    )
    await shop.does('tableReservation', second, 'confirm', {})
    assert.equal(
      await shop.refusal('tableReservation', second, 'assignTable', { diningTableId: large }),
      'table-taken',
    )
    const printerId = await shop.add('printer', { usage: 'RECEIPT' })
    await shop.add('restaurantPrintRule', {
      restaurantId,
      printerId,
      docType: 'KITCHEN',
      dishClasses: [dishClassId],
    })
    assert.equal((await shop.does('tableReservation', first, 'arrive')).status, 'ARRIVED')
    assert.equal((await shop.messages('printer', printerId)).length, 1)
    assert.equal(
      (await shop.does('tableReservation', first, 'finish', { consumeAmount: 30_000 })).consumeAmount,
      30_000,
    )
    assert.equal(
      (await shop.does('tableReservation', second, 'assignTable', { diningTableId: large })).diningTableId,
      large,
    )
    const memberGradeId = await shop.add('memberGrade', { level: 7_001 })
    const memberId = await shop.add('member', {
      memberGradeId,
      registerHotelId: '100101',
      phone: '13900005678',
    })
    assert.equal((await shop.detail('tableReservation', first)).memberId, memberId)
  })

  test('tableReservation.memberGrade, tableReservation.pastVisits, tableReservation.noShows, tableReservation.lateness: guests are known by their phone, and how late they are', async () => {
    const phone = '13900006789'
    const memberGradeId = await shop.add('memberGrade', { level: 7_003, gradeName: '便笺金卡' })
    await shop.add('member', { memberGradeId, registerHotelId: '100101', phone })
    const own = { restaurantId, mealPeriod: 'LUNCH', phone, partySize: 2, guestName: '周' }
    const at = (arriveTime: string, offset: number, status: string) =>
      shop.add('tableReservation', { ...own, diningDate: day(offset), arriveTime, status })
    await Promise.all(['DONE', 'ARRIVED', 'NO_SHOW', 'CANCELLED'].map((status) => at('12:00', -9, status)))
    const late = await at('12:00', -1, 'CONFIRMED')
    const coming = await at('12:00', 1, 'CONFIRMED')
    const { memberGrade, pastVisits, noShows, lateness } = await shop.detail('tableReservation', late)
    assert.deepEqual([memberGrade, pastVisits, noShows, lateness], ['便笺金卡', 2, 1, 'OVER'])
    assert.equal((await shop.detail('tableReservation', coming)).lateness, null)
    const before = new Date(Date.now() + (8 * 60 - 5) * 60_000).toISOString()
    const [date = '', time = ''] = before.slice(0, 16).split('T')
    await shop.set('tableReservation', late, { dining_date: `'${date}'`, arrive_time: `'${time}'` })
    assert.equal((await shop.detail('tableReservation', late)).lateness, 'LATE')
    const previewed = await shop.post('restaurant-api/eb/table-reservation/preview', { phone })
    assert.deepEqual(previewed.data.figures, { memberGrade: '便笺金卡', pastVisits: 2, noShows: 1 })
  })

  test('a table that is chosen while a reservation is saved must be free and large enough', async () => {
    const large = await shop.add('diningTable', { restaurantId, seats: 4, maxSeats: 4 })
    const body = {
      ...{ restaurantId, diningDate: day(2), mealPeriod: 'LUNCH', arriveTime: '12:00' },
      ...{ guestName: '吴', phone: '13900007890', diningTableId: large },
    }
    const save = (more: Row) =>
      shop.post('restaurant-api/eb/table-reservation/save', { ...body, partySize: 4, ...more })
    const first = await save({})
    await shop.does('tableReservation', String(first.data.reservationId), 'confirm', {})
    const problemOf = async (more: Row) => {
      const [problem] = (await save(more)).data.problems as { path: string; params: { zh: string } }[]
      return [problem?.path, problem?.params.zh]
    }
    assert.deepEqual(await problemOf({}), ['diningTableId', '该餐段餐桌已被预订'])
    assert.deepEqual(await problemOf({ diningDate: day(3), partySize: 5 }), ['diningTableId', '餐桌座位不足'])
    const { reservationId, version } = await shop.detail('tableReservation', String(first.data.reservationId))
    assert.equal((await save({ reservationId, version, remark: '靠窗' })).status, 200)
  })

  test('tableReservation.noShow, tableReservation.cancel: a deposit is kept when nobody comes, and paid back when the store cancels', async () => {
    const reserve = (diningDate: string) =>
      shop.add('tableReservation', {
        ...{
          restaurantId,
          diningDate,
          mealPeriod: 'LUNCH',
          arriveTime: '12:00',
          partySize: 2,
          phone: '13800001111',
        },
        ...{ status: 'CONFIRMED', depositAmount: 10_000, depositStatus: 'PAID' },
      })
    const [late, early] = [await reserve(day(-1)), await reserve(day(1))]
    assert.equal(await shop.refusal('tableReservation', early, 'noShow'), 'not-late')
    assert.equal((await shop.does('tableReservation', late, 'noShow')).depositStatus, 'FORFEITED')
    const cancelled = await shop.does('tableReservation', early, 'cancel', { reason: '包场' })
    assert.deepEqual(
      [cancelled.status, cancelled.cancelReason, cancelled.depositStatus],
      ['CANCELLED', '包场', 'PAID'],
    )
    await shop.deliver()
    assert.equal((await shop.detail('tableReservation', early)).depositStatus, 'REFUNDED')
  })

  test('a deposit that the payment service refuses to pay back is tried again', async () => {
    const key = await shop.add('tableReservation', {
      ...{ restaurantId, diningDate: day(1), mealPeriod: 'LUNCH', arriveTime: '12:00', partySize: 2 },
      ...{ phone: '13800001111', status: 'CONFIRMED', depositAmount: 10_013, depositStatus: 'PAID' },
    })
    await shop.does('tableReservation', key, 'cancel', { reason: '停业' })
    await shop.deliver()
    const refund = async () =>
      (await shop.messages('tableReservation', key)).find(({ kind }) => kind === 'depositRefund')
    const refused = await refund()
    assert.deepEqual([refused?.status, refused?.attempts], ['WAITING', 1])
    assert.match(`${refused?.failure}`, /not refunded: INSUFFICIENT_BALANCE/)
    assert.equal((await shop.detail('tableReservation', key)).depositStatus, 'PAID')
    await gateway.sql(
      `update outbox_message set next_attempt_at = now(), content = content || '{"amount": 10000}' where message_id = $1`,
      [refused?.message_id],
    )
    await shop.deliver()
    assert.equal((await refund())?.status, 'ANSWERED')
    assert.equal((await shop.detail('tableReservation', key)).depositStatus, 'REFUNDED')
  })

  test('restaurantOrder.pickNo, restaurantOrder.dishAmount, restaurantOrder.payAmount, restaurantOrder.overdue, restaurantOrder.accept, restaurantProduct.stockLeft: amounts add up; the kitchen prints, and the day’s stock is taken', async () => {
    await shop.set('restaurantProduct', dish, { daily_stock: '3' })
    const left = async () => (await shop.detail('restaurantProduct', dish)).stockLeft
    const [one, two] = [await order(), await order()]
    assert.equal(await left(), 3)
    const placed = await shop.detail('restaurantOrder', one)
    assert.deepEqual(
      [placed.pickNo, placed.dishAmount, placed.packFee, placed.payAmount, placed.overdue],
      ['A001', 10_000, 200, 10_800, false],
    )
    assert.equal((await shop.detail('restaurantOrder', two)).pickNo, 'A002')
    await shop.set('restaurantOrder', two, { placed_at: "now() - interval '6 minutes'" })
    assert.equal((await shop.detail('restaurantOrder', two)).overdue, true)
    const printerId = await shop.add('printer', { usage: 'RECEIPT' })
    await shop.add('restaurantPrintRule', {
      restaurantId,
      printerId,
      docType: 'KITCHEN',
      dishClasses: [dishClassId],
    })
    const accepted = await does(one, 'accept')
    assert.deepEqual([accepted.status, Boolean(accepted.acceptedAt)], ['PREPARING', true])
    const [slip] = await shop.messages('printer', printerId)
    assert.deepEqual([(slip?.content as Row)?.document, (slip?.content as Row)?.pickNo], ['KITCHEN', 'A001'])
    assert.equal(await shop.refusal('restaurantOrder', two, 'accept'), 'sold-out')
    assert.equal(await left(), 1)
    const last = await order({ items: [{ restaurantProductId: dish, quantity: 1 }] })
    await does(last, 'accept')
    assert.equal((await shop.detail('restaurantProduct', dish)).soldOut, true)
  })

  test('a dish of several sizes costs what the cheapest one does; a price is above 0 and not above the former one', async () => {
    const row = await shop.detail('restaurantProduct', dish)
    const save = (values: Row) =>
      shop.post('restaurant-api/eb/restaurant-product/save', {
        ...{ restaurant_product_id: dish, version: row.version },
        ...values,
      })
    for (const values of [{ price: 0 }, { price: 900, originalPrice: 800 }])
      assert.equal((await save(values)).status, 422, JSON.stringify(values))
    const specs = [
      { specName: '大', price: 900 },
      { specName: '小', price: 700 },
    ]
    assert.equal((await save({ price: 5_000, specs, images: ['dish.jpg'] })).data.price, 700)
  })

  test('only dishes that are new are deleted, and only classes without dishes', async () => {
    const fresh = await addDish({ status: 'NEW' })
    const remove = async (resource: string, keys: string[]) =>
      (await shop.post(`restaurant-api/eb/${resource}/delete`, { keys, lang: 'zh' })).data as {
        deleted: string[]
        failed: { code: string }[]
      }
    const { deleted, failed } = await remove('restaurant-product', [dish, fresh])
    assert.deepEqual([deleted, failed.map(({ code }) => code)], [[fresh], ['notNew']])
    const full = await remove('dish-class', [dishClassId])
    assert.deepEqual([full.deleted, full.failed.map(({ code }) => code)], [[], ['referenced']])
  })

  test('restaurantOrder.ready, restaurantOrder.dispatch, restaurantOrder.reassign, restaurantOrder.finish: couriers by the restaurant’s rule, by hand, and points in the end', async () => {
    const memberGradeId = await shop.add('memberGrade', { level: 7_002, pointRate: 2 })
    const memberId = await shop.add('member', {
      memberGradeId,
      registerHotelId: '100101',
      phone: '13900001000',
    })
    const [one = '', two = ''] = (
      await shop.rows('employee', "hotel_id = '100101' and status = 'ON_JOB' limit 2")
    ).map(({ employee_id }) => String(employee_id))
    const key = await order({ memberId })
    await does(key, 'accept')
    await shop.set('restaurant', restaurantId, {
      dispatch_mode: "'LEAST_BUSY'",
      courier_ids: `array['${one}']`,
    })
    const sent = await does(key, 'ready')
    assert.deepEqual([sent.status, sent.courierType, sent.courierId], ['DELIVERING', 'STAFF', one])
    assert.equal((await does(key, 'reassign', { courierId: two, reason: '换班' })).courierId, two)
    const reported = (await shop.messages('restaurantOrder', key)).map(({ kind }) => kind)
    assert.deepEqual(reported, ['orderReady', 'courierAssigned', 'courierRelieved', 'courierAssigned'])
    assert.equal((await does(key, 'finish')).status, 'DONE')
    const { points, totalSpend, orderCount } = await shop.detail('member', memberId)
    assert.deepEqual([points, totalSpend, orderCount], [216, 10_800, 1])
    const platform = await shop.add('deliveryPlatform', {
      platformCode: 'SF',
      shopNo: 'S9',
      status: 'DISABLED',
    })
    const other = await order()
    await does(other, 'accept')
    const input = { courierType: 'PLATFORM', deliveryPlatformId: platform }
    assert.equal(await shop.refusal('restaurantOrder', other, 'dispatch', input), 'no-platform')
    await shop.set('deliveryPlatform', platform, { status: "'ENABLED'" })
    await does(other, 'dispatch', input)
    await shop.deliver()
    assert.match(`${(await shop.detail('restaurantOrder', other)).trackingNo}`, /^DEMO/)
    const inside = await order({ orderType: 'DINE_IN' })
    await does(inside, 'accept')
    assert.equal(await shop.refusal('restaurantOrder', inside, 'dispatch', input), 'not-delivered')
  })

  test('restaurantOrder.reject, restaurantOrder.refund, restaurantOrder.askRefund: never more than was paid; what the service refuses can be tried again', async () => {
    const rejected = await does(await order(), 'reject', { reason: '食材不足' })
    assert.deepEqual([rejected.status, rejected.refundAmount], ['CANCELLED', 10_800])
    const key = await order()
    await does(key, 'accept')
    const over = { refundAmount: 10_801, reason: '多收' }
    assert.equal(await shop.refusal('restaurantOrder', key, 'refund', over), 'refund-amount')
    const part = await does(key, 'refund', { refundAmount: 800, reason: '少送' })
    assert.deepEqual([part.status, part.refundAmount], ['PREPARING', 800])
    const asked = await shop.post('demo-api/guest/restaurant-refund', {
      restaurantOrderId: key,
      reason: '太慢',
    })
    assert.equal(asked.data.status, 'REFUNDING')
    await shop.set('restaurantOrder', key, { pay_amount: '10813', refund_amount: '800' })
    assert.equal((await does(key, 'refund', { refundAmount: 10_013, reason: '退款' })).status, 'CANCELLED')
    await shop.deliver()
    const failed = await shop.detail('restaurantOrder', key)
    assert.deepEqual([failed.status, failed.refundAmount], ['REFUNDING', 800])
    const clerk = await startBusiness(gateway, 'clerk')
    const code = await clerk.refusal('restaurantOrder', key, 'refund', {
      refundAmount: 10_000,
      reason: '退款',
    })
    assert.ok(code === 'forbidden' || code === 'refund-limit', String(code))
  })

  test('restaurantOrder.refuseRefund: the order goes on where the guest asked for the refund', async () => {
    const key = await order()
    const asked = async () => {
      await shop.post('demo-api/guest/restaurant-refund', { restaurantOrderId: key, reason: '太慢' })
      return (await shop.detail('restaurantOrder', key)).status
    }
    const refused = async () => (await does(key, 'refuseRefund', { reason: '已备餐' })).status
    assert.deepEqual([await asked(), await refused()], ['REFUNDING', 'PENDING'])
    await does(key, 'accept')
    assert.deepEqual([await asked(), await refused()], ['REFUNDING', 'PREPARING'])
    const old = await shop.add('restaurantOrder', { restaurantId, status: 'REFUNDING', items: [] })
    assert.equal((await does(old, 'refuseRefund', { reason: '已用餐' })).status, 'DONE')
  })
})
