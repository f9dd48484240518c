import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { type Business, startBusiness } from '../../behaviour/testing/business'
import type { Row } from '../../behaviour/testing/ticketShop'

describe('orders of a restaurant keep to what its texts promise', () => {
  let gateway: TestGateway
  let shop: Business
  let restaurantId: string
  let dish: string
  before(async () => {
    gateway = await startTestGateway()
    shop = await startBusiness(gateway)
  })
  after(() => gateway.stop())
  beforeEach(async () => {
    restaurantId = await shop.add('restaurant', {
      diningModes: ['DINE_IN', 'DELIVERY', 'ROOM_SERVICE'],
      ...{ deliveryFee: 600, status: 'OPEN' },
    })
    const dishClassId = await shop.add('dishClass', { restaurantId })
    const own = { restaurantId, dishClassId, price: 5_000, packFee: 100, status: 'PUBLISHED' }
    dish = await shop.add('restaurantProduct', own)
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
  const accepted = async (fields?: Row) => {
    const key = await order(fields)
    await does(key, 'accept')
    return key
  }
  const askRefund = (restaurantOrderId: string) =>
    shop.post('demo-api/guest/restaurant-refund', { restaurantOrderId, reason: '太慢' })
  const refuse = async (key: string) => (await does(key, 'refuseRefund', { reason: '已备餐' })).status
  const refund = (key: string, refundAmount: number) => does(key, 'refund', { refundAmount, reason: '少送' })
  const statusOf = async (key: string) => (await shop.detail('restaurantOrder', key)).status

  test('room service costs the rate of the restaurant', async () => {
    await shop.set('restaurant', restaurantId, { room_service_rate: '15' })
    const { deliveryFee, payAmount } = await shop.detail(
      'restaurantOrder',
      await order({ orderType: 'ROOM_SERVICE', items: [{ restaurantProductId: dish, quantity: 1 }] }),
    )
    assert.deepEqual([deliveryFee, payAmount], [750, 5_850])
  })

  test('a delivery below the least amount is refused, other orders are not', async () => {
    await shop.set('restaurant', restaurantId, { min_delivery_amount: '10001' })
    assert.equal((await ask()).code, 'least-delivery')
    assert.equal((await ask({ orderType: 'DINE_IN' })).status, 200)
    await shop.set('restaurant', restaurantId, { min_delivery_amount: '10000' })
    assert.equal((await ask()).status, 200)
  })

  test('an order goes on where the guest asked when a part of the money is paid back', async () => {
    const key = await accepted()
    await askRefund(key)
    const part = await refund(key, 800)
    assert.deepEqual([part.status, part.refundAmount], ['PREPARING', 800])
  })

  test('an order goes on where it was when a refund that the payment service refused is refused', async () => {
    const part = await accepted()
    await refund(part, 713)
    const whole = await accepted()
    await askRefund(whole)
    assert.equal(await refuse(whole), 'PREPARING')
    await does(whole, 'ready')
    await does(whole, 'finish')
    await shop.set('restaurantOrder', whole, { pay_amount: '10813' })
    assert.equal((await refund(whole, 10_813)).status, 'CANCELLED')
    await shop.deliver()
    assert.deepEqual([await statusOf(part), await statusOf(whole)], ['REFUNDING', 'REFUNDING'])
    assert.deepEqual([await refuse(part), await refuse(whole)], ['PREPARING', 'DONE'])
  })

  test('points for money that is paid back are taken back, as far as the member has them', async () => {
    const memberGradeId = await shop.add('memberGrade', { level: 7_021, pointRate: 2 })
    const phone = '13900001021'
    const memberId = await shop.add('member', { memberGradeId, registerHotelId: '100101', phone })
    const points = async () => (await shop.detail('member', memberId)).points
    const [paid, after] = [await accepted({ memberId }), await accepted({ memberId, payMode: 'AFTER' })]
    for (const key of [paid, after]) {
      await does(key, 'ready')
      await does(key, 'finish')
    }
    assert.equal(await points(), 432)
    await refund(after, 10_800)
    assert.equal(await points(), 216)
    await refund(paid, 5_400)
    assert.equal(await points(), 216, 'the payment service has not answered')
    await shop.deliver()
    assert.equal(await points(), 108)
    await shop.does('member', memberId, 'adjustPoints', { change: -100, reason: '扣' })
    await refund(paid, 5_400)
    await shop.deliver()
    assert.equal(await points(), 0)
  })

  test('an order is sent out with a courier, not with nobody', async () => {
    const key = await accepted()
    for (const [courierType, path] of [
      ['STAFF', 'courierId'],
      ['PLATFORM', 'deliveryPlatformId'],
    ]) {
      const input = { courierType }
      const { status, data } = await shop.act('restaurant-api/eb/restaurant-order', 'dispatch', key, input)
      assert.deepEqual([status, data.problems], [422, [{ path, code: 'required' }]])
    }
  })

  test('a delivery platform is called off when staff take over, and its late number is not kept', async () => {
    const own = { platformCode: 'SF', shopNo: 'S9', status: 'ENABLED' }
    const deliveryPlatformId = await shop.add('deliveryPlatform', own)
    const [employee] = await shop.rows('employee', "hotel_id = '100101' and status = 'ON_JOB' limit 1")
    const key = await accepted()
    await does(key, 'dispatch', { courierType: 'PLATFORM', deliveryPlatformId })
    await does(key, 'reassign', { courierId: employee?.employee_id, reason: '无人接单' })
    const sent = (await shop.messages('restaurantOrder', key)).map(({ channel, kind }) => [channel, kind])
    assert.deepEqual(sent, [
      ['courier', 'deliver'],
      ['courier', 'callOff'],
      ['message', 'courierAssigned'],
    ])
    await shop.deliver()
    const { courierType, trackingNo } = await shop.detail('restaurantOrder', key)
    assert.deepEqual([courierType, trackingNo], ['STAFF', null])
  })
})
