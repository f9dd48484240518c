import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareOrdered, orderedValue } from './compareValues'

test('a moment is ordered as the clock of the place shows it, each part with all its digits', () => {
  assert.equal(orderedValue(new Date(2026, 0, 5, 9, 3, 7)), '2026-01-05 09:03:07')
  assert.equal(orderedValue(new Date(2026, 10, 25, 19, 33, 47)), '2026-11-25 19:33:47')
  const early = new Date(2026, 1, 3)
  early.setFullYear(987)
  assert.equal(orderedValue(early), '0987-02-03 00:00:00')
  assert.equal(orderedValue(new Date(Number.NaN)), undefined)
})

test('times of day are compared to the second, dates by the precision of the other one', () => {
  assert.equal(compareOrdered('09:05', '09:05:00'), 0)
  assert.ok(Number(compareOrdered('09:05', '09:05:01')) < 0)
  assert.ok(Number(compareOrdered('9:05'.padStart(5, '0'), '08:59:59')) > 0)
  assert.equal(compareOrdered('2026-11-20 09:05:30', '2026-11-20'), 0)
  assert.ok(Number(compareOrdered('2026-11-20', '2026-11-20 00:01')) < 0)
  assert.equal(compareOrdered('09:05', '2026-11-20'), undefined)
  assert.equal(compareOrdered(7, '2026-11-20'), undefined)
  assert.deepEqual([compareOrdered(7, 9), compareOrdered(9, 7), compareOrdered(7, 7)], [-1, 1, 0])
})
