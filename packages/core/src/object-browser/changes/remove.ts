import type { RemoveOutcome } from '../../file-manager/Notice'
import type { FileEntry } from '../../files/FileEntry'
import { deleteObject, deleteObjects } from '../store/changeObjects'
import type { ChangesContext } from './changesContext'
import { hasContent } from './content'
import { refusalOf, runEach } from './runs'
import { SomeFailed, type Step } from './steps'

/**
 * Deletes files, and folders with their contents.
 *
 * @param place where they are: the user may open another one meanwhile
 */
export async function remove(
  changes: ChangesContext,
  entries: readonly FileEntry[],
  force: boolean,
  place = changes.context.$place.get(),
): Promise<RemoveOutcome> {
  const refused = refusalOf(changes, 'remove', entries)
  if (refused) return refused
  const store = changes.context.storeOf(place.space)
  try {
    const folders = force ? [] : entries.filter(({ isFolder }) => isFolder)
    for (const { id } of folders)
      if (await hasContent(store, id, 2)) return { ok: false, code: 'needs-force' }
  } catch (error) {
    return { ok: false, code: 'failed', error }
  }
  return runEach(changes, { entries, place }, 'remove', deleteKeys)
}

const deleteKeys: Step = async ({ store, signal, reached }, keys) => {
  const [first] = keys
  if (keys.length === 1 && first !== undefined) {
    await deleteObject(store, first, signal)
    return reached(1)
  }
  const deleted = await deleteObjects(store, keys, signal)
  reached(deleted.size)
  const left = keys.filter((key) => !deleted.has(key))
  if (left.length > 0) throw new SomeFailed(new Set(left), new Error('The store kept some'))
}
