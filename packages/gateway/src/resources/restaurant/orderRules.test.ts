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
})
