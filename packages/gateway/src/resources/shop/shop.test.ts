import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { couponRecord } from '@ebkit/domain'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { storeMoment } from '../../behaviour/numbers'
import { findRow } from '../../behaviour/rows'
import { type Business, startBusiness } from '../../behaviour/testing/business'
import type { Row } from '../../behaviour/testing/ticketShop'
import { giveCouponAway, lockCoupon, releaseCoupon, useCoupon } from './couponRecord'

const receiveTime = { start: '2020-01-01', end: '2099-12-31' }
const past = { start: '2020-01-01', end: '2020-12-31' }

describe('stores and coupons', () => {
  let gateway: TestGateway
  let shop: Business
  let memberGradeId: string
  let made = 0
  before(async () => {
    gateway = await startTestGateway()
    shop = await startBusiness(gateway)
    memberGradeId = await shop.add('memberGrade', { level: 8_001 })
  })
  after(() => gateway.stop())

  const addMember = (fields: Row = {}) =>
    shop.add('member', {
      ...{
        memberGradeId,
        registerHotelId: '100101',
        phone: `135${String(++made).padStart(8, '0')}`,
        ...fields,
      },
    })
  const addCoupon = (fields: Row = {}) =>
    shop.add('coupon', {
      totalCount: 3,
      perPersonLimit: 2,
      receiveTime,
      receiveChannels: ['STAFF'],
      ...fields,
    })
  const stateOf = async (key: string) => (await shop.detail('couponRecord', key)).status
  const addRecord = async (couponId: string, memberId: string, fields: Row = {}) =>
    shop.add('couponRecord', {
      ...{ couponId, memberId, validFrom: '2020-01-01 00:00:00', validTo: '2099-12-31 23:59:59', ...fields },
    })

  test('coupon.publish, coupon.addStock, coupon.finish: not after its time, and not without stock', async () => {
    const over = await addCoupon({ receiveTime: past })
    assert.equal(await shop.refusal('coupon', over, 'publish'), 'validity-over')
    const empty = await addCoupon({ totalCount: 0 })
    assert.equal(await shop.refusal('coupon', empty, 'publish'), 'no-stock')
    assert.equal((await shop.does('coupon', empty, 'addStock', { quantity: 2 })).totalCount, 2)
    assert.equal((await shop.does('coupon', empty, 'publish')).status, 'PUBLISHED')
    await shop.set('coupon', over, { status: "'PUBLISHED'" })
    await shop.runDue()
    assert.deepEqual(
      [(await shop.detail('coupon', over)).status, (await shop.detail('coupon', empty)).status],
      ['EXPIRED', 'PUBLISHED'],
    )
  })

  test('coupon.giveTo, coupon.expire, coupon.receivedCount, coupon.usedCount, coupon.remainCount, coupon.useRate, coupon.orderAmount: never more than there are', async () => {
    const phones = ['13400000001', '13400000002']
    const members = await Promise.all(phones.map((phone) => addMember({ phone })))
    const key = await addCoupon({ status: 'PUBLISHED' })
    const input = { phones: `${phones.join(',')},13400009999`, perMember: 2, notify: true }
    const given = await shop.does('coupon', key, 'giveTo', input)
    assert.deepEqual([given.receivedCount, given.remainCount], [3, 0])
    const [message] = await shop.messages('coupon', key)
    assert.deepEqual(message?.content, { given: 3, skipped: 0, unknown: 1 })
    const own = await shop.rows('coupon_record', `coupon_id = '${key}'`)
    assert.deepEqual(new Set(own.map(({ member_id }) => member_id)), new Set(members))
    await shop.set('couponRecord', String(own[0]?.coupon_record_id), {
      status: "'USED'",
      order_amount: '700',
    })
    const { usedCount, useRate, orderAmount } = await shop.detail('coupon', key)
    assert.deepEqual([usedCount, useRate, orderAmount], [1, 33.33, 700])
    assert.equal((await shop.does('coupon', key, 'expire')).status, 'EXPIRED')
    const states = await shop.rows('coupon_record', `coupon_id = '${key}' order by status`)
    assert.deepEqual(
      states.map(({ status }) => status),
      ['USED', 'VOIDED', 'VOIDED'],
    )
  })

  test('the code of a brand is fixed, and members of several stores stay shared', async () => {
    const save = async (change: object) => {
      const { version } = await shop.detail('brand', '1001')
      const { status, data } = await shop.post('merchant-api/eb/brand/save', {
        brandId: '1001',
        version,
        ...change,
      })
      return [status, ((data?.problems ?? []) as { path: string }[]).map(({ path }) => path)]
    }
    await gateway.sql("update brand set logo = '/demo/products/boat.svg' where brand_id = '1001'")
    await addMember()
    await gateway.sql("update member set register_hotel_id = '100101'")
    assert.deepEqual(await save({ memberShared: false }), [200, []])
    assert.deepEqual(await save({ memberShared: true, sort: 3 }), [200, []])
    await addMember({ registerHotelId: '100102' })
    assert.deepEqual(await save({ memberShared: false }), [422, ['memberShared']])
    assert.deepEqual(await save({ brandCode: 'OTHER' }), [422, ['brandCode']])
    assert.deepEqual(await save({ sort: 4 }), [200, []])
  })

  test('a coupon is given to at most 1,000 phone numbers at once', async () => {
    const key = await addCoupon({ status: 'PUBLISHED' })
    const phones = (count: number) =>
      Array.from({ length: count }, (_, n) => String(7_000_000 + n)).join('\n')
    const give = (count: number) => ({ phones: phones(count), perMember: 1 })
    assert.equal(await shop.refusal('coupon', key, 'giveTo', give(1_001)), 'too-many-phones')
    await shop.does('coupon', key, 'giveTo', give(1_000))
  })

  test('couponRecord.verify, couponRecord.lapse: at a counter while it is valid', async () => {
    const [couponId, memberId] = [await addCoupon(), await addMember()]
    const key = await addRecord(couponId, memberId)
    const used = await shop.does('couponRecord', key, 'verify', {})
    assert.deepEqual([used.status, used.usedHotelId, used.operator], ['USED', '100101', '沈知远'])
    const frozen = await addMember({ status: 'FROZEN' })
    const locked = await addRecord(couponId, frozen)
    assert.equal(await shop.refusal('couponRecord', locked, 'verify', {}), 'member-locked')
    const late = await addRecord(couponId, memberId, { validTo: '2020-12-31 23:59:59' })
    assert.equal(await shop.refusal('couponRecord', late, 'verify', {}), 'not-valid')
    await shop.runDue()
    assert.equal(await stateOf(late), 'EXPIRED')
  })

  test('couponRecord.undoVerify: a redemption by hand of the last 24 hours; not the use by an order', async () => {
    const [couponId, memberId] = [await addCoupon(), await addMember()]
    const key = await addRecord(couponId, memberId)
    await shop.does('couponRecord', key, 'verify', {})
    await shop.set('couponRecord', key, { used_at: "now() - interval '25 hours'" })
    assert.equal(await shop.refusal('couponRecord', key, 'undoVerify'), 'undo-time')
    await shop.set('couponRecord', key, { used_at: "now() - interval '23 hours'", order_no: "'D1'" })
    assert.equal(await shop.refusal('couponRecord', key, 'undoVerify'), 'undo-time')
    await shop.set('couponRecord', key, { order_no: 'null' })
    const { status, usedAt, usedHotelId, operator } = await shop.does('couponRecord', key, 'undoVerify')
    assert.deepEqual([status, usedAt, usedHotelId, operator], ['UNUSED', null, null, null])
  })

  test('couponRecord.lock, couponRecord.use, couponRecord.release, couponRecord.giveAway: an order takes a coupon alone, and its refund returns it', async () => {
    const [couponId, memberId, other] = [
      await addCoupon({ transferable: true }),
      await addMember(),
      await addMember(),
    ]
    const key = await addRecord(couponId, memberId)
    const code = (work: Promise<unknown>) =>
      work.then(
        () => 'done',
        (error: { code: string }) => error.code,
      )
    const lock = (holder: string) => code(shop.inSystem((context) => lockCoupon(context, key, holder, 'D1')))
    assert.deepEqual(
      [await lock(other), await lock(memberId), await lock(memberId)],
      ['not-usable', 'done', 'not-usable'],
    )
    await shop.inSystem((context) =>
      useCoupon(context, key, { orderNo: 'D1', discountAmount: 100, orderAmount: 900 }),
    )
    const used = await shop.detail('couponRecord', key)
    assert.deepEqual([used.status, used.orderNo, used.orderAmount], ['USED', 'D1', 900])
    await shop.inSystem((context) => releaseCoupon(context, key))
    const released = await shop.detail('couponRecord', key)
    assert.deepEqual([released.status, released.orderNo, released.orderAmount], ['UNUSED', null, null])
    const give = () =>
      shop.inSystem(async (context) => {
        const row = await findRow(context, couponRecord, key)
        if (row) await giveCouponAway({ ...context, row, key, input: {} }, other)
      })
    const before = await shop.detail('coupon', couponId)
    await give()
    assert.equal(await code(give()), 'not-transferable')
    const { receivedCount, remainCount } = await shop.detail('coupon', couponId)
    assert.deepEqual(
      [receivedCount, remainCount],
      [before.receivedCount, before.remainCount],
      'giving takes no stock',
    )
    const [received] = await shop.rows(
      'coupon_record',
      `coupon_id = '${couponId}' and member_id = '${other}'`,
    )
    assert.deepEqual([await stateOf(key), received?.status], ['GIVEN', 'UNUSED'])
  })

  test('counter.income30d: what was paid at a counter in 30 days, less what was paid back', async () => {
    const add = (counterId: string, payAmount: number, refundAmount: number | null, paidAt: string) =>
      shop.add('directPayment', { counterId, payAmount, refundAmount, paidAt, status: 'PAID' })
    const managerId = '100101-u2'
    const [one, other] = [await shop.add('counter', { managerId }), await shop.add('counter', { managerId })]
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
    await add(one, 5_000, null, daysAgo(1))
    await add(one, 3_000, 1_000, daysAgo(29))
    await add(one, 9_000, null, daysAgo(31))
    await add(other, 700, null, daysAgo(2))
    const income = async (key: string) => (await shop.detail('counter', key)).income30d
    assert.deepEqual([await income(one), await income(other)], [7_000, 700])
  })

  test('counter.disable: not while a terminal has a shift of today', async () => {
    const [employee] = await shop.rows('employee', "hotel_id = '100101'")
    const managerId = String(employee?.employee_id)
    const terminals = JSON.stringify([{ terminalSn: 'SN-SHIFT', terminalType: 'VPOS' }])
    const key = await shop.add('counter', { managerId, status: 'ENABLED' })
    await shop.set('counter', key, { terminals: `'${terminals}'` })
    const trade = (deviceSn: string, paidAt: string, shiftNo: string | null) =>
      shop.add('vposTrade', { deviceSn, paidAt, shiftNo, status: 'PAID' })
    const now = storeMoment()
    await trade('SN-SHIFT', '2026-01-05 10:00:00', 'S1')
    await trade('SN-OTHER', now, 'S2')
    await trade('SN-SHIFT', now, null)
    assert.equal((await shop.does('counter', key, 'disable')).status, 'DISABLED')
    await shop.set('counter', key, { status: "'ENABLED'" })
    const open = await trade('SN-SHIFT', now, 'S3')
    assert.equal(await shop.refusal('counter', key, 'disable'), 'open-shift')
    await shop.set('vposTrade', open, { paid_at: "now() - interval '1 day'" })
    assert.equal((await shop.does('counter', key, 'disable')).status, 'DISABLED')
  })

  test('counter.resetCode, counter.payCode: the former code leads nowhere', async () => {
    const [counter] = await shop.rows('counter', "hotel_id = '100101' and status = 'ENABLED'")
    const key = String(counter?.counter_id)
    const one = await shop.does('counter', key, 'resetCode')
    const two = await shop.does('counter', key, 'resetCode')
    assert.ok(String(one.payCode).length > 20 && one.payCode !== two.payCode)
  })

  test('hotel.submit, hotel.auditPass, hotel.auditReject, hotel.changeLicence, hotel.resume: the platform checks licences', async () => {
    await shop.set('hotel', '100102', { audit_status: "'DRAFT'", company_name: 'null' })
    const at = (input?: Row) => shop.act('merchant-api/eb/hotel', 'submit', '100102', input)
    assert.equal((await at()).code, 'licences')
    const licence = { company_name: "'云栖'", license_no: "'91330100MA2B123X13'", license_image: "'/l.png'" }
    await shop.set('hotel', '100102', { ...licence, geo: 'null' })
    assert.equal((await at()).code, 'position')
    await shop.set('hotel', '100102', { geo: `'{"longitude": 120.1, "latitude": 30.2, "address": "x"}'` })
    assert.equal((await at()).status, 200)
    await shop.deliver()
    const rejected = await shop.row('hotel', "hotel_id = '100102'")
    assert.deepEqual([rejected.audit_status, rejected.reject_reason], ['REJECTED', '营业执照号码不符'])
    await shop.set('hotel', '100102', { license_no: "'91330100MA2B123X14'" })
    assert.equal((await at()).status, 200)
    await shop.deliver()
    const open = await shop.row('hotel', "hotel_id = '100102'")
    assert.deepEqual([open.audit_status, open.reject_reason], ['OPEN', null])
    const stored = () => shop.row('hotel', "hotel_id = '100102'")
    const save = async (changes: Row) =>
      shop.post('merchant-api/eb/hotel/save', {
        ...{ hotelId: '100102', version: (await stored()).version },
        ...{ logo: '/pictures/products/card.png', coverImages: ['/pictures/products/room.png'] },
        ...changes,
      })
    const waiting = async () =>
      (await shop.post('merchant-api/eb/hotel/preview', { hotelId: '100102' })).data.figures
    assert.deepEqual(await waiting(), {})
    const saved = await save({ companyName: '云栖新公司', phone: '057188886666' })
    assert.equal(saved.status, 200, `${saved.message} ${JSON.stringify(saved.data)}`)
    assert.deepEqual([saved.data.auditStatus, saved.data.companyName], ['REVIEWING', '云栖'])
    const asked = { companyName: '云栖新公司', licenseNo: '91330100MA2B123X14', licenseImage: '/l.png' }
    assert.deepEqual(await waiting(), asked)
    const locked = await save({ licenseNo: '91330100MA2B123X15' })
    assert.deepEqual([locked.status, locked.code], [422, 'licences-reviewing'])
    await shop.deliver()
    const passed = await stored()
    assert.deepEqual(
      [passed.audit_status, passed.company_name, passed.phone],
      ['OPEN', '云栖新公司', '057188886666'],
    )
    assert.deepEqual(await waiting(), {})
    await save({ companyName: '云栖另一公司', licenseNo: '91330100MA2B123X13' })
    await shop.deliver()
    const kept = await stored()
    assert.deepEqual(
      [kept.audit_status, kept.company_name, kept.license_no, kept.reject_reason],
      ['REJECTED', '云栖新公司', '91330100MA2B123X14', '营业执照号码不符'],
    )
    await shop.set('hotel', '100102', {
      ...{ audit_status: "'SUSPENDED'", suspend_reason: "'装修'", resume_date: "'2027-01-01'" },
    })
    const suspended = await save({ companyName: '云栖第三公司' })
    assert.deepEqual([suspended.status, suspended.code], [422, 'licences-closed'])
    assert.equal((await save({ phone: '057188887777' })).status, 200)
    const { auditStatus, suspendReason, resumeDate } = await shop.does('hotel', '100102', 'resume')
    assert.deepEqual([auditStatus, suspendReason, resumeDate], ['OPEN', null, null])
  })

  test('hotel.suspend, hotel.close, hotel.onSaleCount, hotel.score, brand.disable, brand.hotelCount, brand.memberCount: a store closes when nothing is open, and sells nothing then', async () => {
    const product = await shop.product()
    const key = await shop.order(product)
    const suspended = await shop.does('hotel', '100101', 'suspend', {
      reason: '装修',
      resumeDate: '2027-01-01',
    })
    assert.deepEqual([suspended.suspendReason, suspended.resumeDate], ['装修', '2027-01-01'])
    assert.ok(Number(suspended.onSaleCount) > 0)
    const input = { ticketProductId: product.ticketProductId, quantity: 1, saleChannel: 'h5' }
    const refused = await shop.post('demo-api/guest/order', {
      ...input,
      buyerName: '王',
      buyerPhone: '13800001234',
    })
    assert.equal(refused.code, 'store-closed')
    await gateway.sql("update comment set status = 'HIDDEN'")
    for (const score of [5, 4, 4]) await shop.add('comment', { score, status: 'PUBLISHED' })
    assert.equal((await shop.detail('hotel', '100101')).score, 4.3)
    assert.equal(await shop.refusal('hotel', '100101', 'close'), 'open-orders')
    await shop.acted('ticket-order', 'close', key, { reason: '无' })
    const bill = await shop.add('settlementBill', { status: 'UNCONFIRMED', billNo: 'B-test' })
    assert.equal(await shop.refusal('hotel', '100101', 'close'), 'unsettled-bills')
    await shop.set('settlementBill', bill, { status: "'SETTLED'" })
    const { hotelCount, memberCount } = await shop.detail('brand', '1001')
    assert.ok(Number(hotelCount) > 10 && Number(memberCount) > 0)
    assert.equal(await shop.refusal('brand', '1001', 'disable'), 'open-stores')
    assert.equal((await shop.act('merchant-api/eb/hotel', 'close', '100101')).status, 200)
    const left = await shop.rows('ticket_product', "hotel_id = '100101' and status in ('published', 'share')")
    assert.equal(left.length, 0)
  })
})
