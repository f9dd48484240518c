import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareEntries } from './compareEntries'
import type { FileEntry } from './FileEntry'

const entry = (id: string, more: Partial<FileEntry> = {}) =>
  ({ id, name: 'a', size: 1, isFolder: false, ...more }) as FileEntry

test('folders come first in both directions, and equal entries are ordered by id in the same direction', () => {
  const entries = [entry('2'), entry('1'), entry('3', { isFolder: true }), entry('4', { size: 9 })]
  const ids = (by: 'name' | 'size', order: 'asc' | 'desc') =>
    [...entries]
      .sort(compareEntries({ by, order }))
      .map(({ id }) => id)
      .join('')
  assert.equal(ids('size', 'asc'), '3124')
  assert.equal(ids('size', 'desc'), '3421')
  assert.equal(ids('name', 'asc'), '3124')
  assert.equal(ids('name', 'desc'), '3421')
  const [one] = entries as [FileEntry]
  assert.notEqual(compareEntries({ by: 'name', order: 'asc' })(one, entry('1')), 0)
})
