import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { moved, takeRows, withoutKeys, withRead } from './selection'
import type { Selection } from './state'

/** Milliseconds of the processor: a busy machine is no fault of the code. */
const spent = () => process.cpuUsage().user / 1000

interface Row {
  id: number
  reason?: string
}
const rules = { keyOf: ({ id }: Row) => String(id), reasonOf: ({ reason }: Row) => reason }
const selectionOf = (...keys: string[]): Selection<Row> => keys.map((key) => ({ key }))
const keysOf = (selection: Selection<Row>) => selection.map(({ key }) => key)

describe('takeRows', () => {
  test('takes what can be chosen, and counts what it left by reason', () => {
    const rows = [
      { id: 1 },
      { id: 2, reason: 'a' },
      { id: 3, reason: 'b' },
      { id: 4, reason: 'a' },
      { id: 5 },
    ]
    const taken = takeRows(selectionOf('5', '4'), rows, 't', Number.POSITIVE_INFINITY, rules)
    assert.deepEqual(keysOf(taken.selection), ['5', '4', '1'])
    assert.deepEqual(taken.selection[2], { key: '1', row: { id: 1 }, tab: 't' })
    // 4 is in already: neither added nor left.
    assert.deepEqual(taken.counts, { added: 1, left: { a: 1, b: 1 }, beyondMaximum: 0 })
  })

  test('goes on from counts, and leaves what it was given as it is', () => {
    const before = { added: 1, left: { a: 2 }, beyondMaximum: 5 }
    const rows = [{ id: 1, reason: 'a' }, { id: 2 }, { id: 3 }]
    const { counts } = takeRows([], rows, '', 1, rules, before)
    assert.deepEqual(counts, { added: 2, left: { a: 3 }, beyondMaximum: 6 })
    assert.deepEqual(before, { added: 1, left: { a: 2 }, beyondMaximum: 5 })
  })

  test('whatever comes, keys are unique, no row is lost, none beyond the maximum or ineligible is taken', () => {
    const row = fc.record({
      id: fc.integer({ min: 0, max: 30 }),
      reason: fc.constantFrom(undefined, 'a', 'b'),
    })
    const before = fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(String), { maxLength: 10 })
    fc.assert(
      fc.property(before, fc.array(row), fc.integer({ min: 1, max: 20 }), (keys, rows, maximum) => {
        const { selection, counts } = takeRows(selectionOf(...keys), rows, '', maximum, rules)
        const { added, left, beyondMaximum } = counts
        assert.deepEqual(keysOf(selection).slice(0, keys.length), keys)
        assert.equal(new Set(keysOf(selection)).size, selection.length)
        assert.equal(added, selection.length - keys.length)
        assert.ok(selection.length <= Math.max(maximum, keys.length))
        assert.ok(selection.slice(keys.length).every((chosen) => chosen.row && !chosen.row.reason))
        const counted = Object.values(left).reduce((sum, count) => sum + count, added + beyondMaximum)
        assert.ok(counted <= rows.length)
      }),
    )
  })
})

describe('moved', () => {
  test('moves to a place, to the ends beyond them, and nothing for an unknown key', () => {
    const selection = selectionOf('a', 'b', 'c', 'd')
    const order = (key: string, to: number) => keysOf(moved(selection, key, to)).join('')
    assert.deepEqual(
      [order('a', 2), order('d', 0), order('b', 99), order('c', -5), order('b', 1), order('x', 0)],
      ['bcad', 'dabc', 'acdb', 'cabd', 'abcd', 'abcd'],
    )
  })

  test('never loses or doubles a row, and it stands where it was put', () => {
    const keys = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(keys, fc.nat(), fc.nat(25), (all, which, to) => {
        const key = all[which % all.length] as string
        const order = keysOf(moved(selectionOf(...all), key, to))
        assert.deepEqual([...order].sort(), [...all].sort())
        assert.equal(order.indexOf(key), Math.min(to, all.length - 1))
      }),
    )
  })
})

describe('withRead', () => {
  test('a row that does not exist any more keeps what was known of it, and comes back when it does', () => {
    const before: Selection<Row> = [{ key: '1', row: { id: 1 } }, { key: '2' }, { key: '3', isGone: true }]
    const read = withRead(before, ['1', '3'], new Map([['3', { id: 3 }]]), (chosen) => chosen)
    assert.deepEqual(read, [
      { key: '1', row: { id: 1 }, isGone: true },
      { key: '2' },
      { key: '3', row: { id: 3 }, isGone: false },
    ])
  })
})

test('5,000 rows are taken, moved, read and taken out within a frame or two', () => {
  const rows = Array.from({ length: 5000 }, (_, id) => ({ id }))
  const start = spent()
  const { selection } = takeRows<Row>([], rows, '', Number.POSITIVE_INFINITY, rules)
  const keys = keysOf(moved(selection, '4999', 0))
  withRead(selection, keys, new Map(rows.map((row) => [String(row.id), row])), (chosen) => chosen)
  assert.deepEqual(withoutKeys(selection, keys), [])
  const took = spent() - start
  assert.ok(took < 200, `${took} ms`)
})
