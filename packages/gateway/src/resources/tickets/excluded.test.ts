import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { addDays } from '@ebkit/rules/dates'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { storeDay } from '../../behaviour/numbers'
import { type Business, startBusiness } from '../../behaviour/testing/business'
import { listOf, ticketRows } from '../../behaviour/testing/ticketRows'
import type { Row } from '../../behaviour/testing/ticketShop'

describe('guests and days that are excluded', () => {
  let gateway: TestGateway
  let shop: Business
  let rows: ReturnType<typeof ticketRows>
  let made = 0
  before(async () => {
    gateway = await startTestGateway()
    shop = await startBusiness(gateway)
    rows = ticketRows(gateway, shop)
  })
  after(() => gateway.stop())

  const day = (days: number) => addDays(storeDay(), days)
  const buyer = { buyerName: '王小明', buyerPhone: '13800001234' }

  /** A scenic area that a pass opens. */
  const area = (product: Row, values: Row = {}) =>
    shop.add('scenic', {
      ...{ scenicName: `景区 ${++made}`, scenicCode: `X${made}`, storeId: '100101', status: 'PUBLISHED' },
      ...{ passProducts: listOf(product), ...values },
    })
  async function codeOf(product: Row): Promise<string> {
    const order = await shop.paid(product)
    return String((await shop.row('ticket_code', `platform_order_id = '${order}'`)).ticket_code_id)
  }

  test('scenic.suspend: passes of the area are refused until it is open again', async () => {
    const product = await shop.product()
    const scenic = await area(product)
    await area(product, { storeId: '100102' })
    await area(product, { status: 'OFFLINE' })
    const card = await rows.card(product)
    const holder = await rows.holder(card)
    const use = () =>
      shop.post('ticket-api/eb/ecard-use-record/save', {
        ...{ ecardUserId: holder, rightName: '入园', persons: 1, verifyType: 'input' },
      })
    const key = await codeOf(product)
    /** What the desk says before anything is verified: of the code, and of the card's right. */
    const seen = async () => {
      const { code } = await shop.row('ticket_code', `ticket_code_id = '${key}'`)
      const { card_no: cardNo } = await shop.row('ecard_user', `ecard_user_id = '${holder}'`)
      const look = async (entered: unknown) =>
        (await shop.post('ticket-api/verification-desk/look-up', { entered: `${entered}` })).data as {
          codes: { obstacle: Row | null }[]
          card: { rights: { obstacle: Row | null }[] } | null
        }
      const [ofCode, ofCard] = [await look(code), await look(cardNo)]
      return [ofCode.codes[0]?.obstacle?.code, ofCard.card?.rights[0]?.obstacle?.code]
    }
    assert.deepEqual(await seen(), [undefined, undefined])
    await shop.does('scenic', scenic, 'suspend', { reason: '大风' })
    assert.deepEqual(await seen(), ['area-suspended', 'area-suspended'])
    assert.equal(await shop.refusal('ticketCode', key, 'verify'), 'area-suspended')
    assert.equal((await use()).code, 'area-suspended')
    await shop.does('scenic', scenic, 'resume')
    assert.equal((await use()).status, 200)
    assert.equal((await shop.does('ticketCode', key, 'verify')).status, 'USED')
  })

  test('scenic.suspend: a pass of other stores is refused once all of its areas are suspended', async () => {
    const product = await shop.product()
    const [one, other] = [
      await area(product, { storeId: '100102' }),
      await area(product, { storeId: '100103' }),
    ]
    const [first, second] = [await codeOf(product), await codeOf(product)]
    await shop.does('scenic', one, 'suspend', { reason: '大风' })
    assert.equal((await shop.does('ticketCode', first, 'verify')).status, 'USED')
    await shop.does('scenic', other, 'suspend', { reason: '大风' })
    assert.equal(await shop.refusal('ticketCode', second, 'verify'), 'area-suspended')
  })

  test('member.blacklist: excluded from deposits, groups, offers and promotions', async () => {
    const product = await shop.product({ salePrice: 5_000, totalInventory: 9 })
    const { ticketProductId } = product
    const memberId = await rows.member()
    const activityId = await rows.deposit(listOf(product), { status: 'RUNNING' })
    const groupBuyId = await rows.groupBuy(product)
    const group = await shop.order(product, 1, { groupBuyId })
    const { group_order_id: groupOrderId } = await shop.row('ticket_order', `platform_order_id = '${group}'`)
    const upSellId = await rows.upSell(listOf(product), listOf(product), { status: 'RUNNING' })
    const tyingId = await rows.tying(listOf(product), listOf(product), { status: 'RUNNING' })
    await rows.promotion(listOf(product), { status: 'RUNNING' })
    const order = (offer: Row = {}) =>
      shop.post('demo-api/guest/order', {
        ...{ ticketProductId, memberId, quantity: 1, saleChannel: 'h5', ...buyer, ...offer },
      })
    const paid = async () => {
      const { platformOrderId } = (await order()).data
      return (await shop.row('ticket_order', `platform_order_id = '${platformOrderId}'`)).pay_amount
    }
    assert.equal(await paid(), '4000')
    await shop.does('member', memberId, 'blacklist', { reason: '黄牛' })
    const deposit = { activityId, ticketProductId, memberId, quantity: 1, ...buyer }
    assert.equal((await shop.post('demo-api/guest/deposit', deposit)).code, 'member-excluded')
    for (const offer of [{ groupBuyId }, { groupOrderId }, { upSellId }, { tyingId }])
      assert.equal((await order(offer)).code, 'member-excluded', JSON.stringify(offer))
    assert.equal(await paid(), '5000', 'the regular price')
  })

  test('validCardReservation.reschedule: as far ahead as the card allows, and not after its end', async () => {
    const card = await rows.card(await shop.product(), { needReserve: true, reserveAheadDays: 9 })
    const holder = await rows.holder(card, { endDate: day(5) })
    for (const inventoryDate of [day(0), day(5), day(6), day(10)]) await rows.slot(card, { inventoryDate })
    const fields = { ecardUserId: holder, rightName: '入园', slotName: '上午场', persons: 1 }
    const book = (reserveDate: string) =>
      shop.post('ticket-api/eb/valid-card-reservation/save', { ...fields, reserveDate })
    const { reservationId } = (await book(day(0))).data
    const move = (reserveDate: string) =>
      shop.act('ticket-api/eb/valid-card-reservation', 'reschedule', String(reservationId), {
        ...{ reserveDate, slotName: '上午场' },
      })
    assert.deepEqual([(await book(day(10))).code, (await move(day(10))).code], ['ahead-days', 'ahead-days'])
    assert.deepEqual([(await book(day(6))).code, (await move(day(6))).code], ['card-dates', 'card-dates'])
    assert.equal((await move(day(-1))).code, 'past-date')
    assert.equal((await move(day(5))).status, 200)
  })
})
