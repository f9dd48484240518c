import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ImportMending, ImportRow, ImportService } from '@ebkit/core/services/imports'
import { completed } from './completed'

const row = (number: number, status: ImportRow['status'], texts: Record<string, string> = {}) =>
  ({ row: number, status, texts, before: {}, problems: [] }) as ImportRow

test('rows get what their file does not say, page by page; what is saved or left out stays', async () => {
  const pages = [
    [row(2, 'WRONG'), row(3, 'SAVED')],
    [row(4, 'READY', { store: 'own' }), row(5, 'SKIPPED')],
  ]
  const mended: ImportMending[][] = []
  const asked: number[] = []
  const service = {
    check: async () => ({ importId: 'first' }),
    async rows(_: string, after: number) {
      asked.push(after)
      return pages.find((page) => (page[0]?.row ?? 0) > after) ?? []
    },
    async mend(_: string, mendings: ImportMending[]) {
      mended.push(mendings)
      return { import: { importId: 'mended' }, rows: [] }
    },
  } as unknown as ImportService
  const state = await completed(
    service,
    ({ texts }): Record<string, string> => (texts.store ? {} : { store: 'this' }),
  ).check('i', [])
  assert.deepEqual(mended, [[{ row: 2, values: { store: 'this' } }]])
  assert.deepEqual(asked, [0, 3, 5])
  assert.equal(state.importId, 'mended')
})
