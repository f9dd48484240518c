import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PageResource } from '@ebkit/core/services/consolePages'
import { isWithin, placeOfMove, visibleRows } from './treeNodes'

const resource = { key: 'id', display: 'name' } as PageResource
const row = (id: string) => ({ id, name: id.toUpperCase() })
const rows = visibleRows(
  {
    children: new Map([
      ['', [row('a'), row('b'), row('c')]],
      ['a', [row('a1'), row('a2')]],
    ]),
    expanded: new Set(['a']),
  },
  resource,
)

test('keys move a row among its siblings, behind its parent, below the sibling above it', () => {
  assert.deepEqual(
    rows.map(({ node }) => node.name),
    ['A', 'A1', 'A2', 'B', 'C'],
  )
  assert.deepEqual(placeOfMove(rows, 'b', 'ArrowUp'), { parent: null, before: 'a' })
  assert.deepEqual(placeOfMove(rows, 'a', 'ArrowDown'), { parent: null, before: 'c' })
  assert.deepEqual(placeOfMove(rows, 'b', 'ArrowDown'), { parent: null, before: null })
  assert.deepEqual(placeOfMove(rows, 'a2', 'ArrowLeft'), { parent: null, before: 'b' })
  assert.deepEqual(placeOfMove(rows, 'a2', 'ArrowRight'), { parent: 'a1', before: null })
  for (const [id, key] of [
    ['a', 'ArrowUp'],
    ['c', 'ArrowDown'],
    ['a1', 'ArrowRight'],
    ['a', 'ArrowLeft'],
  ] as const)
    assert.equal(placeOfMove(rows, id, key), undefined)
})

test('a row stands within itself and within what is above it', () => {
  assert.deepEqual(
    [isWithin(rows, 'a2', 'a'), isWithin(rows, 'a', 'a'), isWithin(rows, 'b', 'a')],
    [true, true, false],
  )
})
