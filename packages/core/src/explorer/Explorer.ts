import type { ReadableAtom } from 'nanostores'
import type { Selection } from '../collection/selection'
import type { FileEntry, FileSort } from '../files/FileEntry'
import type { TreeNode } from '../tree/TreeNode'
import type { AddedFiles, UploadSource, Uploads } from '../uploads/Uploads'
import type { NameProblem, Notice, Outcome, RemoveOutcome } from './Notice'

/** The hotel's files, or the user's own. @spec W-AUTH-4 */
export type FileSpace = 'public' | 'personal'

/** One of the two trees. @spec W-EXP-2 W-EXP-10 */
export interface RootFolder {
  readonly space: FileSpace
  /** `ready` without a node: the service has no such tree. */
  readonly status: 'loading' | 'ready' | 'failed'
  /** Stays what it was while it is read again, and where that fails. */
  readonly node?: TreeNode
  /** Why it could not be read. */
  readonly error?: unknown
  readonly storage?: StorageUse
}

export interface OpenFolder {
  readonly id: string
  readonly name: string
  readonly space: FileSpace
}

/** What the open folder holds, or a search has found. A new object after each change. */
export interface ListingState {
  /**
   * | status | meaning |
   * |---|---|
   * | `idle` | nothing was opened yet |
   * | `loading` | the first page is awaited; after a refresh `entries` are the old ones meanwhile |
   * | `ready` | `error`, if there is one, tells that a further page or a refresh failed |
   * | `failed` | there is nothing to show, and `error` says why |
   */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** As shown: folders first, sorted, without what is too large or not of the wanted type. @spec W-EXP-19 */
  readonly entries: readonly FileEntry[]
  /** What the service counts, shown or not; of a search what was found. */
  readonly total: number
  /** What was fetched, shown or not. */
  readonly loaded: number
  /** Whether there are further pages. @spec W-EXP-18 */
  readonly more: boolean
  /** A search has more hits than the service gives. */
  readonly truncated: boolean
  /** Files larger than `maxSize`: in `entries` only while `$showHidden` is on. @spec W-EXP-38 */
  readonly hidden: number
  /** Files that are not shown because they are not of the type asked for. */
  readonly filtered: number
  /** Why the last read failed. What was shown before stays (F-EX-6). `describeError` makes a text of it. */
  readonly error?: unknown
  /** What is searched for; undefined outside of a search. */
  readonly search?: string
  /** A further page is on its way. */
  readonly loadingMore: boolean
  /**
   * Whether the entries stand in the order of `$sort`. Not so where a service that does not sort has further pages:
   * `setSort` or `loadAll` read all of them and sort then.
   */
  readonly sorted: boolean
  /** All pages are being read, before they are sorted; `stopGathering` ends it and keeps what is there. */
  readonly gathering?: { readonly loaded: number; readonly total: number }
}

/** A move or a delete that is under way. */
export interface ExplorerTask {
  readonly verb: 'move' | 'remove'
  readonly done: number
  readonly total: number
}

/** The target has something of that name: `answerConflict` says what becomes of the two. */
export interface Conflict {
  readonly entry: FileEntry
  /** Where it is to go. */
  readonly folderId: string
  /** What is there under that name, where the service tells. */
  readonly existing?: FileEntry
  /** Whether `replace` is possible: only files are replaced, by files. */
  readonly canReplace: boolean
  /** Conflicts after this one. */
  readonly further: number
}

export interface ConflictAnswer {
  readonly action: 'skip' | 'replace' | 'keepBoth'
  /** For all conflicts of this move that follow, too. */
  readonly forAll?: boolean
}

/** A move that can be taken back: `undoMove`. */
export interface LastMove {
  readonly count: number
  /** Files whose places were taken: these do not come back. */
  readonly replaced: number
  /** Where they were moved to. */
  readonly folderId: string
  /** For the tone of a text: what was moved. */
  readonly what: 'folders' | 'files' | 'both'
}

/** What the space's files take up, where the service tells. Bytes. */
export interface StorageUse {
  readonly used: number
  /** Absent: no limit is known. */
  readonly quota?: number
}

/**
 * The model of a file explorer: two trees, one open folder or search, what can be done there. No looks and no texts:
 * `$message` and outcomes have codes. Nothing here throws or rejects.
 */
export interface Explorer {
  /** The hotel's tree and the user's own, in this order. */
  readonly $roots: ReadableAtom<readonly RootFolder[]>
  /** The space of the open folder or search. */
  readonly $space: ReadableAtom<FileSpace>
  /** Undefined while nothing is open: during a search, for instance (W-EXP-13). */
  readonly $folder: ReadableAtom<OpenFolder | undefined>
  /** From the root to the open folder; during a search the root alone. */
  readonly $path: ReadableAtom<readonly TreeNode[]>
  /** Ids of folders whose children the tree shows. */
  readonly $expanded: ReadableAtom<ReadonlySet<string>>
  readonly $listing: ReadableAtom<ListingState>
  readonly $sort: ReadableAtom<FileSort>
  /** Whether files over `maxSize` are shown. */
  readonly $showHidden: ReadableAtom<boolean>
  /** What is chosen of the listing. */
  readonly selection: Selection
  /** Edit mode: the bar with what can be done with what is checked. */
  readonly $checking: ReadableAtom<boolean>
  /** What was cut; moves with `paste`. */
  readonly $clipboard: ReadableAtom<readonly FileEntry[]>
  /** The newest message; shown 3 s in the bar (W-EXP-40). A new object for each, also with the same code. */
  readonly $message: ReadableAtom<Notice | undefined>
  readonly $task: ReadableAtom<ExplorerTask | undefined>
  /** The question that a move waits for. */
  readonly $conflict: ReadableAtom<Conflict | undefined>
  readonly $lastMove: ReadableAtom<LastMove | undefined>
  /** Of the space that is open. */
  readonly $storage: ReadableAtom<StorageUse | undefined>
  /** Undefined until the first upload. */
  readonly $uploads: ReadableAtom<Uploads | undefined>

