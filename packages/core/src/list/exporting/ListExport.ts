import type { SheetCell } from '@ebkit/rules/sheets'
import type { ReadableAtom } from 'nanostores'
import type { ListRow } from '../ListRow'

/** The rows of a file: those of the page, those that are selected, or all that search and filters find. */
export type ExportScope = 'page' | 'selection' | 'all'

/** Kinds of files that a list is exported as. */
export type ExportFormat = 'csv' | 'xlsx'

/** What is exported, and as which kind of file. */
export interface ExportRequest {
  scope: ExportScope
  format: ExportFormat
}

/** A file that is made. */
export interface ExportedFile {
  name: string
  content: Blob
}

/** How far an export is. */
export interface ExportProgress {
  /** Rows that were read, of all; where the gateway makes the file, nobody knows. */
  rows?: number
  total?: number
  /** Bytes that came; where the gateway makes the file. */
  bytes?: number
}

export interface ExportState extends ExportProgress {
  status: 'idle' | 'running' | 'done' | 'failed'
  /** What was asked for last. */
  request?: ExportRequest
  /** Why there is no file. */
  error?: unknown
  /** What it is called, when it is done. */
  name?: string
}

/** An export of a list, one at a time. */
export interface ListExport {
  $state: ReadableAtom<ExportState>
  /** Makes a file and gives it to the person; one that is on its way is cancelled. Never rejects. */
  start(request: ExportRequest): Promise<void>
  /** Nothing is read any more, and nothing given. */
  cancel(): void
  /** The same again. */
  retry(): Promise<void>
  /** What became of it was seen. */
  dismiss(): void
}

/** What the file of a list of rows says in each column. */
export interface ExportColumn {
  header: string
  cellOf(row: ListRow): SheetCell
}
