import type { ReadableAtom } from 'nanostores'
import type { Selection } from '../collection/selection'
import type { FileEntry, FileSort } from '../files/FileEntry'
import type { TreeNode } from '../tree/TreeNode'
import type { AddedFiles, UploadItem, UploadSource, Uploads } from '../uploads/Uploads'
import type { Capabilities } from './Capabilities'
import type { ListingState } from './ListingState'
import type { Notice, Outcome, RemoveOutcome } from './Notice'
import type { FileSpace, OpenFolder, RootFolder } from './places'

/** A long operation that is running. */
export interface ManagerTask {
  readonly verb: 'move' | 'remove' | 'hide' | 'show'
  readonly done: number
  /** Undefined if the total is unknown. */
  readonly total?: number
}

/** How an upload behaves once it was started. */
export interface UploadOptions {
  /** `$message` says what was started, and `undoUpload` takes it back. Default: no. */
  readonly canUndo?: boolean
}

/**
 * The model of a file manager, for the file service or the object store: folders, one open folder, the selection, and the
 * actions. `can` contains the optional capabilities. `$message` and outcomes contain codes, never texts. Nothing here throws
 * or rejects.
 *
 * @example
 * ```ts
 * import type { FileManagerDriver } from '@ebkit/core/file-manager'
 *
 * // Works with the file explorer and the object browser alike.
 * export async function createMonthFolder(driver: FileManagerDriver, month: string) {
 *   await driver.start()
 *   await driver.createFolder(month)
 *   return driver.$listing.get().entries.find(({ name, isFolder }) => isFolder && name === month)
 * }
 * ```
 */
export interface FileManagerDriver {
  readonly can: Capabilities
  /** The hotel's root and the user's own, in this order. */
  readonly $roots: ReadableAtom<readonly RootFolder[]>
  /** The space of the open folder or search. */
  readonly $space: ReadableAtom<FileSpace>
  /** Undefined while no folder is open, for example during a search (W-EXP-13). */
  readonly $folder: ReadableAtom<OpenFolder | undefined>
  /** The path from the root to the open folder; during a search only the root. */
  readonly $path: ReadableAtom<readonly TreeNode[]>
  readonly $listing: ReadableAtom<ListingState>
  readonly $sort: ReadableAtom<FileSort>
  /** The selected entries of the listing. */
  readonly selection: Selection
  /** Edit mode: entries have check boxes. @spec W-EXP-14 W-FMA-7 */
  readonly $checking: ReadableAtom<boolean>
  /** The newest message, shown for 3 s in the bar (W-EXP-40 W-FMA-19). Each message is a new object, even with the same code. */
  readonly $message: ReadableAtom<Notice | undefined>
  readonly $task: ReadableAtom<ManagerTask | undefined>
  /** Undefined until the first upload. */
  readonly $uploads: ReadableAtom<Uploads | undefined>

  /** Opens the first folder. */
  start(): Promise<void>
  /** Opens a folder: clears the selection and reads the first page. @spec W-EXP-12 */
  open(folderId: string): Promise<void>
  /** Opens a folder of the listing. */
  openFolder(entry: FileEntry): Promise<void>
  /** Opens the parent folder. */
  up(): Promise<void>
  /** Reloads the listing. The old entries stay until the answer arrives, and if it fails. */
  refresh(): Promise<void>
  /** Reads the next page and appends it. Does nothing if there is none, or if it is already loading. @spec W-EXP-17 W-FMA-4 */
  loadMore(): Promise<void>
  /** Reads all pages, and sorts them if the service does not. */
  loadAll(): Promise<void>
  /** Stops `loadAll` and keeps the loaded pages. */
  stopLoading(): void
  /** @spec W-EXP-20 W-EXP-21 W-FMA-20 */
  setSort(sort: FileSort): Promise<void>
  /** Starts edit mode, or ends it and clears the selection. @spec W-EXP-14 W-FMA-7 */
  setChecking(isOn: boolean): void
  /** An entry of the listing, or another known one. */
  entryOf(id: string): FileEntry | undefined
  closeMessage(): void

  /**
   * Creates a folder, by default in the open one.
   *
   * @spec W-EXP-33 W-EXP-42 W-FMA-13 W-FMA-17
   */
  createFolder(name: string, parentId?: string): Promise<Outcome>
  /** The entries, if they can be deleted; otherwise none, and `$message` says why. @spec W-EXP-35 W-EXP-37 W-FMA-10 */
  removable(ids: readonly string[]): readonly FileEntry[]
  /**
   * Deletes entries. If a folder is not empty, nothing is deleted, and `needs-force` means: call again with `force`.
   *
   * @spec W-EXP-15 W-EXP-54 W-FMA-16
   */
  remove(ids: readonly string[], options?: { force?: boolean }): Promise<RemoveOutcome>
  /** Stops a long operation after the current step. Completed steps are not undone. */
  stopTask(): void

  /** The list of uploads, loaded with the first call; undefined if its code could not be loaded. */
  uploads(): Promise<Uploads | undefined>
  /**
   * Uploads into a folder, by default the open one. Uploaded files appear in the listing if their folder is open.
   *
   * @returns undefined if no folder is open or the code could not be loaded; `$message` reports that
   */
  upload(
    files: ArrayLike<File> | readonly UploadSource[],
    folderId?: string,
    options?: UploadOptions,
  ): Promise<AddedFiles | undefined>
  /**
   * Undoes the last upload with `canUndo`: cancels what is running, and deletes the files that have arrived, only
   * these. A file that somebody has replaced meanwhile stays.
   */
  undoUpload(): Promise<Outcome>
  /** Opens the folder of an uploaded file and selects the file; resolves to its id, if it has one. */
  locate(item: UploadItem): Promise<string | undefined>
  /** Stops all operations; `start` starts again. Uploads keep the state that they need to resume. */
  dispose(): void
}
