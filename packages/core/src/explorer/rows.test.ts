import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { FileEntry } from '../files/FileEntry'
import { acceptTest } from './acceptTest'
import { createRows, type RowFilter } from './rows'

describe('rows of a listing', () => {
  test('F-EX-7 100,000 entries in pages: each once, folders first, and a changing filter', () => {
    let filter: RowFilter = { maxSize: 90_000, showHidden: false }
    const rows = createRows(() => filter)
    const entry = (index: number): FileEntry => ({
      id: `e${index}`,
      name: `${index}.${index % 2 ? 'JPG' : 'txt'}`,
      isFolder: index % 1000 === 999,
      size: index,
    })
    const page = (start: number) => Array.from({ length: 1000 }, (_, index) => entry(start + index))
    for (let start = 0; start < 100_000; start += 1000) {
      // pages may overlap if entries were added in between
      rows.append([...page(start), ...page(Math.max(0, start - 1000)).slice(-3)])
      rows.view()
    }
    assert.equal(rows.all().length, 100_000)
    const first = rows.view()
    assert.deepEqual([first.entries.length, first.hidden, first.filtered], [90_011, 9_989, 0])
    assert.ok(first.entries.slice(0, 100).every(({ isFolder }) => isFolder))
    assert.ok(first.entries.slice(100).every(({ isFolder }) => !isFolder))
    filter = { maxSize: 90_000, showHidden: true, accepts: acceptTest('image/*') }
    rows.refilter()
    const second = rows.view()
    assert.deepEqual([second.entries.length, second.filtered], [50_000, 50_000])
    assert.equal(rows.remove(['e1', 'e3', 'e5', 'nothing']), 3)
    assert.equal(rows.view().entries.length, 49_997)
  })
})
