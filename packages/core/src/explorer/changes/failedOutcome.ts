import type { FailedEntry, Problem } from '../../file-manager/Notice'
import type { FileEntry } from '../../files/FileEntry'
import type { ExplorerContext } from '../explorerContext'
import type { StepsOutcome } from './steps'

/** Reports the entries that failed by name and reason; they stay selected. */
export function failedOutcome(
  context: ExplorerContext,
  verb: 'move' | 'remove',
  { done, failed, error, stopped }: StepsOutcome,
  entries: readonly FileEntry[],
): Problem {
  const names = new Map(entries.map(({ id, name }) => [id, name]))
  const named: FailedEntry[] = failed.map(({ ossDisplayId: id, displayName, reason }) => ({
    id,
    name: names.get(id) ?? displayName ?? '',
    reason,
  }))
  const finished = new Set([...done, ...named].map(({ id }) => id))
  const rest = entries.filter(({ id }) => !finished.has(id))
  context.selection.set([...named, ...rest].filter(({ id }) => context.rows.get(id)).map(({ id }) => id))
  const only = named.length === 1 && !done.length ? named[0] : undefined
  if (error && !done.length && !named.length) return context.fail(verb, error, rest[0]?.name)
  const code = only?.reason === 'not-found' ? 'gone' : stopped && !named.length ? 'stopped' : 'not-all'
  const params = { name: only?.name, done: done.length, total: entries.length, failed: named }
  const tone = code === 'stopped' ? 'note' : 'error'
  context.notify({ verb, code, params, tone, error })
  return { ok: false, code, params, error, failed: named }
}
