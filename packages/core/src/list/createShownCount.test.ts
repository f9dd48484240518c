import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createShownCount } from './createShownCount'

test('counts the selected rows of a page, and recounts only after a change of page or selection', () => {
  let looked = 0
  const count = createShownCount(({ id }) => {
    looked++
    return String(id)
  })
  const page = [{ id: 1 }, { id: 2 }, { id: 3 }]
  const ids = new Set(['2', '3', '9'])
  assert.deepEqual([count(page, ids), count(page, ids), looked], [2, 2, 3])
  assert.deepEqual([count([{ id: 9 }], ids), count(page, new Set(['1'])), looked], [1, 1, 7])
  assert.deepEqual([count(page, new Set()), looked], [0, 7], 'without a selection none is looked at')
})
