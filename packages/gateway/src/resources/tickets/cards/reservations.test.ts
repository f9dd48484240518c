import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { addDays } from '@ebkit/rules/dates'
import type { StartedTicketShop } from '../../../behaviour/testing/startTicketShop'
import { period } from '../../../behaviour/testing/ticketRows'
import type { Row, TicketShop } from '../../../behaviour/testing/ticketShop'
import { cardShop, today } from './testing/cardShop'

describe('cards for a period', () => {
  const cards = cardShop()
  const { holder, reservation, records, reserve, reserved, setColumn, booked } = cards
  let shop: TicketShop
  let rows: StartedTicketShop['rows']
  before(() => {
    ;({ shop, rows } = cards.started())
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
