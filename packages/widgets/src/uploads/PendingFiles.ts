import type { RefusedFile, UploadItem, UploadProblem, UploadSource, UploadTotal } from '@ebkit/core/uploads'
import type { FileRules } from '@ebkit/rules/files'
import type { UploadedEntry, UploadNote } from './UploadedEntry'

/** A file that is not uploaded: running, waiting for 开始上传, or refused. */
export type PendingFile = { id: string } & (
  | { item: UploadItem; source?: undefined; refused?: undefined }
  | { source: UploadSource; item?: undefined; refused?: undefined }
  | { refused: RefusedFile; item?: undefined; source?: undefined }
)

/** A message about the chosen files. */
export interface Notice {
  key: 'duplicates' | 'cut' | 'emptyDrop'
  params?: Record<string, number>
}

/** The announcement for screen readers. */
export interface Said {
  key: 'begun' | 'added' | 'finished' | 'wrong'
  params: { count?: number; name?: string; problem?: UploadProblem }
}

export interface PendingFilesState {
  /** In the order in which they were chosen. */
  rows: readonly PendingFile[]
  total: UploadTotal
  /** Unfinished uploads would be lost with the page. */
  isBusy: boolean
  notices: readonly Notice[]
  said?: Said
}

/** What the uploading needs from its widget, and its events. */
export interface PendingFilesSettings {
  rules: FileRules
  /** The uploaded files. */
  files: readonly UploadedEntry[]
  single?: boolean | undefined
  manual?: boolean | undefined
  /** Where files are registered. */
  place?: string | undefined
  /** Adds the next file to the value. */
  onUploaded(entry: UploadedEntry): void
  onStart(note: UploadNote): void
  onProgress(total: UploadTotal): void
  onProblem(note: UploadNote, problem: UploadProblem): void
}