  /**
   * Reads both trees and opens a folder: that of the options, else the root of the user's own space where the explorer
   * is private, else the hotel's.
   *
   * @spec W-EXP-10 W-EXP-11
   */
  start(): Promise<void>
  /** Opens a folder: ends a search, clears what is chosen, reads the first page. @spec W-EXP-12 */
  open(folderId: string): Promise<void>
  /** Opens the folder above. */
  up(): Promise<void>
  /** Opens the folder that was open before. */
  back(): Promise<void>
  /** Reads trees and folder, or the search, again. What is shown stays until then, and where it fails. */
  refresh(): Promise<void>
  /** Reads a tree again. */
  retryTree(space: FileSpace): Promise<void>
  /** Reads the next page and appends it. Does nothing without one, or while it is on its way. @spec W-EXP-17 */
  loadMore(): Promise<void>
  /** Reads all pages. Sorts them where the service does not. */
  loadAll(): Promise<void>
  /** Ends `loadAll`; what is there stays. */
  stopGathering(): void
  /** Sorts by the service, else reads all pages and sorts here. @spec W-EXP-20 W-EXP-21 */
  setSort(sort: FileSort): Promise<void>
  /**
   * Leaves the folder and searches the tree from its root. An empty term ends the search.
   *
   * @spec W-EXP-13
   */
  search(term: string): Promise<void>
  /** Back to the folder that was open before the search. */
  clearSearch(): Promise<void>
  showHidden(show: boolean): void
  /** Opens edit mode, or closes it and clears what is checked. @spec W-EXP-14 */
  setChecking(isOn: boolean): void
  expand(folderId: string): void
  collapse(folderId: string): void
  /** An entry of the listing, the clipboard or the trees. */
  entryOf(id: string): FileEntry | undefined
  closeMessage(): void

  /** What is wrong with a name; undefined for a good one. The text is the view's (AMB-22). @spec W-EXP-26 W-EXP-27 W-EXP-28 */
  nameProblem(name: string): NameProblem | undefined
  /**
   * Makes a folder in the open one. After a failure the same name again never makes a second one (F-EX-2).
   *
   * @spec W-EXP-33 W-EXP-42 W-EXP-55
   */
  createFolder(name: string, parentId?: string): Promise<Outcome>
  /** @spec W-EXP-31 W-EXP-32 W-EXP-43 W-EXP-56 */
  rename(id: string, name: string): Promise<Outcome>
  /**
   * Moves entries into a folder. Where the folder has something of that name it waits for `answerConflict`. What could
   * not be moved is named and stays chosen (F-EX-4).
   *
   * @spec W-EXP-33 W-EXP-35 W-EXP-36 W-EXP-44 W-EXP-53
   */
  move(ids: readonly string[], folderId: string | undefined): Promise<Outcome>
  /** Answers `$conflict`; `stopTask` answers that nothing more is to be moved. */
  answerConflict(answer: ConflictAnswer): void
  /** Moves back what was moved last, each to where it came from. */
  undoMove(): Promise<Outcome>
  /** Puts entries on the clipboard. Default: what is chosen. */
  cut(ids?: readonly string[]): void
  clearClipboard(): void
  /** Moves what was cut. @param folderId default: the open folder */
  paste(folderId?: string): Promise<Outcome>
  /**
   * Deletes. Where a folder has contents nothing is deleted, and `needsForce` asks to call again with `force`.
   *
   * @spec W-EXP-15 W-EXP-35 W-EXP-37 W-EXP-41 W-EXP-45 W-EXP-54
   */
  remove(ids: readonly string[], options?: { force?: boolean }): Promise<RemoveOutcome>
  /** Ends a move or a delete after the step that runs, and leaves `$conflict` unanswered; what is done stays done. */
  stopTask(): void

  /** The list of uploads, loaded with the first call; undefined where its code could not be loaded. */
  uploads(): Promise<Uploads | undefined>
  /**
   * Uploads into a folder, by default the open one. What is done appears in the listing if its folder is open.
   *
   * @returns undefined where no folder is open or the code could not be loaded; `$message` says so
   * @spec W-EXP-22 W-EXP-23 W-EXP-33 W-EXP-57
   */
  upload(files: ArrayLike<File> | readonly UploadSource[], folderId?: string): Promise<AddedFiles | undefined>
  /** Chooses files that were just uploaded, as far as the listing has them. */
  select(ids: readonly string[]): void

  /** The options are others now: filters, maximum, sort. */
  optionsChanged(): void
  /** Ends everything that runs; `start` begins anew. Uploads keep what can go on later. */
  dispose(): void
}
