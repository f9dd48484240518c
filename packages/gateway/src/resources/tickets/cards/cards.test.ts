import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { addDays } from '@ebkit/rules/dates'
import type { TestGateway } from '@ebkit/testing'
import { storeDay } from '../../../behaviour/numbers'
import { type StartedTicketShop, startTicketShop } from '../../../behaviour/testing/startTicketShop'
import { period } from '../../../behaviour/testing/ticketRows'
import type { Row, TicketShop } from '../../../behaviour/testing/ticketShop'

describe('cards for a period', () => {
  let gateway: TestGateway
  let shop: TicketShop
  let rows: StartedTicketShop['rows']
  let product: Row
  before(async () => {
    ;({ gateway, shop, rows } = await startTicketShop())
    product = await shop.product({ settlePrice: 600 })
  })
  after(() => gateway.stop())

  const today = storeDay()
  const holder = (key: string) => shop.row('ecard_user', `ecard_user_id = '${key}'`)
  const reservation = (key: string) => shop.row('valid_card_reservation', `reservation_id = '${key}'`)
  const records = (key: string) =>
    shop.rows('ecard_use_record', `ecard_user_id = '${key}' order by created_at`)
  const onSale = (key: string) => shop.row('ticket_product', `ticket_product_id = '${key}'`)
  const use = (ecardUserId: string, fields: Row = {}) =>
    shop.post('ticket-api/eb/ecard-use-record/save', {
      ecardUserId,
      persons: 1,
      verifyType: 'scan',
      ...fields,
    })
  const reserve = (ecardUserId: string, fields: Row = {}) =>
    shop.post('ticket-api/eb/valid-card-reservation/save', {
      ...{ ecardUserId, rightName: '入园', reserveDate: today, slotName: '上午场', persons: 1 },
      ...fields,
    })
  async function reserved(ecardUserId: string, fields: Row = {}): Promise<string> {
    const { status, message, data } = await reserve(ecardUserId, fields)
    assert.equal(status, 200, message)
    return String(data.reservationId)
  }
  const setColumn = (table: string, key: string, value: string, of: string) =>
    gateway.sql(`update ${table} set ${value} where ${key} = $1`, [of])
  /** Adds a card, a slot for today, and a holder. */
  async function booked(fields: Parameters<typeof rows.card>[1] = {}) {
    const card = await rows.card(product, { needReserve: true, ...fields })
    return { card, slot: await rows.slot(card), key: await rows.holder(card) }
  }

  test('validCard.publish, validCard.offline, validCard.saleEnd, validCard.soldCount, ecardUser.activateByUse, ecardUser.cardName: a published card is sold as a product of its own; each piece is a card', async () => {
    const card = await rows.card(product)
    assert.equal((await shop.acted('valid-card', 'publish', card)).status, 'PUBLISHED')
    const sale = await onSale(card)
    assert.deepEqual(
      [sale.status, sale.ecard_type, sale.sale_price, sale.total_inventory],
      ['published', 'valid_card', '10000', 20],
    )
    const order = await shop.paid({ ticketProductId: card }, 2)
    const cards = await shop.rows('ecard_user', `platform_order_id = '${order}'`)
    assert.deepEqual(
      cards.map((each) => [
        each.status,
        /^\d{16}$/.test(`${each.card_no}`),
        each.total_times,
        each.pay_amount,
      ]),
      Array(2).fill(['ACTIVE', true, 5, '10000']),
    )
    const shown = await rows.read('ecard-user', 'ecardUserId', `${cards[0]?.ecard_user_id}`)
    const { soldCount, cardName } = await rows.read('valid-card', 'validCardId', card)
    assert.deepEqual([soldCount, shown.cardName, shown.startDate], [2, cardName, today])
    assert.equal((await shop.acted('valid-card', 'offline', card)).status, 'OFFLINE')
    assert.equal((await onSale(card)).status, 'offline')
    await shop.acted('valid-card', 'publish', card)
    assert.deepEqual([(await onSale(card)).status, (await onSale(card)).total_inventory], ['published', 18])
    await setColumn('valid_card', 'valid_card_id', 'sale_until = current_date - 2', card)
    await shop.runDue()
    assert.deepEqual(
      [(await shop.row('valid_card', `valid_card_id = '${card}'`)).status, (await onSale(card)).status],
      ['OFFLINE', 'offline'],
    )
    const namesake = await rows.card(product, { cardName: String(product.productName) })
    assert.equal((await shop.act('valid-card', 'publish', namesake)).code, 'name-taken')
  })

  test('ecardUser.activate: from today for the days of the card, once its holder is known', async () => {
    const card = await rows.card(product, { activateType: 'manual', activateWithinDays: 5, validDays: 10 })
    const inactive = { status: 'INACTIVE', startDate: null, endDate: null } as const
    const key = await rows.holder(card, inactive)
    assert.equal((await shop.act('ecard-user', 'activate', key)).code, 'real-name')
    await setColumn('ecard_user', 'ecard_user_id', "id_card = '11010519491231002X'", key)
    const active = await shop.acted('ecard-user', 'activate', key)
    assert.deepEqual([active.status, active.startDate, active.endDate], ['ACTIVE', today, addDays(today, 9)])
    assert.equal((await shop.act('ecard-user', 'activate', key)).status, 409)
    const { data } = await shop.post('ticket-api/eb/ecard-user/save', {
      ...{ ecardType: 'valid_card', validCardId: card, holderName: '李四', holderPhone: '13800001235' },
    })
    assert.deepEqual(
      [/^\d{16}$/.test(`${data.cardNo}`), data.totalTimes, data.source, data.status],
      [true, 5, 'offline', 'INACTIVE'],
    )
  })

  test('ecardUser.expire, ecardUser.lapse: cards end after their last day, and when nobody activates them in time', async () => {
    const card = await rows.card(product, { activateType: 'first', activateWithinDays: 5 })
    const [over, unused, fresh] = [
      await rows.holder(card, { endDate: addDays(today, -2) }),
      await rows.holder(card, { status: 'INACTIVE', endDate: null }),
      await rows.holder(card, { status: 'INACTIVE', endDate: null }),
    ]
    await setColumn('ecard_user', 'ecard_user_id', "buy_time = now() - interval '6 days'", unused)
    await shop.runDue()
    const states = await Promise.all([over, unused, fresh].map(holder))
    assert.deepEqual(
      states.map(({ status }) => status),
      ['EXPIRED', 'EXPIRED', 'INACTIVE'],
    )
  })

  test('ecardUser.freeze, ecardUser.unfreeze: reservations are cancelled, nobody enters; the frozen days can be given back', async () => {
    const { key } = await booked()
    const open = await reserved(key)
    assert.equal((await shop.acted('ecard-user', 'freeze', key, { reason: '转借' })).status, 'FROZEN')
    assert.deepEqual(
      [(await reservation(open)).status, (await reservation(open)).cancel_reason],
      ['CANCELLED', '转借'],
    )
    assert.deepEqual([(await use(key)).code, (await reserve(key)).code], ['needs-reservation', 'card-state'])
    await setColumn('audit_entry', 'row_key', "happened_at = now() - interval '4 days'", key)
    const end = addDays(today, 100)
    const unfrozen = await shop.acted('ecard-user', 'unfreeze', key, { makeUp: true })
    assert.deepEqual([unfrozen.status, unfrozen.endDate], ['ACTIVE', addDays(end, 4)])
    await shop.acted('ecard-user', 'freeze', key, { reason: '转借' })
    assert.equal((await shop.acted('ecard-user', 'unfreeze', key)).endDate, addDays(end, 4))
    assert.equal((await reserve(key)).status, 200)
  })

  test('ecardUser.transfer, ecardUser.adjustTimes: another holder, with both names in the trail; never fewer uses than were taken', async () => {
    const key = await rows.holder(await rows.card(product))
    const given = { holderName: '赵六', holderPhone: '13800001239' }
    assert.equal((await shop.acted('ecard-user', 'transfer', key, given)).status, 'ACTIVE')
    const { holder_name, face_photo } = await holder(key)
    assert.deepEqual([holder_name, face_photo], ['赵六', null])
    const entry = await shop.row('audit_entry', `row_key = '${key}' and name = 'transfer'`)
    assert.deepEqual([(entry.before as Row).holderName, (entry.after as Row).holderName], ['王小明', '赵六'])
    await use(key)
    const adjust = (delta: number) => shop.act('ecard-user', 'adjustTimes', key, { delta, reason: '补偿' })
    assert.equal((await adjust(-5)).code, 'below-used')
    assert.equal((await adjust(2)).status, 200)
    assert.equal((await holder(key)).total_times, 7)
    assert.equal((await adjust(-6)).status, 200)
    assert.equal((await holder(key)).status, 'USED_UP')
    const unlimited = await rows.holder(await rows.card(product), { totalTimes: null })
    assert.equal(
      (await shop.act('ecard-user', 'adjustTimes', unlimited, { delta: 1, reason: '补偿' })).code,
      'no-counts',
    )
  })

  test('ecardUser.refundCard: by the rule of the card, the way it was paid; its order is not refunded otherwise', async () => {
    const card = await rows.card(product)
    await shop.acted('valid-card', 'publish', card)
    const order = await shop.paid({ ticketProductId: card })
    const { ecard_user_id: key } = await shop.row('ecard_user', `platform_order_id = '${order}'`)
    const refund = { refundQuantity: 1, refundAmount: 100, reason: '行程取消' }
    assert.equal((await shop.act('ticket-order', 'refund', order, refund)).code, 'refund-by-card')
    const give = (refundAmount: number) =>
      shop.act('ecard-user', 'refundCard', `${key}`, { refundAmount, reason: '搬家' })
    assert.equal((await give(10_001)).code, 'card-refund-amount')
    assert.equal((await give(10_000)).status, 200)
    await shop.deliver()
    const { status, refund_amount } = await shop.row('ticket_order', `platform_order_id = '${order}'`)
    assert.deepEqual(
      [(await holder(`${key}`)).status, status, refund_amount],
      ['REFUNDED', 'REFUNDED', '10000'],
    )
    const used = await rows.holder(card)
    await use(used)
    const back = (of: string, refundAmount: number) =>
      shop.act('ecard-user', 'refundCard', of, { refundAmount, reason: '搬家' })
    assert.equal((await back(used, 1)).code, 'card-refund')
    const partly = await rows.holder(await rows.card(product, { refundType: 'ratio' }))
    await use(partly)
    assert.equal((await back(partly, 8_001)).code, 'card-refund-amount')
    assert.equal((await back(partly, 8_000)).status, 200)
  })

  test('ecardUseRecord.settleAmount, ecardUser.usedTimes, ecardUser.remainTimes, ecardUser.remainDays, ecardUser.useUp, validCardReservation.arriveByCode: a use takes what its right costs, and is settled by the visitors', async () => {
    const card = await rows.card(product, { activateType: 'first', activateWithinDays: 9, totalTimes: 2 })
    const key = await rows.holder(card, { status: 'INACTIVE', startDate: null, endDate: null, totalTimes: 2 })
    await rows.slot(card)
    const visit = await reserved(key)
    const { status, message, data } = await use(key, { persons: 2 })
    assert.equal(status, 200, message)
    assert.deepEqual(
      [data.rightName, data.times, data.settleAmount, data.reservationId],
      ['入园', 1, 1_200, visit],
    )
    assert.deepEqual([(await holder(key)).status, (await reservation(visit)).status], ['ACTIVE', 'ARRIVED'])
    const { usedTimes, remainTimes, remainDays } = await rows.read('ecard-user', 'ecardUserId', key)
    assert.deepEqual([usedTimes, remainTimes, remainDays], [1, 1, 364])
    assert.equal((await use(key, { persons: 3 })).code, 'companions')
    assert.equal((await use(key, { rightName: '温泉' })).code, 'unknown-right')
    assert.equal((await use(key)).status, 200)
    assert.equal((await holder(key)).status, 'USED_UP')
    assert.equal((await use(key)).code, 'card-state')
    const limited = await rows.holder(
      await rows.card(product, {
        rightsList: [
          { rightName: '入园', ticketProductId: product.ticketProductId, dailyLimit: 1, costTimes: 2 },
        ],
      }),
      { totalTimes: 3 },
    )
    assert.equal((await use(limited)).data.times, 2)
    assert.equal((await use(limited)).code, 'daily-used')
    const outside = await rows.holder(card, { startDate: addDays(today, 1) })
    assert.equal((await use(outside)).code, 'card-dates')
    const elsewhere = await shop.post('ticket-api/eb/ecard-use-record/save', {
      ...{ ecardUserId: limited, persons: 1, verifyType: 'scan', hotelId: '100102' },
    })
    assert.notEqual(elsewhere.status, 200)
  })

  test('ecardUseRecord.revoke: within 24 hours; the uses return and the reservation is open again', async () => {
    const { key } = await booked({ totalTimes: 1 })
    await setColumn('ecard_user', 'ecard_user_id', 'total_times = 1', key)
    const visit = await reserved(key)
    const { data } = await use(key)
    assert.equal((await holder(key)).status, 'USED_UP')
    const revoked = await shop.acted('ecard-use-record', 'revoke', `${data.useId}`, {
      revokeReason: '误操作',
    })
    assert.deepEqual([revoked.status, revoked.revokeReason], ['REVOKED', '误操作'])
    const after = await rows.read('ecard-user', 'ecardUserId', key)
    assert.deepEqual(
      [after.status, after.usedTimes, (await reservation(visit)).status],
      ['ACTIVE', 0, 'BOOKED'],
    )
    assert.equal(
      (await shop.act('ecard-use-record', 'revoke', `${data.useId}`, { revokeReason: '误操作' })).status,
      409,
    )
    const again = await use(key)
    await setColumn(
      'ecard_use_record',
      'use_id',
      "use_time = now() - interval '25 hours'",
      `${again.data.useId}`,
    )
    assert.equal(
      (await shop.act('ecard-use-record', 'revoke', `${again.data.useId}`, { revokeReason: '误操作' })).code,
      'use-time',
    )
  })

  test('validCardReservation.arrive, validCardReservation.cardNo: on the day, with a record of the use', async () => {
    const { card, key } = await booked()
    await rows.slot(card, { inventoryDate: addDays(today, 1) })
    const [now, tomorrow] = [await reserved(key), await reserved(key, { reserveDate: addDays(today, 1) })]
    assert.equal((await reservation(now)).card_no, (await holder(key)).card_no)
    assert.equal((await shop.act('valid-card-reservation', 'arrive', tomorrow)).code, 'not-that-day')
    const arrived = await shop.acted('valid-card-reservation', 'arrive', now)
    assert.deepEqual([arrived.status, typeof arrived.arriveTime], ['ARRIVED', 'string'])
    const [record, more] = await records(key)
    assert.deepEqual(
      [record?.reservation_id, record?.times, record?.settle_amount, more],
      [now, 1, '600', undefined],
    )
    assert.equal((await shop.act('valid-card-reservation', 'arrive', now)).status, 409)
  })

  test('validCardReservation.reschedule, validCardReservation.cancel, reservationInventory.bookedCount, reservationInventory.remainCount: the places move with the reservation', async () => {
    const { card, slot, key } = await booked()
    const later = await rows.slot(card, {
      slotName: '下午场',
      totalInventory: 1,
      slotTime: { start: '13:00', end: '17:00' },
    })
    const visit = await reserved(key, { persons: 2 })
    const places = async (of: string) => {
      const { bookedCount, remainCount } = await rows.read('reservation-inventory', 'inventoryId', of)
      return [bookedCount, remainCount]
    }
    assert.deepEqual(await places(slot), [2, 1])
    const move = (slotName: string) =>
      shop.act('valid-card-reservation', 'reschedule', visit, { reserveDate: today, slotName })
    assert.equal((await move('下午场')).code, 'slot-full')
    assert.equal((await move('夜场')).code, 'unknown-slot')
    await setColumn('reservation_inventory', 'inventory_id', 'total_inventory = 2', later)
    assert.equal((await move('下午场')).status, 200)
    assert.deepEqual(
      [await places(slot), await places(later)],
      [
        [0, 3],
        [2, 0],
      ],
    )
    await shop.acted('valid-card-reservation', 'cancel', visit, { reason: '下雨' })
    assert.deepEqual([await places(later), (await reservation(visit)).cancel_reason], [[0, 2], '下雨'])
    assert.equal(
      (await shop.rows('outbox_message', `row_key = '${visit}' and kind = 'reservationCancelled'`)).length,
      1,
    )
  })

  test('validCardReservation.markNoShow, validCardReservation.noShow, ecardUser.noShowCount, ecardUser.noShowFreeze: the last no-show that the card allows freezes it, until it is unfrozen', async () => {
    const { slot, key } = await booked({ noShowLimit: 2 })
    await setColumn('reservation_inventory', 'inventory_id', "slot_until = '23:59'", slot)
    const [one, two] = [await reserved(key), await reserved(key)]
    assert.equal((await shop.act('valid-card-reservation', 'markNoShow', one)).code, 'slot-not-over')
    await setColumn(
      'reservation_inventory',
      'inventory_id',
      "slot_from = '00:00', slot_until = '00:00'",
      slot,
    )
    assert.equal((await shop.acted('valid-card-reservation', 'markNoShow', one)).status, 'NO_SHOW')
    assert.equal((await rows.read('ecard-user', 'ecardUserId', key)).noShowCount, 1)
    await setColumn('valid_card_reservation', 'reservation_id', 'reserve_date = current_date - 2', two)
    await shop.runDue()
    const frozen = await rows.read('ecard-user', 'ecardUserId', key)
    assert.deepEqual(
      [(await reservation(two)).status, frozen.status, frozen.noShowCount],
      ['NO_SHOW', 'FROZEN', 2],
    )
    assert.equal((await shop.acted('ecard-user', 'unfreeze', key)).noShowCount, 0)
  })

  test('reservationInventory.close, reservationInventory.open, reservationInventory.setRange: a closed slot takes nobody; a range is set for its weekdays, not below what is booked', async () => {
    const { card, slot, key } = await booked()
    await reserved(key, { persons: 2 })
    assert.equal(
      (await shop.acted('reservation-inventory', 'close', slot, { reason: '检修' })).status,
      'CLOSED',
    )
    const other = await rows.holder(card)
    assert.equal((await reserve(other)).code, 'slot-closed')
    assert.equal((await shop.acted('reservation-inventory', 'open', slot)).status, 'OPEN')
    assert.equal((await reserve(other, { persons: 2 })).code, 'slot-full')
    assert.equal((await reserve(key)).code, 'slot-limit')
    assert.equal((await reserve(other, { reserveDate: addDays(today, 30) })).code, 'ahead-days')
    const set = (dates: Row, totalInventory: number, weekdays = [0, 1, 2, 3, 4, 5, 6]) =>
      shop.act('reservation-inventory', 'setRange', slot, { dates, weekdays, totalInventory })
    const below = await set({ start: today, end: today }, 1)
    assert.deepEqual([below.code, below.message.includes(today)], ['capacity-below-booked', true])
    assert.equal((await set(period(0, 90), 8)).code, 'range-too-long')
    assert.equal((await set(period(0, 13), 8)).status, 200)
    assert.equal((await set(period(0, 13), 9, [1])).status, 200)
    const days = await shop.rows('reservation_inventory', `valid_card_id = '${card}'`)
    assert.deepEqual(
      [8, 9].map((total) => days.filter(({ total_inventory }) => total_inventory === total).length),
      [12, 2],
    )
  })

  test('the last place of a slot is taken once', async () => {
    const { card, slot } = await booked()
    const holders = await Promise.all(Array.from({ length: 6 }, () => rows.holder(card)))
    const codes = await Promise.all(holders.map(async (key) => (await reserve(key)).status))
    assert.equal(codes.filter((status) => status === 200).length, 3)
    assert.equal((await rows.read('reservation-inventory', 'inventoryId', slot)).remainCount, 0)
  })
})
