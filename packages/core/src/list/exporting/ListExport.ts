import type { SheetCell } from '@ebkit/rules/sheets'
import type { ReadableAtom } from 'nanostores'
import type { ListRow } from '../ListRow'

/** The rows of a file: those of the page, the selected ones, or all that match search and filters. */
export type ExportScope = 'page' | 'selection' | 'all'

/** Kinds of files that a list is exported as. */
export type ExportFormat = 'csv' | 'xlsx'

/** Which rows are exported, and in which format. */
export interface ExportRequest {
  scope: ExportScope
  format: ExportFormat
}

/** A finished file. */
export interface ExportedFile {
  name: string
  content: Blob
}

/** The progress of an export. */
export interface ExportProgress {
  /** Rows read so far and in total; unknown if the gateway creates the file. */
  rows?: number
  total?: number
  /** Bytes received, if the gateway creates the file. */
  bytes?: number
}

export interface ExportState extends ExportProgress {
  status: 'idle' | 'running' | 'done' | 'failed'
  /** The last request. */
  request?: ExportRequest
  /** Why there is no file. */
  error?: unknown
  /** The file's name, when it is finished. */
  name?: string
}

/** An export of a list, one at a time. */
export interface ListExport {
  $state: ReadableAtom<ExportState>
  /** Creates a file and hands it to the user; a running export is cancelled. Never rejects. */
  start(request: ExportRequest): Promise<void>
  /** Cancels the export: nothing more is read or handed over. */
  cancel(): void
  /** Repeats the last request. */
  retry(): Promise<void>
  /** Dismisses the result. */
  dismiss(): void
}

/** Columns and rows of a file, as texts. */
export interface ExportColumn {
  header: string
  cellOf(row: ListRow): SheetCell
}
