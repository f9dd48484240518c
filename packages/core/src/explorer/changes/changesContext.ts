import type { ConflictAnswer } from '../../file-manager/Capabilities'
import type { FileEntry } from '../../files/FileEntry'
import type { ChangedParts } from './changedParts'
import { createScreenUpdates, type ScreenUpdates } from './screenUpdates'

/** What an explorer's changes work on. */
export interface ChangesContext extends ChangedParts {
  readonly screen: ScreenUpdates
  /** Ends the work that runs. */
  stopping: AbortController
  /** Answers the question that a move waits for; undefined: nothing more is to be moved. */
  answer?: ((given: ConflictAnswer | undefined) => void) | undefined
  /** What was moved last, by where it came from. */
  origins: ReadonlyMap<string, readonly FileEntry[]>
  /** Of that: ids of what has another name since. */
  renamed: ReadonlySet<string>
  /** Wishes for a folder of which nobody knows what became: the same wish has the same key. */
  readonly wishes: Map<string, string>
}

export function createChangesContext(parts: ChangedParts): ChangesContext {
  return {
    ...parts,
    screen: createScreenUpdates(parts),
    stopping: new AbortController(),
    origins: new Map(),
    renamed: new Set(),
    wishes: new Map(),
  }
}
