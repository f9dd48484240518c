import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { ImportRow, ImportService, ResourceImport } from '@ebkit/core/services/imports'
import { createImportModel } from './importModel'

const given: ResourceImport = {
  importId: 'i',
  fileName: 'a.csv',
  uploadedAt: '2026-11-20 09:05:00',
  status: 'READ',
  headers: ['名称', '备注'],
  mapping: ['name', ''],
  sample: [],
  columns: ['name', 'remark'],
  rowCount: 3,
  counts: { wrong: 1, mended: 0, ready: 2, skipped: 0, saved: 0 },
}
const checked: ResourceImport = { ...given, status: 'CHECKED' }
const row = (more: Partial<ImportRow> = {}): ImportRow => ({
  ...{ row: 3, status: 'WRONG', texts: { name: '' }, before: {}, problems: [] },
  ...more,
})

/** A service that records its calls; a test passes the methods that it needs. */
function serviceWith(own: Partial<ImportService>, calls: unknown[]): ImportService {
  const refused = () => Promise.reject(new Error('not expected'))
  const rows: ImportService['rows'] = async (...asked) => {
    calls.push(['rows', ...asked])
    return [row()]
  }
  return {
    ...{ find: refused, send: refused, check: refused, mend: refused, commit: refused },
    ...{ discard: refused, template: refused, rowsFile: refused, rows },
    ...own,
  }
}

describe('an import in the console', () => {
  test('a column fills one field, and a field is filled by one column', async () => {
    const model = createImportModel(serviceWith({ find: async () => given }, []))
    await model.resume()
    assert.equal(model.$state.get().step, 'columns')
    model.match(1, 'name')
    assert.deepEqual(model.$state.get().mapping, ['', 'name'])
  })

  test('changes that did not arrive are kept, and sent in their order with the next', async () => {
    const calls: unknown[] = []
    let isDown = true
    const mended = row({ status: 'READY' })
    const service = serviceWith(
      {
        find: async () => checked,
        async mend(_, rows) {
          if (isDown) throw new Error('down')
          calls.push(['mend', ...rows])
          return { import: checked, rows: [mended] }
        },
      },
      calls,
    )
    const model = createImportModel(service)
    await model.resume()
    assert.deepEqual(calls, [['rows', 'i', 0, 'wrong']])
    await model.mend({ row: 3, values: { name: 'a' } })
    assert.equal(model.$state.get().unsent.length, 1)
    assert.ok(model.$state.get().error)
    isDown = false
    await model.mend({ row: 3, values: { name: 'b' } })
    assert.deepEqual(calls[1], ['mend', { row: 3, values: { name: 'a' } }, { row: 3, values: { name: 'b' } }])
    const { unsent, error, rows } = model.$state.get()
    assert.deepEqual([unsent, error, rows], [[], undefined, [mended]])
  })

  test('saving asks again until no row is left, also after a failure', async () => {
    const calls: unknown[] = []
    let answers = 0
    const service = serviceWith(
      {
        find: async () => checked,
        async commit() {
          answers++
          if (answers === 2) throw new Error('down')
          const ready = answers === 1 ? 1 : 0
          return { ...checked, counts: { ...checked.counts, ready, saved: 2 - ready } }
        },
      },
      calls,
    )
    const model = createImportModel(service)
    await model.resume()
    await model.save()
    assert.deepEqual([model.$state.get().step, model.$state.get().given?.counts.saved], ['rows', 1])
    await model.save()
    assert.deepEqual([model.$state.get().step, model.$state.get().given?.counts.saved], ['done', 2])
    assert.deepEqual(calls.at(-1), ['rows', 'i', 0, 'saved'])
  })
})
