import assert from 'node:assert/strict'
import { test } from 'node:test'
import { beginRow, endRow, markRow, noneEdited } from './editedRows'

test('a typed number stays open when another row is pressed; an unchanged one gives way', () => {
  const first = beginRow(noneEdited, 'a')
  assert.deepEqual(beginRow(first, 'b'), { open: ['b'], changed: [] })
  const typed = markRow(first, 'a', true)
  assert.deepEqual(beginRow(typed, 'b'), { open: ['a', 'b'], changed: ['a'] })
  assert.deepEqual(endRow(beginRow(typed, 'b'), 'a'), { open: ['b'], changed: [] })
  assert.deepEqual(markRow(typed, 'a', false), first)
  assert.equal(markRow(typed, 'a', true), typed)
})
