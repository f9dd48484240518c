import type { UploadTarget } from '@ebkit/core/uploads'
import type { RefObject } from 'react'
import type { WidgetError } from '../environment'
import type { ValueKey } from '../uploads/entries'
import type { UploadedEntry, UploadNote } from '../uploads/UploadedEntry'

/** Methods for the page. */
export interface UploaderHandle {
  /** Focuses the button that chooses files. */
  focus(): void
  /** Opens the browser's file dialog. Works only while a click or key is being handled. */
  open(): void
  /** Starts to upload the chosen files, with `manual`. */
  upload(): void
}

export interface UploaderProps {
  /** The uploaded files, in order. Files set by the page count as uploaded. */
  files?: readonly UploadedEntry[]
  /** The identifier of a file in `value` and in forms: its key in the store or its id. Default `path`. */
  valueKey?: ValueKey | undefined
  /** `simple`: a button and a list. `managed`: also a drop zone. Default `simple`. */
  mode?: 'simple' | 'managed' | undefined
  /** Files as rows or as tiles with thumbnails. Default `rows`. */
  view?: 'rows' | 'tiles' | undefined
  /** Allowed types: a comma list of extensions, MIME types and `image/*`. Default: all. @spec W-MUP-3 */
  accept?: string | undefined
  /** Maximum size of a file in bytes. Default 10485760; 0 means no limit. @spec W-SUP-1 W-MUP-1 */
  maxSize?: number | undefined
  /** Maximum number of files. Default 1000; 0 means no limit. @spec W-SUP-2 */
  maxCount?: number | undefined
  /** Only one file, which the next one replaces. */
  single?: boolean
  /** Accepts empty files too. */
  allowEmpty?: boolean
  /** Names are checked, even if the hotel’s `ENABLE_UPLOAD_CHECK` does not require it. @spec W-SUP-6 */
  nameCheck?: boolean
  /** Folder in the store, below the hotel’s. Default `common/`; empty: `directory` is required. @spec W-SUP-9 */
  folder?: string | undefined
  /** Id of a folder of the file service, in which files are registered. Default: they are not registered. */
  directory?: string | undefined
  /** The storage token: the file service’s, or the one for images. Default `files`. */
  storage?: 'files' | 'images' | undefined
  /**
   * Who can read the files: everyone, or users who are signed in at the hotel. Default: a form decides when it is
   * saved; files of a `directory` have its visibility.
   */
  visibility?: 'public' | 'private' | undefined
  /** The app of uploads. Default `eb`. */
  app?: string | undefined
  /** The scene of uploads. Default `default`. */
  scene?: string | undefined
  /** Another target: own credentials, keys and registration. Default: the file service of the gateway. */
  target?: UploadTarget | undefined
  /** Number of parallel uploads. Default 1. */
  concurrency?: number | undefined
  /** Uploaded files can be reordered. */
  sortable?: boolean
  /** Nothing is uploaded until `upload()` is called or 开始上传 is pressed. */
  manual?: boolean
  /** Nothing can be added, removed or moved; files can be opened. */
  readonly?: boolean
  /** Text of the button. Default 选择文件. */
  buttonLabel?: string | undefined
  /** Help text below the button. Default: the limits; empty for none. */
  hint?: string | undefined
  /** Name in forms. After a reload it distinguishes the uploaders of a page. */
  name?: string | undefined
  /** Nothing can be added, removed or moved. */
  disabled?: boolean
  /** Accessible name. Default 上传文件. */
  label?: string | undefined
  /** The error message, shown once the user has interacted with the field. */
  errorMessage?: string | undefined
  /** Called with the reason if the value cannot be submitted, and without one when it can. */
  reportProblem?(message?: string): void
  /** Keeps files that are not uploaded yet while the widget is not on the page. */
  draft?: { current: unknown }
  /** A file was uploaded, removed or moved. */
  onChange?(detail: { value: UploadedEntry[] }): void
  /** The browser’s dialog is about to open, or cannot because the list is full; return false to prevent it. */
  onBeforeChoose?(detail: { isFull: boolean; isCamera: boolean }): boolean | undefined
  /**
   * Files were chosen and are about to be added; return false to refuse them, or a list to accept only its files,
   * without folders.
   */
  onBeforeUpload?(detail: { files: File[] }): boolean | File[] | undefined
  /** The upload of a file started. */
  onUploadStart?(detail: UploadNote): void
  /** Progress of all files together, a few times a second: bytes and files. */
  onUploadProgress?(detail: { loaded: number; size: number; done: number; count: number }): void
  /** A file was uploaded. */
  onUpload?(detail: { file: UploadedEntry }): void
  /** A file was refused, or failed. */
  onUploadError?(detail: UploadNote & { code: string; message: string }): void
  /** An error occurred; the widget shows it too. Default: reported to the environment. */
  onError?(error: WidgetError): void
  /** Receives the methods. */
  handle?: RefObject<UploaderHandle | null>
}
