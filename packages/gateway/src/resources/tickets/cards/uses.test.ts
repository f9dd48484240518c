import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { addDays } from '@ebkit/rules/dates'
import type { StartedTicketShop } from '../../../behaviour/testing/startTicketShop'
import { type Row, type TicketShop, ticketShop } from '../../../behaviour/testing/ticketShop'
import { cardShop, today } from './testing/cardShop'

describe('cards for a period', () => {
  const cards = cardShop()
  const { holder, reservation, use, reserved, setColumn, booked } = cards
  let shop: TicketShop
  let rows: StartedTicketShop['rows']
  let product: Row
  before(() => {
    ;({ shop, rows, product } = cards.started())
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

  test('uses at a store that the user does not see count, also for what a refund of the card may be', async () => {
    const card = await rows.card(product, { refundType: 'unused', applyHotelIds: ['100101', '100104'] })
    const key = await rows.holder(card, { totalTimes: 5 })
    const elsewhere = await shop.post('ticket-api/eb/ecard-use-record/save', {
      ...{ ecardUserId: key, persons: 1, verifyType: 'scan', hotelId: '100104' },
    })
    assert.equal(elsewhere.status, 200, elsewhere.message)
    const { gateway } = cards.started()
    const manager = ticketShop(gateway, await gateway.signIn('manager'))
    await gateway.sql(
      "update role set permissions = '{*}', max_refund_amount = 100000000 where role_id = '1001-r2'",
    )
    const { data } = await manager.get(`ticket-api/eb/ecard-user/detail?ecardUserId=${key}`)
    assert.deepEqual([data.usedTimes, data.remainTimes], [1, 4])
    const list = await manager.get(`ticket-api/eb/ecard-user/list?filter=ecardUserId=${key}`)
    assert.equal((list.data.list as Row[])[0]?.usedTimes, 1)
    const refund = { refundAmount: 100, reason: '退卡' }
    assert.equal((await manager.act('ecard-user', 'refundCard', key, refund)).code, 'card-refund')
  })

  test('no-shows at a store that the user does not see count, until the card is unfrozen there or here', async () => {
    const { key } = await booked({ applyHotelIds: ['100101', '100104'] })
    const visit = await reserved(key)
    await setColumn(
      'valid_card_reservation',
      'reservation_id',
      "status = 'NO_SHOW', hotel_id = '100104'",
      visit,
    )
    const { gateway } = cards.started()
    const manager = ticketShop(gateway, await gateway.signIn('manager'))
    const missed = async () =>
      (await manager.get(`ticket-api/eb/ecard-user/detail?ecardUserId=${key}`)).data.noShowCount
    assert.equal(await missed(), 1)
    await setColumn('ecard_user', 'ecard_user_id', "status = 'FROZEN'", key)
    await shop.acted('ecard-user', 'unfreeze', key)
    assert.equal(await missed(), 0)
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
})
