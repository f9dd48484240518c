import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { numbered, openLocalList } from './testing/openLocalList'

describe('selected rows of a list', () => {
  test('a range keeps selected rows of other pages, and replaces those of this page', async () => {
    const list = openLocalList({ source: numbered(30), pageSize: 10 })
    list.selection.press('r1')
    await list.setPage(2)
    list.selection.press('r12', { toggle: true })
    list.selection.press('r14', { shift: true })
    list.selection.press('r13', { shift: true })
    assert.deepEqual([...list.selection.$ids.get()].sort(), ['r1', 'r12', 'r13'])
    assert.deepEqual(
      list.selectedRows().map(({ id }) => id),
      ['r1', 'r12', 'r13'],
    )
    list.stop()
  })

  test('returns rows that were loaded while selected: selected by key, or on a later page', async () => {
    const list = openLocalList({ source: numbered(30), pageSize: 10 })
    list.selection.set(['r2', 'r25', 'r29'])
    assert.deepEqual(
      list.selectedRows().map(({ id }) => id),
      ['r2'],
    )
    await list.setPage(3)
    await list.setPage(1)
    assert.deepEqual(
      list.selectedRows().map(({ id }) => id),
      ['r2', 'r25', 'r29'],
    )
    list.stop()
  })

  test('single selection selects one row only', () => {
    const list = openLocalList({ source: numbered(3), single: true })
    list.selection.toggle('r1')
    list.selection.toggle('r2')
    assert.deepEqual([...list.selection.$ids.get()], ['r2'])
    list.stop()
  })

  test('a changed row is replaced on the page and in the selection', async () => {
    const list = openLocalList({ source: numbered(30), pageSize: 10 })
    list.selection.toggle('r2')
    list.replaceRow({ id: 'r2', n: 200 })
    assert.deepEqual(list.state().page.rows.slice(0, 3), [
      { id: 'r1', n: 1 },
      { id: 'r2', n: 200 },
      { id: 'r3', n: 3 },
    ])
    assert.deepEqual(list.selectedRows(), [{ id: 'r2', n: 200 }])
    await list.setPage(2)
    list.replaceRow({ id: 'r2', n: 300 })
    assert.deepEqual([list.selectedRows(), list.keys()[0]], [[{ id: 'r2', n: 300 }], 'r11'])
    list.replaceRow({ id: 'r25', n: 0 })
    assert.equal(list.keys().length, 10, 'one of another page is none of this')
    list.stop()
  })

  test('forgets rows that the page has removed, and keeps those of other pages', async () => {
    const rows = numbered(6)
    const list = openLocalList({ source: rows, pageSize: 2 })
    list.selection.set(['r1', 'r2', 'r5'])
    Object.assign(list.options, { source: rows.filter(({ n }) => n !== 2) })
    await list.moveTo({})
    assert.deepEqual([...list.selection.$ids.get()], ['r1', 'r5'])
    await list.moveTo({ search: 'nothing' }) // found or not, they still exist
    assert.deepEqual([...list.selection.$ids.get()], ['r1', 'r5'])
    list.stop()
  })
})
