import type { RefusedFile, UploadItem, UploadProblem, UploadSource, UploadTotal } from '@ebkit/core/uploads'
import type { FileRules } from '@ebkit/rules/files'
import type { UploadedEntry, UploadNote } from './UploadedEntry'

/** A file that is not uploaded: on its way, waiting for 开始上传, or not taken. */
export type PendingFile = { id: string } & (
  | { item: UploadItem; source?: undefined; refused?: undefined }
  | { source: UploadSource; item?: undefined; refused?: undefined }
  | { refused: RefusedFile; item?: undefined; source?: undefined }
)

/** Something to say about what was chosen, by its text. */
export interface Notice {
  key: 'duplicates' | 'cut' | 'emptyDrop'
  params?: Record<string, number>
}

/** What a screen reader is told. */
export interface Said {
  key: 'begun' | 'added' | 'finished' | 'wrong'
  params: { count?: number; name?: string; problem?: UploadProblem }
}

export interface PendingFilesState {
  /** In the order in which they were chosen. */
  rows: readonly PendingFile[]
  total: UploadTotal
  /** What is not finished would be lost with the page. */
  isBusy: boolean
  notices: readonly Notice[]
  said?: Said
}

/** What the uploading asks of its widget, and tells it. */
export interface PendingFilesSettings {
  rules: FileRules
  /** What is uploaded already. */
  files: readonly UploadedEntry[]
  single?: boolean | undefined
  manual?: boolean | undefined
  /** Where files are registered. */
  place?: string | undefined
  /** The next file of the value. */
  onUploaded(entry: UploadedEntry): void
  onStart(note: UploadNote): void
  onProgress(total: UploadTotal): void
  onProblem(note: UploadNote, problem: UploadProblem): void
}
