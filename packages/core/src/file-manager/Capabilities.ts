import type { ReadableAtom } from 'nanostores'
import type { FileEntry } from '../files/FileEntry'
import type { NameProblem, Outcome } from './Notice'
import type { FileSpace, StorageUse } from './places'

/** The optional capabilities of a driver. The screen leaves out the parts of a missing capability. */
export interface Capabilities {
  /** Folders form a tree. Without it the panel shows only the two spaces. */
  readonly tree?: FolderTree
  readonly search?: Searching
  readonly rename?: Renaming
  readonly move?: Moving
  /** Listings hide files over a maximum size until the user asks for them. */
  readonly leaveOut?: LeavingOut
  readonly hide?: Hiding
  /** Reminders open a dialog that the user must acknowledge; otherwise they appear in the message bar. @spec W-EXP-6 */
  readonly remindInDialog?: true
  /** A folder may have the same name as a file beside it. */
  readonly nameKindsApart?: true
}

/** The tree of folders beside a listing. */
export interface FolderTree {
  /** Ids of the expanded folders. */
  readonly $expanded: ReadableAtom<ReadonlySet<string>>
  /** The tree of the open space. */
  readonly $storage: ReadableAtom<StorageUse | undefined>
  expand(folderId: string): void
  collapse(folderId: string): void
  /** Reloads a tree. */
  retryTree(space: FileSpace): Promise<void>
}

/** The folders can be searched. */
export interface Searching {
  /**
   * Leaves the folder and searches the tree from its root. An empty term ends the search.
   *
   * @spec W-EXP-13
   */
  search(term: string): Promise<void>
  /** Returns to the folder that was open before the search. */
  clearSearch(): Promise<void>
}

/** Entries can be renamed. */
export interface Renaming {
  /** The problem of a name; undefined if it is valid. The view provides the text (AMB-22). @spec W-EXP-26 W-EXP-27 W-EXP-28 */
  nameProblem(name: string): NameProblem | undefined
  /** @spec W-EXP-31 W-EXP-32 W-EXP-43 W-EXP-56 */
  rename(id: string, name: string): Promise<Outcome>
}

/** The target folder contains an entry of the same name. `answerConflict` decides what happens. */
export interface Conflict {
  readonly entry: FileEntry
  /** The entry to move. */
  readonly folderId: string
  /** The existing entry, if the service reports it. */
  readonly existing?: FileEntry
  /** Whether `replace` is possible: a file can replace only a file. */
  readonly canReplace: boolean
  /** Number of conflicts after this one. */
  readonly further: number
}

/** What is done with an entry whose name is taken where it is moved to. */
export interface ConflictAnswer {
  readonly action: 'skip' | 'replace' | 'keepBoth'
  /** Applies the answer to all further conflicts of this move. */
  readonly forAll?: boolean
}

/** A move that `undoMove` can undo. */
export interface LastMove {
  readonly count: number
  /** Files that were replaced. Undoing does not restore them. */
  readonly replaced: number
  /** The target folder. */
  readonly folderId: string
  /** The kinds of the moved entries, for the text of a message. */
  readonly what: 'folders' | 'files' | 'both'
}

/** Entries can be cut and moved to another folder. */
export interface Moving {
  /** The cut entries, which `paste` moves. */
  readonly $clipboard: ReadableAtom<readonly FileEntry[]>
  /** The conflict that a move waits for. */
  readonly $conflict: ReadableAtom<Conflict | undefined>
  readonly $lastMove: ReadableAtom<LastMove | undefined>
  /**
   * Moves entries into a folder. If the folder contains an entry of the same name, the move waits for `answerConflict`. The
   * outcome names entries that could not be moved; they stay selected (F-EX-4).
   *
   * @spec W-EXP-33 W-EXP-35 W-EXP-36 W-EXP-44 W-EXP-53
   */
  move(ids: readonly string[], folderId: string | undefined): Promise<Outcome>
  /** Answers `$conflict`. `stopTask` answers it too, and nothing more is moved. */
  answerConflict(answer: ConflictAnswer): void
  /** Undoes the last move: each entry returns to its previous folder. */
  undoMove(): Promise<Outcome>
  /** Cuts entries. Default: the selection. */
  cut(ids?: readonly string[]): void
  clearClipboard(): void
  /** Moves the cut entries. @param folderId default: the open folder */
  paste(folderId?: string): Promise<Outcome>
}

/** Files over the maximum size can be left out of the listing. */
export interface LeavingOut {
  /** Whether files over the maximum size are shown. */
  readonly $showHidden: ReadableAtom<boolean>
  showHidden(show: boolean): void
}

/** Files can be made private or public. */
export interface Hiding {
  /**
   * Makes files private, including all files in folders. People who are not signed in can no longer open them.
   *
   * @param ids default: the selection
   * @spec W-FMA-10 W-FMA-16
   */
  hide(ids?: readonly string[]): Promise<Outcome>
  /**
   * Undoes the last hide: files that were public become public again, others stay private. The `undo` parameter of messages
   * is the number of these files.
   */
  undoHide(): Promise<Outcome>
}
