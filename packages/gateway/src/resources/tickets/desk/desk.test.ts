import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { ecard } from '@ebkit/domain'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { storeDay } from '../../../behaviour/numbers'
import { exampleValues } from '../../../behaviour/testing/exampleValues'
import { ticketRows } from '../../../behaviour/testing/ticketRows'
import { type Row, type TicketShop, ticketShop } from '../../../behaviour/testing/ticketShop'
import { cleaned, enteredAs } from './enteredAs'

test('an entry is read without spaces and hyphens, and is what its digits say', () => {
  const kinds = ['3861 2047 9160', '138-0000-1234', '6208 1100 4532 0318', 'T2026111900001', '23800001234']
  assert.deepEqual(
    kinds.map((entered) => enteredAs(cleaned(entered))),
    ['code', 'phone', 'card', 'order', 'order'],
  )
})

describe('the verification desk', () => {
  let gateway: TestGateway
  let shop: TicketShop
  before(async () => {
    gateway = await startTestGateway()
    shop = ticketShop(gateway, await gateway.signIn('admin'))
  })
  after(() => gateway.stop())

  const codesOf = (key: string) =>
    shop.rows('ticket_code', `platform_order_id = '${key}' order by ticket_code_id`)
  const lookUp = async (entered: unknown, at: TicketShop = shop) => {
    const { status, message, data } = await at.post('ticket-api/verification-desk/look-up', {
      entered: `${entered}`,
    })
    assert.equal(status, 200, message)
    return data as { kind: string; codes: Row[]; card: Row | null }
  }
  const obstacleOf = async (fields: object, change = '') => {
    const key = await shop.paid(await shop.product(fields as Row))
    if (change) await gateway.sql(`update ticket_code set ${change} where platform_order_id = $1`, [key])
    const [code] = await codesOf(key)
    const { codes } = await lookUp(code?.code)
    const { status, code: refusal } = await shop.act('ticket-code', 'verify', `${code?.ticket_code_id}`)
    return [(codes[0]?.obstacle as Row | null)?.code ?? null, status === 200 ? null : refusal]
  }

  test('a code comes with its order, masked; nothing is verified', async () => {
    const key = await shop.paid(await shop.product({ salePrice: 9_310 }), 3)
    const [one] = await codesOf(key)
    const { kind, codes } = await lookUp(one?.code)
    assert.equal(kind, 'code')
    assert.equal(codes.length, 3)
    const { code, holderName, holderPhone, sharePrice, stores, obstacle } = codes[0] as Row
    assert.deepEqual([code, holderName, holderPhone], [one?.code, '王**', '138****1234'])
    assert.deepEqual([sharePrice, (stores as string[]).length, obstacle], [9_310, 1, null])
    assert.deepEqual(new Set((await codesOf(key)).map(({ status }) => status)), new Set(['UNUSED']))
  })

  test('what the desk says of a code is what verifying it answers', async () => {
    assert.deepEqual(await obstacleOf({}), [null, null])
    assert.deepEqual(await obstacleOf({}, 'valid_start = current_date + 2'), ['not-yet', 'not-yet-valid'])
    assert.deepEqual(await obstacleOf({}, 'valid_end = current_date - 2'), ['expired', 'expired'])
    assert.deepEqual(await obstacleOf({ effectDelayHours: 2 }), ['not-yet', 'not-yet-valid'])
    assert.deepEqual(await obstacleOf({ unusableWeekdays: [0, 1, 2, 3, 4, 5, 6] }), [
      'unusable-day',
      'unusable-day',
    ])
    const needsOne = ['needs-reservation', 'needs-reservation']
    assert.deepEqual(await obstacleOf({ needReserve: true, reserveAheadHours: 0 }), needsOne)
    for (const [status, code] of [
      ['LOCKED', 'refunding'],
      ['REFUNDED', 'refunded'],
      ['INVALID', 'void'],
      ['EXPIRED', 'expired'],
    ])
      assert.deepEqual(await obstacleOf({}, `status = '${status}'`), [code, 'wrong-state'])
  })

  test('a reserved day makes a code usable that needs one', async () => {
    const key = await shop.paid(await shop.product({ needReserve: true, reserveAheadHours: 0 }))
    const [code] = await codesOf(key)
    await shop.acted('ticket-order', 'changeDate', key, { useDate: storeDay() })
    assert.equal((await lookUp(code?.code)).codes[0]?.obstacle, null)
    assert.equal((await shop.act('ticket-code', 'verify', `${code?.ticket_code_id}`)).status, 200)
  })

  test('a used code says when, where and by whom; the method is that of the action', async () => {
    const key = await shop.paid(await shop.product())
    const [code] = await codesOf(key)
    await shop.acted('ticket-code', 'verify', `${code?.ticket_code_id}`, { verifyType: 'scan' })
    const record = await shop.row('ticket_verify_record', `code = '${code?.code}'`)
    assert.equal(record.verify_type, 'scan')
    const obstacle = (await lookUp(code?.code)).codes[0]?.obstacle as Row
    assert.equal(obstacle.code, 'used')
    assert.match(`${obstacle.time}`, /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    assert.ok(obstacle.hotelName)
    assert.equal(obstacle.employeeName, '沈知远')
  })

  test('a phone or an order number leads to what can be verified here, grouped by order', async () => {
    const phone = '13900007777'
    const product = await shop.product()
    const [one, two] = [
      await shop.paid(product, 2, { buyerPhone: phone }),
      await shop.paid(product, 1, { buyerPhone: phone }),
    ]
    await shop.paid(await shop.product({ unusableWeekdays: [0, 1, 2, 3, 4, 5, 6] }), 1, { buyerPhone: phone })
    const { kind, codes } = await lookUp(phone)
    assert.equal(kind, 'phone')
    assert.deepEqual(codes.map(({ platformOrderId }) => platformOrderId).sort(), [one, one, two].sort())
    assert.deepEqual((await lookUp(two)).codes.length, 1)
    assert.deepEqual((await lookUp('000000000000')).codes, [])
  })

  test('a code of another store is for it alone, with no word of its guest; a shared one can be verified', async () => {
    const product = await shop.product()
    const key = await shop.paid(product, 2)
    const [code] = await codesOf(key)
    await gateway.sql("update ticket_code set hotel_id = '100102' where platform_order_id = $1", [key])
    const { codes } = await lookUp(code?.code)
    assert.equal(codes.length, 1)
    const { obstacle, holderName, holderPhone, idCard } = codes[0] as Row
    assert.deepEqual(
      [(obstacle as Row).code, holderName, holderPhone, idCard],
      ['other-store', null, null, null],
    )
    assert.equal((await lookUp(key)).codes.length, 0)
    const stranger = ticketShop(gateway, await gateway.signIn('neighbour'))
    assert.deepEqual((await lookUp(code?.code, stranger)).codes, [])
    await gateway.sql("update ticket_product set apply_hotel_ids = '{100101}' where ticket_product_id = $1", [
      product.ticketProductId,
    ])
    assert.equal((await lookUp(code?.code)).codes[0]?.obstacle, null)
  })

  test('a card comes with its rights and what is left of them', async () => {
    const rows = ticketRows(gateway, shop)
    const holder = await rows.holder(await rows.card(await shop.product()))
    const stored = await shop.row('ecard_user', `ecard_user_id = '${holder}'`)
    const { kind, card } = await lookUp(`${stored.card_no}`)
    assert.deepEqual([kind, card?.holderName, card?.remainTimes, card?.obstacle], ['card', '王**', 5, null])
    const [right] = (card?.rights ?? []) as Row[]
    assert.deepEqual([right?.rightName, right?.mostPersons, right?.obstacle], ['入园', 2, null])
  })

  test('a card is used, and its use undone, at each store that it is for, and nowhere else', async () => {
    const rows = ticketRows(gateway, shop)
    const product = await shop.product()
    const applyHotelIds = ['100101', '100102']
    const ofCard = async (stores: readonly string[]) =>
      rows.holder(await rows.card(product, { applyHotelIds: stores }), { facePhoto: '/f.png' })
    const ofEcard = async (stores: readonly string[]) => {
      const ecardId = await rows.add(ecard, {
        ...exampleValues(ecard),
        ...{ ecardName: `卡 ${stores.length}`, applyHotelIds: stores },
      })
      return rows.holder('', { ecardType: 'ecard', validCardId: null, ecardId })
    }
    await gateway.sql(
      "update employee set hotel_id = '100102', manage_hotel_ids = '{}' where employee_name = '林晚晴'",
    )
    const far = ticketShop(gateway, await gateway.signIn('manager'))
    const atFar = async (holder: string) => {
      const { card_no } = await shop.row('ecard_user', `ecard_user_id = '${holder}'`)
      const { card } = await lookUp(`${card_no}`, far)
      const rightName = ((card?.rights ?? []) as Row[])[0]?.rightName
      const used = await far.post('ticket-api/eb/ecard-use-record/save', {
        ...{ ecardUserId: holder, rightName, times: 5, persons: 1, verifyType: 'input' },
      })
      const { holderName, holderPhone, facePhoto } = card ?? {}
      const identity = [holderName, holderPhone, facePhoto]
      return { obstacle: (card?.obstacle as Row | null)?.code ?? null, used, identity }
    }
    for (const of of [ofCard, ofEcard]) {
      const { obstacle, used, identity } = await atFar(await of(applyHotelIds))
      assert.deepEqual([obstacle, used.status], [null, 200], JSON.stringify(used))
      assert.equal(identity[0], '王**')
      const undo = await far.act('ecard-use-record', 'revoke', `${used.data.useId}`, { revokeReason: '扫错' })
      assert.equal(undo.status, 200, undo.message)
      const refused = await atFar(await of(['100101']))
      assert.deepEqual([refused.obstacle, refused.used.code], ['other-store', 'card-place'])
      assert.deepEqual(refused.identity, [null, null, null], 'no word of its holder')
    }
    const holder = await ofEcard([...applyHotelIds, '100103'])
    assert.equal((await atFar(holder)).used.status, 200)
    assert.equal((await shop.row('ecard_user', `ecard_user_id = '${holder}'`)).status, 'USED_UP')
  })

  test('a batch is checked in its order, and nothing is verified; the day counts what was', async () => {
    const key = await shop.paid(await shop.product({ salePrice: 500 }), 2)
    const [one, two] = await codesOf(key)
    const day = async () => (await shop.get('ticket-api/verification-desk/day')).data
    const before = await day()
    await shop.acted('ticket-code', 'verify', `${two?.ticket_code_id}`)
    const { data } = await shop.post('ticket-api/verification-desk/check', {
      codes: [`${two?.code}`, '111111111111', ` ${one?.code} `],
    })
    const found = data.codes as (Row | null)[]
    assert.deepEqual(
      found.map((each) => each && [each.code, (each.obstacle as Row | null)?.code]),
      [[two?.code, 'used'], null, [one?.code, undefined]],
    )
    const now = await day()
    assert.deepEqual(
      ['verifications', 'visitors', 'amount'].map((name) => Number(now[name]) - Number(before[name])),
      [1, 1, 500],
    )
    const many = Array.from({ length: 201 }, () => '1')
    assert.equal((await shop.post('ticket-api/verification-desk/check', { codes: many })).status, 400)
  })

  test('a list sums what it is asked to, over all rows that it finds; texts have no sum', async () => {
    const list = (totals: string) =>
      shop.post('ticket-api/eb/ticket-verify-record/list', { pageSize: 1, filter: 'status=VALID', totals })
    const [sum] = await gateway.sql<{ sum: number }>(
      "select coalesce(sum(amount), 0)::float8 as sum from ticket_verify_record where hotel_id = '100101' and status = 'VALID'",
    )
    assert.deepEqual((await list('amount')).data.totals, { amount: sum?.sum })
    assert.equal((await list('code')).status, 400)
  })
})
