import type { ConflictAnswer } from '../../file-manager/Capabilities'
import type { FileEntry } from '../../files/FileEntry'
import type { ChangedParts } from './changedParts'
import { createScreenUpdates, type ScreenUpdates } from './screenUpdates'

/** The context of an explorer's changes. */
export interface ChangesContext extends ChangedParts {
  readonly screen: ScreenUpdates
  /** Aborts the running operation. */
  stopping: AbortController
  /** Answers the question that a move waits for; undefined: stop moving. */
  answer?: ((given: ConflictAnswer | undefined) => void) | undefined
  /** The entries of the last move, by their previous folder. */
  origins: ReadonlyMap<string, readonly FileEntry[]>
  /** Ids of those that were renamed by the move. */
  renamed: ReadonlySet<string>
  /**
   * Idempotency keys of folder creations whose outcome is unknown, so that a retry does not create a second folder.
   */
  readonly pendingRequestKeys: Map<string, string>
}

export function createChangesContext(parts: ChangedParts): ChangesContext {
  return {
    ...parts,
    screen: createScreenUpdates(parts),
    stopping: new AbortController(),
    origins: new Map(),
    renamed: new Set(),
    pendingRequestKeys: new Map(),
  }
}
