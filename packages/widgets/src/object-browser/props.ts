import type { FileSpace } from '@ebkit/core/file-manager'
import type { ObjectFile } from '@ebkit/core/object-browser'
import type { RefObject } from 'react'
import type { WidgetError } from '../environment'

/** What can be chosen; `pick` may ask for something else. */
export interface ObjectChoice {
  /** Types of files that can be chosen and uploaded: a comma list of extensions, MIME types and `image/*`. Default: all. */
  accept?: string | undefined
  /** Files and folders that can be selected at most. Default 1000. @spec W-FMA-8 */
  max?: number | undefined
  /** Choosing one replaces the one before. */
  single?: boolean | undefined
  /** Title of the dialog. Default 选择文件, or 文件 where nothing is asked for. */
  heading?: string | undefined
}

/** What `pick` asks for. */
export interface ObjectPickOptions extends ObjectChoice {
  /** Space that is open first. Default: that of the element. */
  space?: FileSpace | undefined
  /** Folder that is open first, below the root of the space. Default: that of the element. */
  folder?: string | undefined
}

/** What a page can do with the browser. */
export interface ObjectBrowserHandle {
  /** Opens the browser as a dialog. */
  show(): void
  /** Closes the dialog. */
  hide(): void
  /** Focuses the open dialog, else the listing. */
  focus(): void
  /** Reads the open folder again. */
  reload(): void
  /**
   * Opens a dialog in which files are chosen: the browser itself and its selection stay as they are.
   *
   * @returns what was confirmed; undefined when it was cancelled, another `pick` came, or the browser was removed
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
  /** Names of new folders and of uploaded files have Chinese characters, letters, digits and . _ - only. @spec W-FMA-13 */
  nameCheck?: boolean
  /** Bytes that an uploaded file may have. Default 10485760; 0 is no limit. */
  maxSize?: number | undefined
  /** Nothing stands in the page: the browser opens as a dialog, by `show`, `pick` or `open`. */
  modal?: boolean
  /** Opens the dialog when it turns true, closes it when it turns false. */
  open?: boolean
  /** Accessible name. Default 文件. */
  label?: string | undefined
  /** What is selected changed. */
  onSelect?(detail: { selection: ObjectFile[] }): void
  /** A file is about to be shown; false leaves that to the page. */
  onBeforeOpen?(detail: { file: ObjectFile }): boolean | undefined
  /** A file was opened. */
  onOpen?(detail: { file: ObjectFile }): void
  /** A file was uploaded. */
  onUpload?(detail: { file: ObjectFile }): void
  /** The person has opened another folder. */
  onFolderChange?(detail: { space: FileSpace; folder: string }): void
  /** The dialog is about to open; false keeps it closed. */
  onBeforeShow?(): boolean | undefined
  /** The dialog is open. */
  onShow?(): void
  /** The dialog closes. */
  onHide?(): void
  /** Gone from the screen, the way out included. */
  onAfterHide?(): void
  /** Something went wrong, beside what the browser shows of it. Default: goes to the environment. */
  onError?(error: WidgetError): void
  /** Receives the methods. */
  handle?: RefObject<ObjectBrowserHandle | null>
}
