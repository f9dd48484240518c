import { loadChunk } from '../../errors/loadChunk'
import type { List } from '../List'
import type { ListRow } from '../ListRow'
import { mostRows } from '../urlSource'
import { csvContent } from './csvContent'
import type { ExportColumn, ExportedFile, ExportProgress, ExportRequest } from './ListExport'
import { readAll } from './readAll'

interface RowsExport {
  list: List
  columns: readonly ExportColumn[]
  /** Name of the file, without its extension. */
  title: string
  /** All rows are available: they are read at once. */
  isLocal: boolean
}

/** Creates the file of a list whose rows only the browser can read. @throws what the source throws */
export async function exportRows(
  { list, columns, title, isLocal }: RowsExport,
  { scope, format }: ExportRequest,
  signal: AbortSignal,
  tell: (progress: ExportProgress) => void,
): Promise<ExportedFile> {
  const batches = rowsOf(list, scope, isLocal ? 0 : mostRows, signal, tell)
  const headers = columns.map(({ header }) => header)
  const lines = cellsOf(batches, columns)
  if (format === 'csv') return { name: `${title}.csv`, content: await csvContent(headers, lines) }
  const { xlsxContent } = await loadChunk(() => import('./xlsxContent'))
  return { name: `${title}.xlsx`, content: await xlsxContent(title, headers, lines) }
}

async function* cellsOf(batches: AsyncIterable<readonly ListRow[]>, columns: readonly ExportColumn[]) {
  for await (const rows of batches) yield rows.map((row) => columns.map((column) => column.cellOf(row)))
}

async function* rowsOf(
  list: List,
  scope: ExportRequest['scope'],
  most: number,
  signal: AbortSignal,
  tell: (progress: ExportProgress) => void,
): AsyncGenerator<readonly ListRow[]> {
  if (scope === 'page') return yield list.$state.get().page.rows
  const keys = new Set(list.selection.$ids.get())
  const isSelection = scope === 'selection'
  const seen = list.selectedRows()
  if (isSelection && seen.length === keys.size) return yield seen
  let read = 0
  for await (const { rows, total } of readAll(list, most, signal)) {
    read += rows.length
    // Rows can move between pages during the export: each is written once.
    const fresh = isSelection ? rows.filter((row) => keys.delete(list.keyOf(row))) : rows
    tell({ rows: read, total })
    yield fresh
    if (isSelection && !keys.size) return
  }
}
