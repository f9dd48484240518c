import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readPages } from './readPages'

/** Reads up to so many rows of a source that gives at most `most` at once; gives what was asked for. */
async function readRows(
  total: number,
  most: number,
  pageSize: number,
  signal = new AbortController().signal,
) {
  const asked: string[] = []
  const rows: number[] = []
  const read = async ({ page, pageSize }: { page: number; pageSize: number }) => {
    asked.push(`${page}×${pageSize}`)
    const size = Math.min(most, pageSize || total)
    const from = (page - 1) * size
    return {
      rows: Array.from({ length: Math.max(0, Math.min(size, total - from)) }, (_, at) => from + at),
      total,
    }
  }
  for await (const answer of readPages(read, pageSize, signal)) {
    rows.push(...answer.rows)
    if (answer.read >= answer.total) break
  }
  return { asked, rows }
}

describe('reading all pages', () => {
  test('asks page by page, each row once', async () => {
    const { asked, rows } = await readRows(25, 100, 10)
    assert.deepEqual(asked, ['1×10', '2×10', '3×10'])
    assert.deepEqual([rows.length, new Set(rows).size], [25, 25])
  })

  test('a source that gives fewer at once is read by pages of that size', async () => {
    const { asked, rows } = await readRows(25, 8, 200)
    assert.deepEqual(asked, ['1×200', '2×8', '3×8', '4×8'])
    assert.equal(new Set(rows).size, 25)
  })

  test('ends with a page that has no rows, however many there should be', async () => {
    const pages: number[] = []
    const read = async ({ page }: { page: number }) => ({ rows: page < 3 ? [page] : [], total: 99 })
    for await (const { rows } of readPages(read, 1, new AbortController().signal)) pages.push(...rows)
    assert.deepEqual(pages, [1, 2])
  })

  test('all at once is one request', async () => {
    assert.deepEqual((await readRows(25, 100, 0)).asked, ['1×0'])
  })

  test('aborted, an answer that still comes is not given', async () => {
    const controller = new AbortController()
    const read = async () => {
      controller.abort()
      return { rows: [1], total: 5 }
    }
    await assert.rejects(readPages(read, 1, controller.signal).next(), { name: 'AbortError' })
  })
})
