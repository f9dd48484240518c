import type { FileEntry } from '@ebkit/core/files'
import type { UploadedFile } from '@ebkit/core/uploads'
import type { RefObject } from 'react'
import type { WidgetError } from '../environment'

/** What can be chosen; `pick` may ask for something else. */
export interface FileChoice {
  /** Types of files that are shown and can be chosen: a comma list of extensions, MIME types and `image/*`. Default: all. */
  accept?: string | undefined
  /** Files and folders that can be chosen at most. Default: any number. @spec W-EXP-34 */
  max?: number | undefined
  /** Choosing one replaces the one before. */
  single?: boolean | undefined
  /** Title of the dialog. Default 选择文件, or 文件 where nothing is asked for. */
  heading?: string | undefined
}

/** What `pick` asks for. */
export interface FilePickOptions extends FileChoice {
  /** Ids of what is chosen at the beginning. Default: nothing. */
  selection?: readonly string[] | undefined
  /** Id of the folder that is open first. Default: where the explorer stands. */
  folderId?: string | undefined
}

/** A folder, as events tell of it. */
export interface FolderNote {
  /** Its id in the file service. */
  folderId: string
  /** Empty where the folders, which would tell it, have not come yet. */
  name: string
  /** Whose folder it is: the store’s or the user’s own. */
  space: 'public' | 'personal'
}

/** What a page can do with the explorer. */
export interface FileExplorerHandle {
  /** Opens the explorer as a dialog. */
  show(): void
  /** Closes the dialog; uploads go on. */
  hide(): void
  /** Focuses the open dialog, else the listing. */
  focus(): void
  /** Reads folders and files again. */
  reload(): void
  /**
   * Opens a dialog in which files are chosen, in any number of folders: the explorer itself and its selection stay as
   * they are.
   *
   * @returns what was confirmed; undefined when it was cancelled, another `pick` came, or the explorer was removed
   */
  pick(options?: FilePickOptions): Promise<FileEntry[] | undefined>
}

export interface FileExplorerProps extends FileChoice {
  /** Begins with the user’s own files where there are some. @spec W-EXP-11 W-AUTH-4 */
  private?: boolean | undefined
  /** Id of the open folder. Default: the root of the space. */
  folderId?: string | undefined
  /** Parameter of the page’s address that holds the open folder: `#folder` or `?folder`. Default: none is touched. */
  route?: string | undefined
  /** What is chosen: entries of which the `id` counts. */
  selection?: readonly Pick<FileEntry, 'id'>[] | undefined
  /** Files as tiles or in a list. Default `grid`. @spec W-EXP-3 */
  view?: 'grid' | 'list' | undefined
  /** Order of folders and of files. Default `time-desc`. @spec W-EXP-21 */
  sort?: 'time-desc' | 'time-asc' | 'name-asc' | 'name-desc' | 'size-desc' | 'size-asc' | undefined
  /** Bytes: larger files are hidden until the person shows them; 0 for any size. Default 10485760. @spec W-EXP-38 */
  maxSize?: number | undefined
  /** Characters that names may have. Default 20. @spec W-EXP-27 */
  maxNameLength?: number | undefined
  /** Names are checked, also where the hotel’s `ENABLE_UPLOAD_CHECK` does not ask for it. */
  nameCheck?: boolean
  /** Entries of one page of a folder. Default 1000. @spec W-EXP-59 */
  pageSize?: number | undefined
  /** What uploads are filed under. Default `eb`. @spec W-EXP-58 */
  app?: string | undefined
  /** What uploads are filed under. Default `default`. @spec W-EXP-58 */
  scene?: string | undefined
  /** Nothing stands in the page: the explorer opens as a dialog, by `show`, `pick` or `open`. */
  modal?: boolean
  /** Opens the dialog when it turns true, closes it when it turns false. */
  open?: boolean
  /** Accessible name. Default 文件. */
  label?: string | undefined
  /** Where what is begun is kept while the explorer is not on the page. */
  draft?: { current: unknown }
  /** What is chosen changed. */
  onSelect?(detail: { selection: FileEntry[] }): void
  /** A file is about to be shown; false leaves that to the page. */
  onBeforeOpen?(detail: { file: FileEntry }): boolean | undefined
  /** A file was opened. */
  onOpen?(detail: { file: FileEntry }): void
  /** Files were uploaded: those of one upload that had no error. @spec W-EXP-24 */
  onUpload?(detail: { files: UploadedFile[]; folderId: string }): void
  /** The person has opened another folder. */
  onFolderChange?(detail: FolderNote): void
  /** The dialog is about to open; false keeps it closed. */
  onBeforeShow?(): boolean | undefined
  /** The dialog is open. */
  onShow?(): void
  /** The dialog closes. */
  onHide?(): void
  /** Gone from the screen, the way out included. */
  onAfterHide?(): void
  /** Something went wrong, beside what the explorer shows of it. Default: goes to the environment. */
  onError?(error: WidgetError): void
  /** Receives the methods. */
  handle?: RefObject<FileExplorerHandle | null>
}
