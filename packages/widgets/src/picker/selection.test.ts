import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { keysOf, moved, withRead } from './selection'
import type { Selection } from './state'

/** CPU milliseconds, so that a busy machine does not fail the test. */
const spent = () => process.cpuUsage().user / 1000

interface Row {
  id: number
}

describe('moved', () => {
  test('moves to a position, to the ends beyond them, and ignores an unknown key', () => {
    const order = (key: string, to: number) => moved(['a', 'b', 'c', 'd'], key, to).join('')
    assert.deepEqual(
      [order('a', 2), order('d', 0), order('b', 99), order('c', -5), order('b', 1), order('x', 0)],
      ['bcad', 'dabc', 'acdb', 'cabd', 'abcd', 'abcd'],
    )
  })

  test('never loses or duplicates a row, and puts it at the position', () => {
    const keys = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(keys, fc.nat(), fc.nat(25), (all, which, to) => {
        const key = all[which % all.length] as string
        const order = moved(all, key, to)
        assert.deepEqual([...order].sort(), [...all].sort())
        assert.equal(order.indexOf(key), Math.min(to, all.length - 1))
      }),
    )
  })
})

describe('withRead', () => {
  test('a row that no longer exists keeps its known data, and is restored when it exists again', () => {
    const before: Selection<Row> = [{ key: '1', row: { id: 1 } }, { key: '2' }, { key: '3', isGone: true }]
    const read = withRead(before, ['1', '3'], new Map([['3', { id: 3 }]]), (chosen) => chosen)
    assert.deepEqual(read, [
      { key: '1', row: { id: 1 }, isGone: true },
      { key: '2' },
      { key: '3', row: { id: 3 }, isGone: false },
    ])
  })
})

test('5,000 rows are moved and read within a frame or two', () => {
  const rows = Array.from({ length: 5000 }, (_, id) => ({ id }))
  const selection = rows.map((row) => ({ key: String(row.id), row }))
  const start = spent()
  const keys = moved(keysOf(selection), '4999', 0)
  withRead(selection, keys, new Map(selection.map(({ key, row }) => [key, row])), (chosen) => chosen)
  const took = spent() - start
  assert.ok(took < 200, `${took} ms`)
})
