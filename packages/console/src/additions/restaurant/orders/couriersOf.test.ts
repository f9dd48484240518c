import assert from 'node:assert/strict'
import { test } from 'node:test'
import { couriersOf } from './couriersOf'

test('couriers are those of the restaurants, each once, and whoever has an order', () => {
  const restaurants = [
    { courierIds: ['1', '2'], referenceLabels: { courierIds: ['A', 'B'] } },
    { courierIds: ['2'], referenceLabels: { courierIds: ['B'] } },
    { courierIds: null },
  ]
  const running = [
    { courierId: '2' },
    { courierId: '2' },
    { courierId: '3', referenceLabels: { courierId: 'C' } },
    { courierId: null },
  ]
  assert.deepEqual(couriersOf(restaurants, running), [
    { id: '1', name: 'A', running: 0 },
    { id: '2', name: 'B', running: 2 },
    { id: '3', name: 'C', running: 1 },
  ])
})
