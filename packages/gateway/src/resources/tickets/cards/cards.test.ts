import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { addDays } from '@ebkit/rules/dates'
import type { StartedTicketShop } from '../../../behaviour/testing/startTicketShop'
import type { Row, TicketShop } from '../../../behaviour/testing/ticketShop'
import { cardShop, today } from './testing/cardShop'

describe('cards for a period', () => {
  const cards = cardShop()
  const { holder, reservation, onSale, use, reserve, reserved, setColumn, booked } = cards
  let shop: TicketShop
  let rows: StartedTicketShop['rows']
  let product: Row
  before(() => {
    ;({ shop, rows, product } = cards.started())
  })

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
})
