import type { Outcome } from '../../file-manager/Notice'
import type { FileEntry } from '../../files/FileEntry'
import type { ChangesContext } from './changesContext'
import { hideKeys, type OpenKey, showKeys } from './hiding'
import { beginRun, problemOfRun, refusalOf, runEach } from './runs'

/**
 * @param place where the entries are: the user may open another one meanwhile
 * @spec W-FMA-10 W-FMA-16
 */
export async function hide(
  changes: ChangesContext,
  entries: readonly FileEntry[],
  place = changes.context.$place.get(),
): Promise<Outcome> {
  const refused = refusalOf(changes, 'hide', entries)
  if (refused) return refused
  const keys: OpenKey[] = []
  changes.hidden = { store: changes.context.storeOf(place.space), keys }
  return runEach(changes, { entries, place }, 'hide', hideKeys(keys))
}

/** Undoes the last hide. */
export async function undoHide(changes: ChangesContext): Promise<Outcome> {
  if (changes.current) return { ok: false, code: 'busy' }
  const { store, keys } = changes.hidden ?? {}
  if (!store || !keys?.length) return { ok: true }
  const { run, end } = beginRun(changes, 'show', store)
  const { left, error } = await showKeys(run, keys)
  const isStopped = end()
  // Objects that failed can be tried again.
  changes.hidden = { store, keys: left }
  const done = keys.length - left.length
  const nameOf = (key: string) => key.split('/').pop() || key
  const failed = error === undefined ? [] : left.map(({ key }) => ({ id: key, name: nameOf(key), error }))
  const problem = problemOfRun(changes, { verb: 'show', done, failed, isStopped, undo: left.length })
  if (problem) return problem
  changes.context.notify({ verb: 'show', code: 'shown', params: { count: done }, tone: 'success' })
  return { ok: true }
}
