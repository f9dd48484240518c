import type { UploadedFile } from '@ebkit/core/uploads'

/** An uploaded file: a page may set only its path or id. @spec W-SUP-10 */
export type UploadedEntry = Partial<UploadedFile>

/** A file in events. */
export interface UploadNote {
  /** Name of the file. */
  name: string
  /** Bytes. */
  size: number
}
