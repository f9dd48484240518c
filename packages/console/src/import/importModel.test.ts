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

  /** An import whose corrections and commits are answered when the test says so. */
  async function withHeldAnswers() {
    const sent: number[][] = []
    const commits: (() => void)[] = []
    const answers: (() => void)[] = []
    const service = serviceWith(
      {
        find: async () => checked,
        async mend(_, mendings) {
          sent.push(mendings.map((one) => one.row))
          await new Promise<void>((resolve) => answers.push(resolve))
          return { import: checked, rows: [] }
        },
        async commit() {
          await new Promise<void>((resolve) => commits.push(resolve))
          return { ...checked, counts: { ...checked.counts, ready: 0 } }
        },
      },
      [],
    )
    const model = createImportModel(service)
    await model.resume()
    return { model, sent, answers, commits }
  }
  const until = async (isSo: () => boolean) => {
    for (let turn = 0; !isSo(); turn++) {
      assert.ok(turn < 100, 'it never came')
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  test('corrections made while others are sent are sent once each, whatever is looked at meanwhile', async () => {
    const { model, sent, answers } = await withHeldAnswers()
    const mendings = [model.mend({ row: 1, values: {} })]
    await model.show('all')
    mendings.push(model.mend({ row: 2, values: {} }))
    assert.equal(model.$state.get().work, 'mending')
    answers[0]?.()
    await until(() => answers.length === 2)
    await model.more()
    mendings.push(model.mend({ row: 3, values: {} }))
    answers[1]?.()
    await until(() => answers.length === 3)
    answers[2]?.()
    await Promise.all(mendings)
    assert.deepEqual(sent, [[1], [2], [3]])
    assert.deepEqual([model.$state.get().unsent, model.$state.get().work], [[], undefined])
  })

  test('saving waits for the correction that is being sent, and a second press saves nothing twice', async () => {
    const { model, sent, answers, commits } = await withHeldAnswers()
    const mending = model.mend({ row: 1, values: {} })
    const saving = model.save()
    assert.deepEqual([sent, commits.length], [[[1]], 0])
    answers[0]?.()
    await until(() => commits.length === 1)
    assert.equal(model.$state.get().work, 'saving')
    const again = model.save()
    const later = model.mend({ row: 2, values: {} })
    answers[1]?.()
    await Promise.all([mending, later])
    assert.equal(model.$state.get().work, 'saving')
    commits[0]?.()
    await Promise.all([saving, again])
    assert.deepEqual([sent, commits.length, model.$state.get().step], [[[1], [2]], 1, 'done'])
    assert.equal(model.$state.get().work, undefined)
  })
})
