import { isServiceError } from '../../errors/ServiceError'
import type { ManagerTask } from '../../file-manager/FileManagerDriver'
import type { FileEntry } from '../../files/FileEntry'
import type { FileOutcome } from '../../services/files'
import type { ChangesContext } from './changesContext'

/** Entries of one call: the service aborts statements that take too long. */
const stepSize = 500

/** The result of a change of many entries. */
export interface StepsOutcome {
  readonly done: FileEntry[]
  readonly failed: FileOutcome['failed']
  /** Why the remaining entries were not processed. */
  readonly error?: unknown
  /** The user has stopped it. */
  readonly stopped: boolean
}

/** Starts a new operation, with a new signal to stop it. */
export function beginSteps(changes: ChangesContext): void {
  changes.stopping = new AbortController()
}

/**
 * A long operation in steps: it reports its progress, and can be stopped between two steps.
 * @param act does one step, and says what failed; undefined: none of the work is to be done now
 */
export async function runSteps(
  { context: { $task }, stopping: { signal } }: ChangesContext,
  verb: ManagerTask['verb'],
  entries: readonly FileEntry[],
  act: (ids: string[]) => Promise<FileOutcome['failed'] | undefined>,
): Promise<StepsOutcome | undefined> {
  const done: FileEntry[] = []
  const failed: FileOutcome['failed'] = []
  const total = entries.length
  try {
    for (let start = 0; start < total && !signal.aborted; start += stepSize) {
      $task.set({ verb, done: start, total })
      const step = entries.slice(start, start + stepSize)
      const refused = await act(step.map(({ id }) => id))
      if (!refused) return undefined
      const stayed = new Set(refused.map(({ ossDisplayId }) => ossDisplayId))
      failed.push(...refused)
      done.push(...step.filter(({ id }) => !stayed.has(id)))
    }
    return { done, failed, stopped: done.length + failed.length < total }
  } catch (error) {
    if (!isServiceError(error)) throw error
    return { done, failed, error, stopped: false }
  } finally {
    $task.set(undefined)
  }
}
