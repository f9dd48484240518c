import type { FileSpace } from '@ebkit/core/file-manager'
import type { ObjectFile } from '@ebkit/core/object-browser'
import type { RefObject } from 'react'
import type { WidgetError } from '../environment'

/** What can be chosen; `pick` can override it. */
export interface ObjectChoice {
  /** Types of files that can be chosen and uploaded: extensions, MIME types and `image/*`, separated by commas. Default: all. */
  accept?: string | undefined
  /** Maximum number of selected files and folders. Default 1000. @spec W-FMA-8 */
  max?: number | undefined
  /** Only one file can be chosen; the next one replaces it. */
  single?: boolean | undefined
  /** Title of the dialog. Default: 选择文件 for `pick`, otherwise 文件. */
  heading?: string | undefined
}

/** Options of `pick`. */
export interface ObjectPickOptions extends ObjectChoice {
  /** The space that is open first. Default: that of the element. */
  space?: FileSpace | undefined
  /** The folder that is open first, below the root of the space. Default: that of the element. */
  folder?: string | undefined
}

/** Methods for the page. */
export interface ObjectBrowserHandle {
  /** Opens the browser as a dialog. */
  show(): void
  /** Closes the dialog. */
  hide(): void
  /** Focuses the open dialog, or the listing. */
  focus(): void
  /** Reloads the open folder. */
  reload(): void
  /**
   * Opens a separate dialog for choosing files. The files and selection of the browser in the page do not change.
   *
   * @returns the confirmed files; undefined if the user cancelled, another `pick` followed, or the browser was removed
   */
  pick(options?: ObjectPickOptions): Promise<ObjectFile[] | undefined>
}

export interface ObjectBrowserProps extends ObjectChoice {
  /** The hotel’s files, `common/`, or the user’s own. Default `public`. @spec W-FMA-2 W-FMA-22 */
  space?: FileSpace | undefined
  /** The open folder, below the root of the space: `posters/2026/`. Default: the root. */
  folder?: string | undefined
  /** Files as tiles or in a list. Default `grid`. @spec W-FMA-6 */
  view?: 'grid' | 'list' | undefined
  /** Order of folders and of files. Default `time-desc`. @spec W-FMA-20 */
  sort?: 'time-desc' | 'time-asc' | 'name-asc' | 'name-desc' | 'size-desc' | 'size-asc' | undefined
  /** Names of new folders and of uploaded files may contain only Chinese characters, letters, digits and . _ -. @spec W-FMA-13 */
  nameCheck?: boolean
  /** Maximum size of an uploaded file in bytes. Default 10485760; 0 is no limit. */
  maxSize?: number | undefined
  /** Shows nothing in the page; the browser opens as a dialog, by `show`, `pick` or `open`. */
  modal?: boolean
  /** Opens the dialog when set to true, closes it when set to false. */
  open?: boolean
  /** Accessible name. Default 文件. */
  label?: string | undefined
  /** The selection changed. */
  onSelect?(detail: { selection: ObjectFile[] }): void
  /** A file is about to be shown. Return false to show it in the page instead. */
  onBeforeOpen?(detail: { file: ObjectFile }): boolean | undefined
  /** A file was opened. */
  onOpen?(detail: { file: ObjectFile }): void
  /** A file was uploaded. */
  onUpload?(detail: { file: ObjectFile }): void
  /** The user opened another folder. */
  onFolderChange?(detail: { space: FileSpace; folder: string }): void
  /** The dialog is about to open. Return false to keep it closed. */
  onBeforeShow?(): boolean | undefined
  /** The dialog is open. */
  onShow?(): void
  /** The dialog closes. */
  onHide?(): void
  /** The closing animation has ended. */
  onAfterHide?(): void
  /** An error occurred; the browser shows it too. Default: reported to the environment. */
  onError?(error: WidgetError): void
  /** Receives the methods. */
  handle?: RefObject<ObjectBrowserHandle | null>
}
