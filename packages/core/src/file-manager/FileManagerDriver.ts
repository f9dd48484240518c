import type { ReadableAtom } from 'nanostores'
import type { Selection } from '../collection/selection'
import type { FileEntry, FileSort } from '../files/FileEntry'
import type { TreeNode } from '../tree/TreeNode'
import type { AddedFiles, UploadItem, UploadSource, Uploads } from '../uploads/Uploads'
import type { Capabilities } from './Capabilities'
import type { ListingState } from './ListingState'
import type { Notice, Outcome, RemoveOutcome } from './Notice'
import type { FileSpace, OpenFolder, RootFolder } from './places'

/** Long work that is under way. */
export interface ManagerTask {
  readonly verb: 'move' | 'remove' | 'hide' | 'show'
  readonly done: number
  /** Absent where nobody has counted. */
  readonly total?: number
}

export interface UploadOptions {
  /** `$message` says what was started, and `undoUpload` takes it back. Default: no. */
  readonly canUndo?: boolean
}

/**
 * What stands behind a file manager: the file service or the object store. Folders, one open folder, what is chosen, and
 * what can be done there; `can` states what only some drivers can. No looks and no texts: `$message` and outcomes have
 * codes. Nothing here throws or rejects.
 */
export interface FileManagerDriver {
  readonly can: Capabilities
  /** The hotel's root and the user's own, in this order. */
  readonly $roots: ReadableAtom<readonly RootFolder[]>
  /** The space of the open folder or search. */
  readonly $space: ReadableAtom<FileSpace>
  /** Undefined while nothing is open: during a search, for instance (W-EXP-13). */
  readonly $folder: ReadableAtom<OpenFolder | undefined>
  /** From the root to the open folder; during a search the root alone. */
  readonly $path: ReadableAtom<readonly TreeNode[]>
  readonly $listing: ReadableAtom<ListingState>
  readonly $sort: ReadableAtom<FileSort>
  /** What is chosen of the listing. */
  readonly selection: Selection
  /** Edit mode: entries have boxes. @spec W-EXP-14 W-FMA-7 */
  readonly $checking: ReadableAtom<boolean>
  /** The newest message; shown 3 s in the bar (W-EXP-40 W-FMA-19). A new object for each, also with the same code. */
  readonly $message: ReadableAtom<Notice | undefined>
  readonly $task: ReadableAtom<ManagerTask | undefined>
  /** Undefined until the first upload. */
  readonly $uploads: ReadableAtom<Uploads | undefined>

  /** Opens the first folder. */
  start(): Promise<void>
  /** Opens a folder: clears what is chosen, reads the first page. @spec W-EXP-12 */
  open(folderId: string): Promise<void>
  /** Opens a folder of the listing. */
  openFolder(entry: FileEntry): Promise<void>
  /** Opens the folder above. */
  up(): Promise<void>
  /** Reads again what is shown, which stays until then, and where it fails. */
  refresh(): Promise<void>
  /** Reads the next page and appends it. Does nothing without one, or while it is on its way. @spec W-EXP-17 W-FMA-4 */
  loadMore(): Promise<void>
  /** Reads all pages, and sorts them where nobody else does. */
  loadAll(): Promise<void>
  /** Ends `loadAll`; what is there stays. */
  stopGathering(): void
  /** @spec W-EXP-20 W-EXP-21 W-FMA-20 */
  setSort(sort: FileSort): Promise<void>
  /** Opens edit mode, or closes it and clears what is chosen. @spec W-EXP-14 W-FMA-7 */
  setChecking(isOn: boolean): void
  /** An entry of the listing, or another one that is known. */
  entryOf(id: string): FileEntry | undefined
  closeMessage(): void

  /**
   * Makes a folder, by default in the open one.
   *
   * @spec W-EXP-33 W-EXP-42 W-FMA-13 W-FMA-17
   */
  createFolder(name: string, parentId?: string): Promise<Outcome>
  /** Says what is missing before these can be deleted, or gives them. @spec W-EXP-35 W-EXP-37 W-FMA-10 */
  removable(ids: readonly string[]): readonly FileEntry[]
  /**
   * Deletes. Where a folder has contents nothing is deleted, and `needs-force` asks to call again with `force`.
   *
   * @spec W-EXP-15 W-EXP-54 W-FMA-16
   */
  remove(ids: readonly string[], options?: { force?: boolean }): Promise<RemoveOutcome>
  /** Ends long work after the step that runs; what is done stays done. */
  stopTask(): void

  /** The list of uploads, loaded with the first call; undefined where its code could not be loaded. */
  uploads(): Promise<Uploads | undefined>
  /**
   * Uploads into a folder, by default the open one. What is done appears in the listing if its folder is open.
   *
   * @returns undefined where no folder is open or the code could not be loaded; `$message` says so
   */
  upload(
    files: ArrayLike<File> | readonly UploadSource[],
    folderId?: string,
    options?: UploadOptions,
  ): Promise<AddedFiles | undefined>
  /**
   * Takes back what the last upload with `canUndo` has started: cancels what runs, and deletes what has arrived, these
   * files only. One that somebody has replaced meanwhile stays.
   */
  undoUpload(): Promise<Outcome>
  /** Opens the folder of an uploaded file and chooses it; gives its id where it has one. */
  locate(item: UploadItem): Promise<string | undefined>
  /** Ends everything that runs; `start` begins anew. Uploads keep what can go on later. */
  dispose(): void
}
