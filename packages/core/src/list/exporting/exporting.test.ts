import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { until } from '@ebkit/testing'
import type { List, ListPage } from '../List'
import { createExport } from './createExport'
import type { ExportedFile } from './ListExport'
import { readAll } from './readAll'

const request = { scope: 'all', format: 'csv' } as const
const fileOf = (name: string): ExportedFile => ({ name, content: new Blob([name]) })

/** Pages of a source that returns at most this many rows at once. */
function sourceOf(count: number, most: number, isMore = false) {
  const asked: string[] = []
  const read: List['read'] = async ({ page, pageSize }) => {
    asked.push(`${page}x${pageSize}`)
    const size = Math.min(pageSize, most)
    const rows = Array.from({ length: count }, (_, id) => ({ id })).slice((page - 1) * size, page * size)
    return { rows, total: isMore ? 1 : count } as ListPage & { isMore?: boolean }
  }
  return { asked, read }
}

const $state = { get: () => ({ search: '', filters: {} }) } as List['$state']

async function idsOf(source: Pick<List, 'read'>, signal = new AbortController().signal) {
  const ids: unknown[] = []
  for await (const { rows } of readAll({ ...source, $state }, 1000, signal))
    ids.push(...rows.map(({ id }) => id))
  return ids
}

describe('all rows of a list', () => {
  test('page by page, each once', async () => {
    const source = sourceOf(2500, 1000)
    assert.deepEqual(
      await idsOf(source),
      Array.from({ length: 2500 }, (_, id) => id),
    )
    assert.deepEqual(source.asked, ['1x1000', '2x1000', '3x1000'])
  })

  test('a source that returns fewer rows than requested loses none', async () => {
    const source = sourceOf(250, 100)
    assert.equal(new Set(await idsOf(source)).size, 250)
    assert.deepEqual(source.asked, ['1x1000', '2x100', '3x100'])
  })

  test('a source with an incomplete count is read until a page is empty', async () => {
    const { read } = sourceOf(2500, 1000)
    const uncounted = {
      read: async (asked: Parameters<List['read']>[0]) => ({
        ...(await read(asked)),
        total: 1000,
        isMore: true,
      }),
    }
    assert.equal((await idsOf(uncounted)).length, 2500)
  })

  test('no rows are one page; after an abort no page follows', async () => {
    const source = sourceOf(0, 1000)
    assert.deepEqual(await idsOf(source), [])
    assert.equal(source.asked.length, 1)
    const controller = new AbortController()
    controller.abort()
    await assert.rejects(idsOf(sourceOf(5, 5), controller.signal), { name: 'AbortError' })
  })
})

describe('an export', () => {
  test('reports its progress, hands the file over once, and reports its name', async () => {
    const given: string[] = []
    const seen: unknown[] = []
    const work = createExport(
      async (_, __, tell) => {
        tell({ rows: 1, total: 2 })
        return fileOf('a.csv')
      },
      ({ name }) => given.push(name),
      () => assert.fail('nothing goes wrong'),
    )
    work.$state.listen(({ status, rows }) => seen.push([status, rows]))
    await work.start(request)
    assert.deepEqual(given, ['a.csv'])
    assert.deepEqual(seen.slice(1), [
      ['running', undefined],
      ['running', 1],
      ['done', 1],
    ])
    assert.equal(work.$state.get().name, 'a.csv')
    work.dismiss()
    assert.deepEqual(work.$state.get(), { status: 'idle' })
  })

  test('cancelled: its signal aborts; a late result is neither handed over nor reported', async () => {
    const given: string[] = []
    let finish = (_: ExportedFile) => {}
    let signal: AbortSignal | undefined
    let tellLate = () => {}
    const work = createExport(
      (_, own, tell) => {
        signal = own
        tellLate = () => tell({ rows: 5 })
        return new Promise((resolve) => {
          finish = resolve
        })
      },
      ({ name }) => given.push(name),
      () => assert.fail('nothing goes wrong'),
    )
    const run = work.start(request)
    await until(() => signal, 'begun')
    work.cancel()
    assert.equal(signal?.aborted, true)
    tellLate()
    finish(fileOf('late.csv'))
    await run
    assert.deepEqual(given, [])
    assert.equal(work.$state.get().status, 'idle')
  })

  test('a second export cancels the first; a failed one can be repeated unchanged', async () => {
    const requests: unknown[] = []
    const errors: unknown[] = []
    let isBroken = true
    const work = createExport(
      async (asked) => {
        requests.push(asked)
        if (isBroken) throw new Error('broken')
        return fileOf('b.csv')
      },
      () => {},
      (error) => errors.push(error),
    )
    await work.start(request)
    assert.equal(work.$state.get().status, 'failed')
    isBroken = false
    await work.retry()
    assert.equal(work.$state.get().status, 'done')
    assert.deepEqual(requests, [request, request])
    assert.equal(errors.length, 1)
  })
})
