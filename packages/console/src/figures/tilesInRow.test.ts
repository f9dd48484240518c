import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tilesInRow } from './tilesInRow'

test('up to five tiles stand in one row', () => {
  assert.deepEqual([1, 2, 3, 4, 5].map(tilesInRow), [1, 2, 3, 4, 5])
})

test('more are spread evenly over their rows', () => {
  const rows = { 6: 3, 7: 4, 8: 4, 9: 5, 10: 5, 11: 4, 12: 4, 13: 5 }
  for (const [count, expected] of Object.entries(rows))
    assert.equal(tilesInRow(Number(count)), expected, count)
  for (let count = 1; count <= 60; count++) {
    const inRow = tilesInRow(count)
    const last = count - inRow * (Math.ceil(count / inRow) - 1)
    assert.ok(inRow <= 5 && last > 0, `${count} tiles`)
    // one row fewer would need more than five in a row
    assert.equal(Math.ceil(count / inRow), Math.ceil(count / 5), `${count} tiles`)
  }
})

test('without tiles there is still a width', () => {
  assert.equal(tilesInRow(0), 1)
})
