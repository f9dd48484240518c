import type { FileProblem } from '@ebkit/rules/files'
import type { ReadableAtom } from 'nanostores'
import type { FileEntry } from '../files/FileEntry'

/** A delete or a hide that is under way. */
export interface ObjectTask {
  readonly verb: 'delete' | 'hide' | 'show'
  /** Objects so far. */
  readonly done: number
}

/**
 * | code | when |
 * |---|---|
 * | `nothing-selected` | W-FMA-10 |
 * | `busy` | another delete or hide runs |
 * | `needs-force` | a folder has contents: ask, and delete again with `force` |
 * | `unsafe-name`, `bad-name`, `long-name` | the name of a folder, as the rules say |
 * | `name-taken` | the folder is there already |
 * | `not-all` | a part was done; `$message` names the rest, which stays selected |
 * | `stopped` | by the person |
 * | `failed` | `error` says why |
 */
export type ObjectOutcome =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly code:
        | 'nothing-selected'
        | 'busy'
        | 'needs-force'
        | 'name-taken'
        | 'not-all'
        | 'stopped'
        | 'failed'
        | FileProblem['code']
      readonly error?: unknown
    }

/** What changes objects. Nothing here rejects: outcomes and the browser's `$message` say what went wrong. */
export interface ObjectActions {
  readonly $task: ReadableAtom<ObjectTask | undefined>
  /**
   * Makes a folder in the open one.
   *
   * @param nameCheck only Chinese characters, letters, digits, dot, underscore and hyphen. Default no (W-FMA-13).
   * @spec W-FMA-13 W-FMA-17
   */
  createFolder(name: string, nameCheck?: boolean): Promise<ObjectOutcome>
  /**
   * Deletes files, and folders with all that is in them. Where a folder has contents nothing is deleted without `force`.
   *
   * @param entries default: what is selected
   */
  remove(entries?: readonly FileEntry[], options?: { force?: boolean }): Promise<ObjectOutcome>
  /**
   * Makes files private, and all that is in folders: who is not signed in cannot open them.
   *
   * @param entries default: what is selected
   * @spec W-FMA-16
   */
  hide(entries?: readonly FileEntry[]): Promise<ObjectOutcome>
  /**
   * Takes the last hide back: files that could be opened before it can be opened again, others stay hidden. Messages
   * tell by `undo` of how many it would be.
   */
  undoHide(): Promise<ObjectOutcome>
  /** Ends a delete or hide after the step that runs; what is done stays done. */
  stop(): void
}
