import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nearOrders, placeOf } from './nearOrders'

const to = (address: string) => ({ orderType: 'DELIVERY', address })
const room = (place: string) => ({ orderType: 'ROOM_SERVICE', place })

test('where orders go: a road, a building, a floor', () => {
  assert.equal(placeOf(to('杭州市西湖区文三路 138 号')), '杭州市西湖区文三路')
  assert.equal(placeOf(to('翠苑街道学院路 3 号')), '翠苑街道学院路')
  assert.equal(placeOf(to('国际公寓 3 幢')), '国际公寓')
  assert.equal(placeOf(to('')), undefined)
  assert.equal(placeOf(room('1208')), '12')
  assert.equal(placeOf(room('A03')), undefined)
})

test('orders are near if they go from one restaurant to one place; what nobody brings is near nothing', () => {
  const [first, second] = [to('文三路 1 号'), to('文三路 9 号')]
  const rooms = [room('1201'), room('1215'), room('1220')]
  const others = [
    { ...to('文三路 2 号'), restaurantId: '2' },
    { ...to('文三路 3 号'), orderType: 'DINE_IN' },
  ]
  assert.deepEqual(nearOrders([first, ...others, ...rooms, second]), [
    { place: '12', isFloor: true, orders: rooms },
    { place: '文三路', isFloor: false, orders: [first, second] },
  ])
})
