import { isServiceError } from '../../errors/ServiceError'
import type { FileEntry } from '../../files/FileEntry'
import type { FileOutcome } from '../../services/files'
import type { ExplorerTask } from '../Explorer'
import type { ExplorerContext } from '../explorerContext'

/** Entries of one call: a statement of the service that takes too long is ended. */
const stepSize = 500

/** What became of many entries. */
export interface StepsOutcome {
  readonly done: FileEntry[]
  readonly failed: FileOutcome['failed']
  /** Why the rest was not tried. */
  readonly error?: unknown
  /** The person has ended it. */
  readonly stopped: boolean
}

export type Steps = ReturnType<typeof createSteps>

/** Long work in steps: it tells how far it is, and can be ended between two of them. */
export function createSteps({ $task }: ExplorerContext) {
  let stopping = new AbortController()

  return {
    stop: () => stopping.abort(),
    /** A new piece of work: what was stopped before does not count. */
    begin() {
      stopping = new AbortController()
    },
    isStopped: () => stopping.signal.aborted,
    /** @param act does one step, and says what failed; undefined: none of the work is to be done now */
    async run(
      verb: ExplorerTask['verb'],
      entries: readonly FileEntry[],
      act: (ids: string[]) => Promise<FileOutcome['failed'] | undefined>,
    ): Promise<StepsOutcome | undefined> {
      const done: FileEntry[] = []
      const failed: FileOutcome['failed'] = []
      const total = entries.length
      const { signal } = stopping
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
    },
  }
}
