import type { UploadTarget } from '@ebkit/core/uploads'
import type { RefObject } from 'react'
import type { WidgetError } from '../environment'
import type { ValueKey } from '../uploads/entries'
import type { UploadedEntry, UploadNote } from '../uploads/UploadedEntry'

/** What a page can do with the widget. */
export interface UploaderHandle {
  /** Focuses the button that chooses files. */
  focus(): void
  /** Opens the browser's dialog for choosing files. Works while a click or key is handled only. */
  open(): void
  /** Begins to upload what was chosen, with `manual`. */
  upload(): void
}

export interface UploaderProps {
  /** The uploaded files, in order. What the page gives counts as uploaded. */
  files?: readonly UploadedEntry[]
  /** What stands in `value` and in forms for each file: its key in the store or its id. Default `path`. */
  valueKey?: ValueKey | undefined
  /** `simple`: a button and a list. `managed`: an area to drop files on as well. Default `simple`. */
  mode?: 'simple' | 'managed' | undefined
  /** Files as rows or as tiles with pictures. Default `rows`. */
  view?: 'rows' | 'tiles' | undefined
  /** Allowed types: a comma list of extensions, MIME types and `image/*`. Default: all. @spec W-MUP-3 */
  accept?: string | undefined
  /** Bytes that a file may have. Default 10485760; 0 is no limit. @spec W-SUP-1 W-MUP-1 */
  maxSize?: number | undefined
  /** Files at most. Default 1000; 0 is no limit. @spec W-SUP-2 */
  maxCount?: number | undefined
  /** One file, which the next one replaces. */
  single?: boolean
  /** Files without content are taken as well. */
  allowEmpty?: boolean
  /** Names are checked, also where the hotel’s `ENABLE_UPLOAD_CHECK` does not ask for it. @spec W-SUP-6 */
  nameCheck?: boolean
  /** Folder of the store, below the hotel’s. Default `common/`; empty: `directory` is needed. @spec W-SUP-9 */
  folder?: string | undefined
  /** Id of a folder of the file service, where files are registered. Default: they are not. */
  directory?: string | undefined
  /** Whose storage token is asked for: the file service’s, or the one for images. Default `files`. */
  storage?: 'files' | 'images' | undefined
  /**
   * Who reads the files: everybody, or who is signed in at the hotel. Default: a form decides as it is saved; files of a
   * `directory` are as that is.
   */
  visibility?: 'public' | 'private' | undefined
  /** What files are filed under. Default `eb`. */
  app?: string | undefined
  /** What files are filed under. Default `default`. */
  scene?: string | undefined
  /** Where files go instead: own credentials, keys and registration. Default: the file service of the gateway. */
  target?: UploadTarget | undefined
  /** Files uploaded at a time. Default 1. */
  concurrency?: number | undefined
  /** Uploaded files can be put in order. */
  sortable?: boolean
  /** Nothing is uploaded until `upload()` or 开始上传. */
  manual?: boolean
  /** Nothing can be added, removed or moved; files can be opened. */
  readonly?: boolean
  /** Words of the button. Default 选择文件. */
  buttonLabel?: string | undefined
  /** Help under the button. Default: the limits; empty for none. */
  hint?: string | undefined
  /** Name in forms. After a reload it tells the uploaders of a page apart. */
  name?: string | undefined
  /** Nothing can be added, removed or moved. */
  disabled?: boolean
  /** Accessible name. Default 上传文件. */
  label?: string | undefined
  /** What is wrong, once the person has had a chance to get it right. */
  errorMessage?: string | undefined
  /** Told why the value cannot be submitted; without a message that it can be. */
  reportProblem?(message?: string): void
  /** Where files that are not uploaded yet are kept while the widget is not on the page. */
  draft?: { current: unknown }
  /** A file was uploaded, removed or moved. */
  onChange?(detail: { value: UploadedEntry[] }): void
  /** The browser’s dialog is about to open, or cannot because the list is full; false opens none. */
  onBeforeChoose?(detail: { isFull: boolean; isCamera: boolean }): boolean | undefined
  /** Files were chosen and are about to be taken; false refuses them, of a list those in it are taken, and no folders. */
  onBeforeUpload?(detail: { files: File[] }): boolean | File[] | undefined
  /** A file begins to be uploaded. */
  onUploadStart?(detail: UploadNote): void
  /** All files together, a few times a second: bytes and files. */
  onUploadProgress?(detail: { loaded: number; size: number; done: number; count: number }): void
  /** A file is uploaded. */
  onUpload?(detail: { file: UploadedEntry }): void
  /** A file was not taken, or failed. */
  onUploadError?(detail: UploadNote & { code: string; message: string }): void
  /** Something went wrong, beside what the widget shows of it. Default: goes to the environment. */
  onError?(error: WidgetError): void
  /** Receives the methods. */
  handle?: RefObject<UploaderHandle | null>
}
