import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { rowWindow } from './rowWindow'

test('draws every visible row, wherever the box is scrolled', () => {
  const sizes = fc.record({
    count: fc.nat(100_000),
    rowHeight: fc.integer({ min: 20, max: 120 }),
    height: fc.nat(3000),
    scrolled: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  fc.assert(
    fc.property(sizes, ({ count, rowHeight, height, scrolled }) => {
      const top = scrolled * Math.max(0, count * rowHeight - height)
      const [first, end] = rowWindow(Math.floor(top / rowHeight), height, rowHeight, count)
      assert.ok(first >= 0 && end <= count)
      assert.ok(first * rowHeight <= top)
      assert.ok(end === count || end * rowHeight >= top + height)
      assert.ok(end - first <= height / rowHeight + 23, 'and few that are not')
    }),
  )
})

test('shows the end of a list that became shorter', () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.nat(1_000_000), fc.integer({ min: 1, max: 2000 }), (count, row, height) => {
      const [first, end] = rowWindow(row, height, 40, count)
      if (row >= count) assert.equal(end, count)
      assert.ok(end === count || end * 40 >= row * 40 + height)
      assert.ok(first <= Math.max(0, count - Math.ceil(height / 40)))
    }),
  )
})
