import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { type GridSection, type GridSize, itemsWithin, layGrid, placeOf } from './layGrid'
import { moveInGrid } from './moveInGrid'

const numRuns = process.env.EB_SOAK ? 10_000 : 500

const sections: fc.Arbitrary<GridSection[]> = fc.array(
  fc.record({
    count: fc.oneof(fc.nat(12), fc.nat(100_000)),
    heading: fc.option(fc.constantFrom('a', 'b'), { nil: undefined }),
    rowHeight: fc.option(fc.integer({ min: 20, max: 200 }), { nil: undefined }),
  }),
  { maxLength: 4 },
)
const sizes: fc.Arbitrary<GridSize> = fc.record({
  columns: fc.integer({ min: 1, max: 12 }),
  rowHeight: fc.integer({ min: 20, max: 200 }),
  gap: fc.nat(20),
})

describe('layout of a grid', () => {
  it(`${numRuns} grids: every item is in its row, and no blocks overlap`, () => {
    fc.assert(
      fc.property(sections, sizes, fc.nat(), (parts, size, seed) => {
        const blocks = layGrid(parts, size)
        const count = parts.reduce((sum, part) => sum + part.count, 0)
        assert.equal(blocks.at(-1)?.end ?? 0, count)
        let bottom = 0
        for (const block of blocks) {
          assert.ok(block.headingTop >= bottom && block.top >= block.headingTop)
          bottom = block.bottom
          const index = block.first + (seed % (block.end - block.first))
          const { top, column } = placeOf(block, size, index)
          assert.ok(column >= 0 && column < size.columns)
          assert.ok(top >= block.top && top + block.rowHeight <= block.bottom)
          assert.equal(placeOf(block, size, block.end - 1).top + block.rowHeight, block.bottom)
        }
      }),
      { numRuns },
    )
  })

  it(`${numRuns} ranges: contains each item that overlaps the range, and few others`, () => {
    const part = fc.double({ min: -0.2, max: 1.2, noNaN: true })
    fc.assert(
      fc.property(sections, sizes, part, fc.nat(3000), (parts, size, start, height) => {
        const blocks = layGrid(parts, size)
        const from = Math.round(start * (blocks.at(-1)?.bottom ?? 0))
        const to = from + height
        for (const block of blocks) {
          const [first, end] = itemsWithin(block, size, from, to)
          assert.ok(first >= block.first && first <= end && end <= block.end)
          assert.ok(end - first <= (height / (block.rowHeight + size.gap) + 2) * size.columns)
          const isSeen = (index: number) => {
            const { top } = placeOf(block, size, index)
            return top < to && top + block.rowHeight > from
          }
          for (const index of [block.first, first - 1, end, block.end - 1])
            if (index >= block.first && index < block.end && (index < first || index >= end))
              assert.ok(!isSeen(index), `${index} of ${first}…${end}`)
        }
      }),
      { numRuns },
    )
  })
})

describe('keys of a grid', () => {
  // 0 1 2      folders
  // 3 4 5 6    files
  // 7 8 9 10
  // 11 12
  const four = { columns: 4, rowHeight: 10, gap: 2 }
  const blocks = layGrid(
    [
      { count: 3, rowHeight: 7 },
      { count: 10, heading: 'files' },
    ],
    four,
  )
  const from = (index: number) => (key: string) => moveInGrid(blocks, four, index, key, 24)

  it('each key', () => {
    assert.equal(from(4)('ArrowRight'), 5)
    assert.equal(from(6)('ArrowRight'), 7)
    assert.equal(from(3)('ArrowLeft'), 2)
    assert.equal(from(0)('ArrowLeft'), 0)
    assert.equal(from(12)('ArrowRight'), 12)
    assert.equal(from(1)('ArrowDown'), 4)
    assert.equal(from(5)('ArrowUp'), 2)
    assert.equal(from(6)('ArrowUp'), 2, 'the last one of a row that is shorter')
    assert.equal(from(9)('ArrowDown'), 12)
    assert.equal(from(1)('ArrowUp'), 1)
    assert.equal(from(12)('ArrowDown'), 12)
    assert.equal(from(12)('ArrowUp'), 8)
    assert.equal(from(0)('PageDown'), 3)
    assert.equal(from(3)('PageDown'), 11)
    assert.equal(from(11)('PageUp'), 3)
    assert.equal(from(8)('PageDown'), 12)
    assert.equal(from(8)('PageUp'), 1)
    assert.equal(from(5)('PageUp'), 2)
    assert.equal(from(7)('Home'), 0)
    assert.equal(from(7)('End'), 12)
    assert.equal(from(7)('x'), undefined)
  })

  it('a page lower than a row still moves by one row', () => {
    assert.equal(moveInGrid(blocks, four, 3, 'PageDown', 5), 7)
    assert.equal(moveInGrid(blocks, four, 7, 'PageUp', 5), 3)
  })

  it('from no item to the first, End to the last; nowhere in an empty grid', () => {
    for (const key of ['ArrowDown', 'ArrowUp', 'ArrowRight', 'PageDown', 'Home'])
      assert.equal(from(-1)(key), 0)
    assert.equal(from(-1)('End'), 12)
    for (const key of ['ArrowDown', 'ArrowRight', 'Home', 'End'])
      assert.equal(moveInGrid([], four, -1, key, 2), -1)
  })

  it(`${numRuns} random walks stay inside, and up reverses down in the same column`, () => {
    const keys = fc.constantFrom(
      ...['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'],
    )
    fc.assert(
      fc.property(sections, sizes, fc.array(keys), (parts, size, walk) => {
        const all = layGrid(parts, size)
        const count = all.at(-1)?.end ?? 0
        let index = count ? 0 : -1
        for (const key of walk) {
          const next = moveInGrid(all, size, index, key, 500) as number
          assert.ok(next >= (count ? 0 : -1) && next < count, `${key}: ${next}`)
          const block = all.find(({ end }) => next < end)
          if (key === 'ArrowDown' && block && next !== index) {
            const back = moveInGrid(all, size, next, 'ArrowUp', 500) as number
            const isShort = next === block.end - 1
            assert.ok(back === index || isShort)
          }
          index = next
        }
      }),
      { numRuns },
    )
  })
})
