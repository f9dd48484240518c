import { isServiceError } from '../../errors/ServiceError'
import type { ManagerTask } from '../../file-manager/FileManagerDriver'
import type { FailedEntry, Notice, Outcome, Problem } from '../../file-manager/Notice'
import type { FileEntry } from '../../files/FileEntry'
import type { ObjectPlace } from '../ObjectBrowser'
import type { Store } from '../store/createStore'
import { mostKeys } from '../store/listObjects'
import type { ChangesContext } from './changesContext'
import { eachBelow } from './content'
import { type Run, SomeFailed, type Step } from './steps'

/** The result of a run over many entries or keys. */
interface RunOutcome {
  readonly verb: ManagerTask['verb']
  readonly done: number
  readonly failed: readonly FailedEntry[]
  readonly isStopped: boolean
  /** Files that were public before they were hidden. */
  readonly undo: number
}

/** Starts a run, until `end`, which returns whether the user has stopped it. */
export function beginRun(changes: ChangesContext, verb: ManagerTask['verb'], store: Store) {
  const { $task } = changes.context
  const own = new AbortController()
  changes.current = own
  let done = 0
  $task.set({ verb, done })
  const run: Run = {
    store,
    signal: own.signal,
    reached(count) {
      done += count
      $task.set({ verb, done })
    },
  }
  const end = () => {
    changes.current = undefined
    $task.set(undefined)
    return own.signal.aborted
  }
  return { run, end }
}

/** @returns why no run can start */
export function refusalOf(
  { current, context }: ChangesContext,
  verb: ManagerTask['verb'],
  entries: readonly FileEntry[],
): Problem | undefined {
  if (current) return { ok: false, code: 'busy' }
  return entries.length > 0 ? undefined : context.remind(verb, 'nothing-chosen')
}

/** Reports the result of a run, unless it is complete. */
export function problemOfRun(
  { context: { notify } }: ChangesContext,
  { verb, done, failed, isStopped, undo }: RunOutcome,
): Outcome | undefined {
  const tellAs = (code: 'not-all' | 'stopped', more: Partial<Notice>): Problem => {
    notify({ verb, code, params: { done, failed, undo }, tone: 'note', ...more })
    return { ok: false, code, ...('error' in more && { error: more.error }) }
  }
  if (failed[0]) return tellAs('not-all', { tone: 'error', error: failed[0].error })
  return isStopped ? tellAs('stopped', {}) : undefined
}

/** Runs an operation for all keys of the entries, one entry after another, and reports the result. */
export async function runEach(
  changes: ChangesContext,
  { entries, place }: { entries: readonly FileEntry[]; place: ObjectPlace },
  verb: 'remove' | 'hide',
  step: Step,
): Promise<Outcome> {
  const { $place, storeOf, listing, selection, notify } = changes.context
  const { run, end } = beginRun(changes, verb, storeOf(place.space))
  const { finished, failed } = await runAll(run, entries, step)
  const isStopped = end()
  const undo = (verb === 'hide' && changes.hidden?.keys.length) || 0
  if (verb === 'remove') listing.take(finished)
  // Entries that failed stay selected, unless the user has opened another folder.
  if ($place.get() === place) selection.set(leftOf(entries, finished))
  const problem = problemOfRun(changes, { verb, done: finished.length, failed, isStopped, undo })
  if (problem) return problem
  const code = verb === 'remove' ? 'deleted' : 'hidden'
  notify({ verb, code, params: { count: finished.length, undo }, tone: 'success' })
  return { ok: true }
}

function leftOf(entries: readonly FileEntry[], finished: readonly string[]): string[] {
  const gone = new Set(finished)
  return entries.flatMap(({ id }) => (gone.has(id) ? [] : id))
}

/** Files by the thousand, then folder by folder. */
function groupsOf(entries: readonly FileEntry[]): FileEntry[][] {
  const files = entries.filter(({ isFolder }) => !isFolder)
  const groups = entries.flatMap((entry) => (entry.isFolder ? [[entry]] : []))
  for (let from = 0; from < files.length; from += mostKeys) groups.unshift(files.slice(from, from + mostKeys))
  return groups
}

async function runAll(run: Run, entries: readonly FileEntry[], step: Step) {
  const finished: string[] = []
  const failed: FailedEntry[] = []
  /** Why the run ends. */
  let end: unknown
  for (const group of groupsOf(entries)) {
    if (run.signal.aborted) break
    const keys = group.map(({ id }) => id)
    try {
      if (end !== undefined) throw end
      if (group[0]?.isFolder) await eachBelow(run, group[0].id, step)
      else await step(run, keys)
      finished.push(...keys)
    } catch (error) {
      const isOfSome = error instanceof SomeFailed
      const cause = isOfSome ? error.cause : error
      // Without a network, or signed out, the remaining steps would fail as well.
      if (!isServiceError(cause, 'http') && !isOfSome) end = cause
      for (const { id, name, isFolder } of group) {
        if (isOfSome && !isFolder && !error.keys.has(id)) finished.push(id)
        else if (!run.signal.aborted) failed.push({ id, name, error: cause })
      }
    }
  }
  return { finished, failed }
}
