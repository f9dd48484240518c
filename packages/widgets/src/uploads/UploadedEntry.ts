import type { UploadedFile } from '@ebkit/core/uploads'

/** An uploaded file: a page may give no more than its path or id. @spec W-SUP-10 */
export type UploadedEntry = Partial<UploadedFile>

/** A file as events tell of it. */
export interface UploadNote {
  /** Name of the file. */
  name: string
  /** Bytes. */
  size: number
}
