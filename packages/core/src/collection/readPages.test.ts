import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readPages } from './readPages'

/** Reads up to this many rows of a source that returns at most `most` at once; returns the requests. */
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
  test('requests page by page, each row once', async () => {
    const { asked, rows } = await readRows(25, 100, 10)
    assert.deepEqual(asked, ['1×10', '2×10', '3×10'])
    assert.deepEqual([rows.length, new Set(rows).size], [25, 25])
  })

  test('uses the page size of a source that returns fewer rows than requested', async () => {
    const { asked, rows } = await readRows(25, 8, 200)
    assert.deepEqual(asked, ['1×200', '2×8', '3×8', '4×8'])
    assert.equal(new Set(rows).size, 25)
  })

  test('ends with a page that has no rows, whatever the total says', async () => {
    const pages: number[] = []
    const read = async ({ page }: { page: number }) => ({ rows: page < 3 ? [page] : [], total: 99 })
    for await (const { rows } of readPages(read, 1, new AbortController().signal)) pages.push(...rows)
    assert.deepEqual(pages, [1, 2])
  })

  test('reads all rows with one request if they fit', async () => {
    assert.deepEqual((await readRows(25, 100, 0)).asked, ['1×0'])
  })

  test('discards an answer that arrives after the abort', async () => {
    const controller = new AbortController()
    const read = async () => {
      controller.abort()
      return { rows: [1], total: 5 }
    }
    await assert.rejects(readPages(read, 1, controller.signal).next(), { name: 'AbortError' })
  })
})
