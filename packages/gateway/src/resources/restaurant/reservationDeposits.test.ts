import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { addDays, today } from '@ebkit/rules/dates'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { type Business, startBusiness } from '../../behaviour/testing/business'
import type { Row } from '../../behaviour/testing/ticketShop'
import { timeZone } from '../fieldSql'

describe('deposits of reservations', () => {
  let gateway: TestGateway
  let shop: Business
  before(async () => {
    gateway = await startTestGateway()
    shop = await startBusiness(gateway)
  })
  after(() => gateway.stop())

  const booking = {
    ...{ diningDate: addDays(today(timeZone), 1), mealPeriod: 'LUNCH', arriveTime: '12:00', partySize: 2 },
    ...{ guestName: '王', phone: '13800001111', areaType: 'HALL', source: 'PHONE' },
  }
  const book = async (place: Row, more: Row = {}) => {
    const restaurantId = await shop.add('restaurant', { status: 'OPEN', ...place })
    return shop.saves('tableReservation', { ...booking, ...more, restaurantId })
  }
  const change = async ({ reservationId }: Row, more: Row) => {
    const { version } = await shop.detail('tableReservation', String(reservationId))
    const row = await shop.saves('tableReservation', { reservationId, version, ...more })
    return [row.depositAmount, row.depositStatus]
  }

  test('follow the party and the area until they are paid', async () => {
    const perPerson = await book({ depositMode: 'PER_PERSON', depositAmount: 5_000 })
    assert.deepEqual([perPerson.depositAmount, perPerson.depositStatus], [10_000, 'UNPAID'])
    assert.deepEqual(await change(perPerson, { partySize: 6 }), [30_000, 'UNPAID'])
    await shop.set('tableReservation', String(perPerson.reservationId), { deposit_status: "'PAID'" })
    assert.deepEqual(await change(perPerson, { partySize: 8 }), [30_000, 'PAID'])
    const inside = await book({ depositMode: 'PRIVATE_ONLY', depositAmount: 20_000 })
    assert.deepEqual(await change(inside, { areaType: 'PRIVATE' }), [20_000, 'UNPAID'])
    assert.deepEqual(await change(inside, { areaType: 'WINDOW' }), [0, 'NONE'])
  })

  test('stay when nothing changes that they depend on', async () => {
    const perTable = await book({ depositMode: 'PER_TABLE', depositAmount: 8_000 })
    await shop.set('restaurant', String(perTable.restaurantId), { deposit_amount: '9000' })
    assert.deepEqual(await change(perTable, { partySize: 5, remark: '靠窗' }), [8_000, 'UNPAID'])
  })
})
