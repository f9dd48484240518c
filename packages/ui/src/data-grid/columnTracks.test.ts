import assert from 'node:assert/strict'
import { test } from 'node:test'
import { columnTracks } from './columnTracks'
import type { GridColumn } from './GridColumn'

const column = (key: string, rest: Partial<GridColumn> = {}): GridColumn => ({ key, head: key, ...rest })

test('columns without a width share the remaining space', () => {
  const { template, least } = columnTracks([
    column('a', { width: 80 }),
    column('b', { least: 200, share: 2 }),
    column('c'),
  ])
  assert.equal(template, '80px minmax(200px,2fr) minmax(120px,1fr)')
  assert.equal(least, 400)
})

test('if all have a width, the last one not pinned at the end takes the remaining space', () => {
  const columns = [
    column('a', { width: 80 }),
    column('b', { width: 90 }),
    column('c', { width: 60, pinned: 'end' }),
  ]
  assert.equal(columnTracks(columns).template, '80px minmax(90px,1fr) 60px')
})

test('where a little room is lacking, columns that can be squeezed give it, each the same part', () => {
  const columns = [
    column('a', { width: 100, pinned: 'start' }),
    column('b', { least: 200, squeezed: 140 }),
    column('c', { least: 120, squeezed: 90 }),
    column('d', { least: 100 }),
  ]
  const { template, least } = columnTracks(columns, 490)
  assert.equal(template, '100px minmax(180px,1fr) minmax(110px,1fr) minmax(100px,1fr)')
  assert.equal(least, 490)
  assert.equal(columnTracks(columns, 430).least, 430)
  assert.equal(columnTracks(columns, 429).least, 520, 'what is not enough is not taken: the columns scroll')
  assert.equal(columnTracks(columns, 521).least, 520)
  assert.equal(columnTracks(columns).least, 520, 'the room is not known')
})

test('pinned columns stick side by side at their edge', () => {
  const { offsets, covered } = columnTracks([
    column('a', { width: 80, pinned: 'start' }),
    column('b', { width: 50, pinned: 'start' }),
    column('c'),
    column('d', { width: 60, pinned: 'end' }),
  ])
  assert.deepEqual(offsets, [0, 80, undefined, 0])
  assert.deepEqual(covered, { start: 130, end: 60 })
})
