import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { collapsed } from './collapsed'

test('which items of a path are hidden', () => {
  const widths = [80, 80, 80, 80]
  assert.deepEqual(collapsed(widths, 40, 320), [0, 0])
  assert.deepEqual(collapsed(widths, 40, 319), [1, 2])
  assert.deepEqual(collapsed(widths, 40, 279), [1, 3])
  assert.deepEqual(collapsed(widths, 40, 199), [0, 3])
  assert.deepEqual(collapsed(widths, 40, 0), [0, 3])
  assert.deepEqual(collapsed([80], 40, 10), [0, 0], 'the last one always stays')
  assert.deepEqual(collapsed([], 40, 10), [0, 0])
})

test('the visible items fit, and one more would not', () => {
  const width = fc.integer({ min: 20, max: 200 })
  fc.assert(
    fc.property(
      fc.array(width, { minLength: 2, maxLength: 9 }),
      width,
      fc.nat(1200),
      (widths, more, room) => {
        const [first, end] = collapsed(widths, more, room)
        const sum = (from: number, to: number) => widths.slice(from, to).reduce((all, each) => all + each, 0)
        const seen = (from: number, to: number) =>
          sum(0, from) + sum(to, widths.length) + (to > from ? more : 0)
        assert.ok(end < widths.length)
        if (first === 1) assert.ok(seen(first, end) <= room)
        if (first === 1 && end > 2) assert.ok(seen(first, end - 1) > room)
        if (first === 0 && end) assert.ok(seen(1, widths.length - 1) > room)
        if (end) assert.ok(seen(0, 0) > room)
      },
    ),
  )
})
