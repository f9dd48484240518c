import type { ReadableAtom } from 'nanostores'
import type { FileEntry } from '../files/FileEntry'
import type { NameProblem, Outcome } from './Notice'
import type { FileSpace, StorageUse } from './places'

/** What only some drivers can. The parts of the screen for what is absent are not there. */
export interface Capabilities {
  /** Folders are a tree. Without it the two spaces stand there alone. */
  readonly tree?: FolderTree
  readonly search?: Searching
  readonly rename?: Renaming
  readonly move?: Moving
  /** Files over a size are left out of listings until somebody wants them. */
  readonly leaveOut?: LeavingOut
  readonly hide?: Hiding
  /** Reminders have a dialog of their own, which has to be acknowledged; else they stand in the bar. @spec W-EXP-6 */
  readonly remindInDialog?: true
  /** A folder may have the name of a file that stands beside it. */
  readonly nameKindsApart?: true
}

export interface FolderTree {
  /** Ids of folders whose children the tree shows. */
  readonly $expanded: ReadableAtom<ReadonlySet<string>>
  /** Of the space that is open. */
  readonly $storage: ReadableAtom<StorageUse | undefined>
  expand(folderId: string): void
  collapse(folderId: string): void
  /** Reads a tree again. */
  retryTree(space: FileSpace): Promise<void>
}

export interface Searching {
  /**
   * Leaves the folder and searches the tree from its root. An empty term ends the search.
   *
   * @spec W-EXP-13
   */
  search(term: string): Promise<void>
  /** Back to the folder that was open before the search. */
  clearSearch(): Promise<void>
}

export interface Renaming {
  /** What is wrong with a name; undefined for a good one. The text is the view's (AMB-22). @spec W-EXP-26 W-EXP-27 W-EXP-28 */
  nameProblem(name: string): NameProblem | undefined
  /** @spec W-EXP-31 W-EXP-32 W-EXP-43 W-EXP-56 */
  rename(id: string, name: string): Promise<Outcome>
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

export interface Moving {
  /** What was cut; moves with `paste`. */
  readonly $clipboard: ReadableAtom<readonly FileEntry[]>
  /** The question that a move waits for. */
  readonly $conflict: ReadableAtom<Conflict | undefined>
  readonly $lastMove: ReadableAtom<LastMove | undefined>
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
}

export interface LeavingOut {
  /** Whether files over the maximum size are shown. */
  readonly $showHidden: ReadableAtom<boolean>
  showHidden(show: boolean): void
}

export interface Hiding {
  /**
   * Makes files private, and all that is in folders: who is not signed in cannot open them.
   *
   * @param ids default: what is chosen
   * @spec W-FMA-10 W-FMA-16
   */
  hide(ids?: readonly string[]): Promise<Outcome>
  /**
   * Takes the last hide back: files that could be opened before it can be opened again, others stay hidden. Messages
   * tell by `undo` of how many it would be.
   */
  undoHide(): Promise<Outcome>
}
