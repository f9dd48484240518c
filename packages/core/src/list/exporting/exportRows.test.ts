import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { serveTests } from '@ebkit/testing'
import { strFromU8, unzipSync } from 'fflate'
import type { ListRequest } from '../List'
import type { ListRow } from '../ListRow'
import { openList } from '../testing/listFixture'
import { exportRows } from './exportRows'
import type { ExportColumn, ExportedFile, ExportProgress, ExportRequest } from './ListExport'

const columns: ExportColumn[] = [
  { header: '编号', cellOf: ({ id }) => ({ kind: 'text', text: String(id) }) },
  { header: '价格, 元', cellOf: ({ n }) => ({ kind: 'number', value: Number(n), decimals: 2 }) },
]
const rowsOf = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `r${n}`, n }))
const linesOf = async ({ content }: ExportedFile) => (await content.text()).split('\r\n')
const idsOf = async (file: ExportedFile) =>
  (await linesOf(file)).slice(1, -1).map((line) => line.split(',')[0])

describe('a file that the browser creates', () => {
  const servers = serveTests('manager')

  /** A list of this many rows with pages of ten; its source returns a limited number at once. */
  async function open(rows: readonly ListRow[], most = 1000) {
    const requests: ListRequest[] = []
    const source = (request: ListRequest) => {
      requests.push(request)
      const size = Math.min(request.pageSize, most)
      return { rows: rows.slice((request.page - 1) * size, request.page * size), total: rows.length }
    }
    const fixture = await openList(servers, { source, rowKey: 'id', pageSize: 10, sort: undefined })
    requests.length = 0
    const reported: ExportProgress[] = []
    const stopping = new AbortController()
    return {
      ...fixture,
      requests,
      reported,
      stopping,
      make: (request: Partial<ExportRequest> = {}, isLocal = false) =>
        exportRows(
          { list: fixture.list, columns, title: '价格表', isLocal },
          { scope: 'all', format: 'csv', ...request },
          stopping.signal,
          (progress) => reported.push(progress),
        ),
    }
  }

  test('CSV: the UTF-8 mark for spreadsheets, the headings, a line for each row of the page', async () => {
    const { make, requests, stop } = await open(rowsOf(25))
    const file = await make({ scope: 'page' })
    assert.deepEqual([file.name, file.content.type], ['价格表.csv', 'text/csv;charset=utf-8'])
    const bytes = new Uint8Array(await file.content.arrayBuffer())
    assert.deepEqual([...bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf])
    const lines = await linesOf(file)
    assert.deepEqual(lines.slice(0, 3), ['编号,"价格, 元"', 'r0,0.00', 'r1,1.00'])
    assert.deepEqual([lines.length, lines.at(-1)], [12, ''])
    assert.equal(requests.length, 0, 'the page is there already')
    stop()
  })

  test('exports all matching rows page by page, with progress', async () => {
    const { make, list, requests, reported, stop } = await open(rowsOf(2500))
    await list.setFilter('n', { from: 3 })
    requests.length = 0
    assert.equal((await idsOf(await make())).length, 2500)
    assert.deepEqual(
      requests.map(({ page, pageSize, filters }) => [page, pageSize, filters]),
      [1, 2, 3].map((page) => [page, 1000, { n: { from: 3 } }]),
    )
    assert.deepEqual(reported, [
      { rows: 1000, total: 2500 },
      { rows: 2000, total: 2500 },
      { rows: 2500, total: 2500 },
    ])
    stop()
  })

  test('has the rows of the query with which it began, though filters change meanwhile', async () => {
    const { list, requests, stop } = await open(rowsOf(2500))
    await exportRows(
      { list, columns, title: 'a', isLocal: false },
      { scope: 'all', format: 'csv' },
      new AbortController().signal,
      () => void list.setFilter('n', { from: 3 }),
    )
    assert.deepEqual(list.$state.get().filters, { n: { from: 3 } })
    const asked = requests.filter(({ pageSize }) => pageSize === 1000)
    assert.deepEqual(
      asked.map(({ page, filters }) => [page, filters]),
      [1, 2, 3].map((page) => [page, {}]),
    )
    stop()
  })

  test('exports an array of rows at once', async () => {
    const rows = rowsOf(2500)
    const fixture = await openList(servers, { source: rows, rowKey: 'id', pageSize: 10, sort: undefined })
    const reported: ExportProgress[] = []
    const file = await exportRows(
      { list: fixture.list, columns, title: 'a', isLocal: true },
      { scope: 'all', format: 'csv' },
      new AbortController().signal,
      (progress) => reported.push(progress),
    )
    assert.equal((await idsOf(file)).length, 2500)
    assert.deepEqual(reported, [{ rows: 2500, total: 2500 }])
    fixture.stop()
  })

  test('exports a selection whose rows have been loaded without a request', async () => {
    const { make, list, requests, reported, stop } = await open(rowsOf(25))
    list.selection.toggle('r3')
    await list.setPage(2)
    list.selection.toggle('r11')
    requests.length = 0
    assert.deepEqual(await idsOf(await make({ scope: 'selection' })), ['r3', 'r11'])
    assert.deepEqual([requests.length, reported], [0, []])
    stop()
  })

  test('searches for selected rows that have not been loaded, each once, up to the last of them', async () => {
    const rows = rowsOf(3000)
    // A row that moves to the next page during the export is read twice.
    const { make, list, requests, stop } = await open([...rows.slice(0, 1000), ...rows.slice(999)])
    list.selection.set(['r5', 'r999', 'r1200'])
    assert.deepEqual(await idsOf(await make({ scope: 'selection' })), ['r5', 'r999', 'r1200'])
    assert.equal(requests.length, 2)
    stop()
  })

  test('cancelled during the export, no file is created', async () => {
    const { make, stopping, reported, stop } = await open(rowsOf(2500))
    stopping.abort()
    await assert.rejects(make(), { name: 'AbortError' })
    assert.deepEqual(reported, [])
    stop()
  })

  test('XLSX: a workbook with one sheet, with title, headings and all rows', async () => {
    const { make, stop } = await open(rowsOf(4500))
    const file = await make({ format: 'xlsx' })
    assert.equal(file.name, '价格表.xlsx')
    assert.equal(file.content.type, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    const files = unzipSync(new Uint8Array(await file.content.arrayBuffer()))
    assert.match(strFromU8(files['xl/workbook.xml'] as Uint8Array), /<sheet name="价格表"/)
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] as Uint8Array)
    assert.ok(sheet.endsWith('</sheetData></worksheet>'))
    const texts = [...sheet.matchAll(/<t [^>]*>([^<]*)<\/t>/g)].map(([, text]) => text)
    assert.deepEqual(texts, ['编号', '价格, 元', ...rowsOf(4500).map(({ id }) => id)])
    assert.equal(sheet.match(/<row>/g)?.length, 4501)
    stop()
  })
})
