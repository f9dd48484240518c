import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { placeAfterMove } from './placeAfterMove'

test('indexes match those of the list after removing and inserting the entry', () => {
  const cases = fc
    .integer({ min: 1, max: 200 })
    .chain((count) => fc.tuple(fc.constant(count), fc.nat(count - 1), fc.nat(count - 1)))
  fc.assert(
    fc.property(cases, ([count, from, to]) => {
      const list = Array.from({ length: count }, (_, index) => index)
      const moved = list.filter((index) => index !== from)
      moved.splice(to, 0, from)
      for (const index of list) {
        const place = placeAfterMove(index, from, to)
        assert.equal(moved[place], index)
        // A virtual list relies on this to draw every visible row.
        assert.ok(index === from || Math.abs(place - index) <= 1)
      }
    }),
  )
})
