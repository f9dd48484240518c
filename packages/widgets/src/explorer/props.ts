import type { FileEntry } from '@ebkit/core/files'
import type { UploadedFile } from '@ebkit/core/uploads'
import type { RefObject } from 'react'
import type { WidgetError } from '../environment'

/** What can be chosen; `pick` can override it. */
export interface FileChoice {
  /** Types of files that are shown and can be chosen: extensions, MIME types and `image/*`, separated by commas. Default: all. */
  accept?: string | undefined
  /** Maximum number of selected files and folders. Default: any number. @spec W-EXP-34 */
  max?: number | undefined
  /** Only one file can be chosen; the next one replaces it. */
  single?: boolean | undefined
  /** Title of the dialog. Default: 选择文件 for `pick`, otherwise 文件. */
  heading?: string | undefined
}

/** Options of `pick`. */
export interface FilePickOptions extends FileChoice {
  /** Ids of the initially selected entries. Default: none. */
  selection?: readonly string[] | undefined
  /** Id of the folder that is open first. Default: the open folder of the element. */
  folderId?: string | undefined
}

/** A folder in events. */
export interface FolderNote {
  /** Its id in the file service. */
  folderId: string
  /** Empty if the folders, which contain the name, have not loaded yet. */
  name: string
  /** The owner of the folder: the hotel or the user. */
  space: 'public' | 'personal'
}

/** Methods for the page. */
export interface FileExplorerHandle {
  /** Opens the explorer as a dialog. */
  show(): void
  /** Closes the dialog; uploads continue. */
  hide(): void
  /** Focuses the open dialog, or the listing. */
  focus(): void
  /** Reloads folders and files. */
  reload(): void
  /**
   * Opens a separate dialog for choosing files, in any number of folders. The files and selection of the explorer in the page
   * do not change.
   *
   * @returns the confirmed files; undefined if the user cancelled, another `pick` followed, or the explorer was removed
   */
  pick(options?: FilePickOptions): Promise<FileEntry[] | undefined>
}

export interface FileExplorerProps extends FileChoice {
  /** Starts in the user’s own files, if there are any. @spec W-EXP-11 W-AUTH-4 */
  private?: boolean | undefined
  /** Id of the open folder. Default: the root of the space. */
  folderId?: string | undefined
  /** Parameter of the page’s address that contains the open folder: `#folder` or `?folder`. Default: the address is not changed. */
  route?: string | undefined
  /** The selected entries. When a page sets them, only the `id` is used. Default: none. */
  selection?: readonly Pick<FileEntry, 'id'>[] | undefined
  /** Files as tiles or in a list. Default `grid`. @spec W-EXP-3 */
  view?: 'grid' | 'list' | undefined
  /** Order of folders and of files. Default `time-desc`. @spec W-EXP-21 */
  sort?: 'time-desc' | 'time-asc' | 'name-asc' | 'name-desc' | 'size-desc' | 'size-asc' | undefined
  /** Bytes: larger files are hidden until the user shows them; 0 for any size. Default 10485760. @spec W-EXP-38 */
  maxSize?: number | undefined
  /** Maximum length of names in characters. Default 20. @spec W-EXP-27 */
  maxNameLength?: number | undefined
  /** Names are checked, even if the hotel’s `ENABLE_UPLOAD_CHECK` does not require it. */
  nameCheck?: boolean
  /** Entries per page of a folder. Default 1000. @spec W-EXP-59 */
  pageSize?: number | undefined
  /** The app of uploads. Default `eb`. @spec W-EXP-58 */
  app?: string | undefined
  /** The scene of uploads. Default `default`. @spec W-EXP-58 */
  scene?: string | undefined
  /** Shows nothing in the page; the explorer opens as a dialog, by `show`, `pick` or `open`. */
  modal?: boolean
  /** Opens the dialog when set to true, closes it when set to false. */
  open?: boolean
  /** Accessible name. Default 文件. */
  label?: string | undefined
  /** Keeps the state while the explorer is not on the page. */
  draft?: { current: unknown }
  /** The selection changed. */
  onSelect?(detail: { selection: FileEntry[] }): void
  /** A file is about to be shown. Return false to show it in the page instead. */
  onBeforeOpen?(detail: { file: FileEntry }): boolean | undefined
  /** A file was opened. */
  onOpen?(detail: { file: FileEntry }): void
  /** Files were uploaded: those of one upload, without those that failed. @spec W-EXP-24 */
  onUpload?(detail: { files: UploadedFile[]; folderId: string }): void
  /** The user opened another folder. */
  onFolderChange?(detail: FolderNote): void
  /** The dialog is about to open. Return false to keep it closed. */
  onBeforeShow?(): boolean | undefined
  /** The dialog is open. */
  onShow?(): void
  /** The dialog closes. */
  onHide?(): void
  /** The closing animation has ended. */
  onAfterHide?(): void
  /** An error occurred; the explorer shows it too. Default: reported to the environment. */
  onError?(error: WidgetError): void
  /** Receives the methods. */
  handle?: RefObject<FileExplorerHandle | null>
}
