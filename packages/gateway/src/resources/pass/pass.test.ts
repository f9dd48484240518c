import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { passDelivery } from '@ebkit/domain'
import { today } from '@ebkit/rules/dates'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { findRow } from '../../behaviour/rows'
import { type Business, startBusiness } from '../../behaviour/testing/business'
import type { Row } from '../../behaviour/testing/ticketShop'
import { startOfTodaySql } from '../../database/storeTimeSql'
import { timeZone } from '../fieldSql'

const gates = (gateType: string) => [{ gateName: '东门', gateType, enabled: true }]
const openTimes = [
  {
    season: '全年',
    range: { start: '2020-01-01', end: '2099-12-31' },
    hours: { start: '08:00', end: '17:00' },
    lastEntry: '16:00',
  },
]

describe('passes', () => {
  let gateway: TestGateway
  let shop: Business
  let orderNo: string
  let ticketProductId: string
  before(async () => {
    gateway = await startTestGateway()
    shop = await startBusiness(gateway)
    const product = await shop.product()
    ticketProductId = String(product.ticketProductId)
    orderNo = await shop.paid(product)
  })
  after(() => gateway.stop())

  const addScenic = (fields: Row = {}) =>
    shop.add('scenic', {
      storeId: '100101',
      gates: gates('QR'),
      openTimes,
      coverImages: ['/a.png'],
      ...fields,
    })
  const delivery = (fields: Row = {}) =>
    shop.add('passDelivery', {
      orderNo,
      ticketProductId,
      deliveryType: 'MAIL',
      phone: '13800001234',
      ...fields,
    })
  const does = (key: string, action: string, input?: Row) => shop.does('passDelivery', key, action, input)
  const kinds = async (key: string) => (await shop.messages('passDelivery', key)).map(({ kind }) => kind)

  test('passDelivery.deliveryNo, passDelivery.deliveryFee, passDelivery.waitHours, passDelivery.cancel: the fee of the region, paid back when nothing was sent', async () => {
    const postageTemplateId = await shop.add('postageTemplate', {
      ...{
        chargeType: 'PIECE',
        defaultFirst: 1,
        defaultFirstFee: 1_000,
        defaultNext: 1,
        defaultNextFee: 500,
      },
      regionRules: [{ regions: [['西藏自治区']], first: 1, firstFee: 2_500, next: 1, nextFee: 500 }],
    })
    const save = (region: string[]) =>
      shop.saves('passDelivery', {
        ...{
          orderNo,
          ticketProductId,
          deliveryType: 'MAIL',
          cardType: 'ADULT',
          holderName: '王小明',
          holderIdType: 'ID',
        },
        ...{
          holderIdNo: '11010519491231002X',
          recipient: '王小明',
          phone: '13800001234',
          region,
          address: '一号',
        },
        ...{ postageTemplateId, validFrom: '2026-01-01', validTo: '2026-12-31' },
      })
    const near = await save(['浙江省', '杭州市'])
    assert.match(`${near.deliveryNo}`, /^PS\d{14}$/)
    assert.deepEqual([near.deliveryFee, (await save(['西藏自治区', '拉萨市'])).deliveryFee], [1_000, 2_500])
    const key = String(near.passDeliveryId)
    await shop.set('passDelivery', key, { paid_at: "now() - interval '50 hours'" })
    const { version, waitHours } = await shop.detail('passDelivery', key)
    assert.equal(waitHours, 50)
    const moved = await shop.saves('passDelivery', {
      ...{ passDeliveryId: key, version, region: ['西藏自治区', '拉萨市'] },
    })
    assert.equal(moved.deliveryFee, 1_000, 'it was paid')
    assert.equal((await does(key, 'cancel', { cancelReason: '不要了' })).status, 'CANCELLED')
    const [refund] = await shop.messages('passDelivery', key)
    assert.deepEqual([refund?.kind, refund?.content], ['refundFee', { orderNo, amount: 1_000 }])
  })

  test('a fee that the payment service refuses to pay back is tried again', async () => {
    const key = await delivery({ deliveryFee: 1_013 })
    await shop.set('passDelivery', key, { paid_at: 'now()' })
    await does(key, 'cancel', { cancelReason: '不要了' })
    await shop.deliver()
    const [refused] = await shop.messages('passDelivery', key)
    assert.deepEqual([refused?.kind, refused?.status], ['refundFee', 'WAITING'])
    assert.match(`${refused?.failure}`, /not refunded: INSUFFICIENT_BALANCE/)
    await gateway.sql(
      `update outbox_message set next_attempt_at = now(), content = content || '{"amount": 1000}' where message_id = $1`,
      [refused?.message_id],
    )
    await shop.deliver()
    assert.equal((await shop.messages('passDelivery', key))[0]?.status, 'ANSWERED')
  })

  test('passDelivery.approve, passDelivery.askAgain: gates that know faces need a picture; a digital pass is there at once', async () => {
    const scenicId = await addScenic({ gates: gates('FACE') })
    const key = await delivery({ scenicId })
    assert.equal(await shop.refusal('passDelivery', key, 'approve'), 'no-photo')
    const asked = await does(key, 'askAgain', { reasons: ['PHOTO'], remark: '请正面照' })
    assert.deepEqual([asked.status, asked.returnCount], ['PENDING', 1])
    await shop.set('passDelivery', key, { holder_photo: "'/p.png'" })
    assert.equal((await does(key, 'approve')).status, 'MAKING')
    assert.deepEqual(await kinds(key), ['passData'])
    const digital = await delivery({ deliveryType: 'DIGITAL' })
    const row = await does(digital, 'approve')
    assert.match(`${row.cardNo}`, /^E\d{15}$/)
    assert.deepEqual([row.status, await kinds(digital)], ['RECEIVED', ['activateCard']])
  })

  test('a pass needs a picture where a gate of any open area that takes it knows faces', async () => {
    const product = await shop.product()
    const other = { ticketProductId: String(product.ticketProductId) }
    const scenicId = await addScenic({ gates: gates('FACE'), passProducts: [other], status: 'OFFLINE' })
    const [key, elsewhere] = [
      await delivery(other),
      await delivery({ ...other, scenicId: await addScenic() }),
    ]
    assert.equal((await does(await delivery(other), 'approve')).status, 'MAKING', 'the area is not open')
    await shop.set('scenic', scenicId, { status: "'PUBLISHED'" })
    for (const each of [key, elsewhere])
      assert.equal(await shop.refusal('passDelivery', each, 'approve'), 'no-photo')
    assert.equal((await does(await delivery(), 'approve')).status, 'MAKING', 'another pass')
    await shop.set('scenic', scenicId, {
      gates: `'${JSON.stringify([{ ...gates('FACE')[0], enabled: false }])}'`,
    })
    assert.equal((await does(key, 'approve')).status, 'MAKING')
  })

  test('passDelivery.bindCard, passDelivery.ship, passDelivery.shipAgain, passDelivery.confirmReceived: a card belongs to one pass; what came back is sent again', async () => {
    const [key, other] = [await delivery({ status: 'MAKING' }), await delivery({ status: 'MAKING' })]
    assert.equal((await does(key, 'bindCard', { cardNo: 'C1000001' })).status, 'READY')
    assert.equal(await shop.refusal('passDelivery', other, 'bindCard', { cardNo: 'C1000001' }), 'card-bound')
    const shipped = await does(key, 'ship', { carrier: 'SF', trackingNo: 'SF100001' })
    assert.deepEqual(
      [shipped.status, shipped.trackingNo, Boolean(shipped.shippedAt)],
      ['SHIPPED', 'SF100001', true],
    )
    await does(key, 'markReturned', { returnReason: 'NOBODY' })
    const again = await does(key, 'shipAgain')
    assert.deepEqual([again.status, again.carrier, again.resendCount], ['READY', null, 1])
    assert.match(JSON.stringify(again.tracks), /SF SF100001 退回/)
    await does(key, 'ship', { carrier: 'EMS', trackingNo: 'EMS00002' })
    const received = await does(key, 'confirmReceived')
    assert.deepEqual([received.status, Boolean(received.receivedAt)], ['RECEIVED', true])
    assert.equal((await kinds(key)).at(-1), 'activateCard')
  })

  test('a card that is bound at a store that the operator does not see is bound all the same', async () => {
    const [key, cardNo] = [await delivery({ status: 'MAKING' }), 'C7000001']
    const elsewhere = { orderNo, ticketProductId, deliveryType: 'MAIL', phone: '13800001234' }
    await shop.add('passDelivery', { ...elsewhere, status: 'READY', cardNo }, '100104')
    const manager = await startBusiness(gateway, 'manager')
    assert.equal(await manager.refusal('passDelivery', key, 'bindCard', { cardNo }), 'card-bound')
  })

  test('news of a parcel that came back do not count for the one that was sent again', async () => {
    const key = await delivery({ status: 'READY' })
    await does(key, 'ship', { carrier: 'SF', trackingNo: 'SF700001' })
    await does(key, 'markReturned', { returnReason: 'NOBODY' })
    await does(key, 'shipAgain')
    await does(key, 'ship', { carrier: 'EMS', trackingNo: 'EMS70002' })
    const hears = (trackingNo: string) =>
      shop.inSystem(async (context) => {
        const row = await findRow(context, passDelivery, key)
        const asked = { trackingNo }
        const input = { text: '已签收', isDelivered: true }
        await context
          .behaviourOf(passDelivery)
          .answers?.follow?.({ ...context, row, key, input, asked } as never)
      })
    await hears('SF700001')
    assert.equal((await shop.detail('passDelivery', key)).status, 'SHIPPED')
    await hears('EMS70002')
    assert.equal((await shop.detail('passDelivery', key)).status, 'RECEIVED')
  })

  test('passDelivery.pickUp, passDelivery.autoReceive: at the counter only what is for pick-up; 15 days after sending it counts as received', async () => {
    const [mail, pickup] = [
      await delivery({ status: 'READY' }),
      await delivery({ status: 'READY', deliveryType: 'PICKUP' }),
    ]
    const picker = { pickerName: '王小明', pickerIdTail: '1239' }
    assert.equal(await shop.refusal('passDelivery', mail, 'pickUp', picker), 'not-pickup')
    assert.equal((await does(pickup, 'pickUp', picker)).status, 'RECEIVED')
    await does(mail, 'ship', { carrier: 'SF', trackingNo: 'SF900009' })
    await shop.runDue()
    assert.equal((await shop.detail('passDelivery', mail)).status, 'SHIPPED')
    await shop.set('passDelivery', mail, { shipped_at: "now() - interval '16 days'" })
    await shop.runDue()
    assert.equal((await shop.detail('passDelivery', mail)).status, 'RECEIVED')
  })

  test('scenic.publish, scenic.suspend, scenic.resume, scenic.todayEntries: closed days are added to passes', async () => {
    const incomplete = await addScenic({ gates: [] })
    assert.equal(await shop.refusal('scenic', incomplete, 'publish'), 'no-gate')
    const key = await addScenic({ extendOnClose: true })
    assert.equal((await shop.does('scenic', key, 'publish')).status, 'PUBLISHED')
    const pass = await delivery({ scenicId: key, status: 'RECEIVED', validTo: '2026-12-20' })
    const suspended = await shop.does('scenic', key, 'suspend', { reason: '台风', resumeDate: '2026-12-01' })
    assert.match(`${suspended.suspendNotice}`, /^台风.*2026-12-01/)
    assert.equal((await shop.messages('scenic', key))[0]?.kind, 'scenicSuspended')
    await gateway.sql(
      `update audit_entry set happened_at = ${startOfTodaySql} - interval '2 days 1 second'
        where row_key = $1 and name = 'suspend'`,
      [key],
    )
    assert.equal((await shop.does('scenic', key, 'resume')).suspendNotice, null)
    assert.equal((await shop.detail('passDelivery', pass)).validTo, '2026-12-23')
    const entries = async () => Number((await shop.detail('scenic', key)).todayEntries)
    const before = await entries()
    await shop.add('ticketVerifyRecord', {
      verifyType: 'gate',
      status: 'VALID',
      verifyTime: `${today(timeZone)} 00:00:00`,
    })
    assert.equal(await entries(), before + 1)
  })

  test('scenic.capacityUsed, scenic.gateUrl: how full it is today, and where guests book and buy', async () => {
    const key = await addScenic({ maxCapacity: 1 })
    const { todayEntries, capacityUsed, gateUrl } = await shop.detail('scenic', key)
    assert.equal(capacityUsed, Number(todayEntries) * 100)
    assert.match(`${gateUrl}`, new RegExp(`^http.*/scenic\\?scenicId=${key}$`))
  })

  test('an area stays while a pass on sale at a store that the operator does not see opens no other', async () => {
    const product = await shop.product()
    const passProducts = [{ ticketProductId: product.ticketProductId }]
    await shop.set('ticketProduct', String(product.ticketProductId), { hotel_id: "'100104'" })
    const area = await addScenic({ passProducts, status: 'PUBLISHED' })
    const manager = await startBusiness(gateway, 'manager')
    assert.equal(await manager.refusal('scenic', area, 'offline'), 'only-area')
  })

  test('dates of an area are apart and cover this year', async () => {
    const year = today(timeZone).slice(0, 4)
    const key = await addScenic({ maxCapacity: 100, scenicCode: 'N1' })
    const { version } = await shop.detail('scenic', key)
    const [usual] = openTimes
    const save = async (...ranges: readonly (readonly [start: string, end: string])[]) => {
      const times = ranges.map(([start, end]) => ({
        ...usual,
        range: { start: `${year}-${start}`, end: `${year}-${end}` },
      }))
      const { data } = await shop.post('ticket-api/eb/scenic/save', {
        scenicId: key,
        version,
        openTimes: times,
      })
      const problems = (data.problems ?? []) as { path: string; code: string }[]
      return problems.map(({ path, code }) => `${path} ${code}`)
    }
    assert.deepEqual(await save(['01-01', '06-30'], ['06-30', '12-31']), ['openTimes apart'])
    assert.deepEqual(await save(['01-01', '06-30'], ['07-02', '12-31']), ['openTimes coversYear'])
    assert.deepEqual(await save(['07-01', '12-31'], ['01-01', '06-30']), [])
  })

  test('scenic.offline: not while a pass on sale opens no other area', async () => {
    const passProducts = [{ ticketProductId }]
    const [key, other] = [
      await addScenic({ passProducts, status: 'PUBLISHED' }),
      await addScenic({ passProducts, status: 'OFFLINE' }),
    ]
    assert.equal(await shop.refusal('scenic', key, 'offline'), 'only-area')
    await shop.set('scenic', other, { status: "'PUBLISHED'" })
    assert.equal((await shop.does('scenic', key, 'offline')).status, 'OFFLINE')
  })
})
