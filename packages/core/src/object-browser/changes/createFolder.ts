import { nameProblem } from '@ebkit/rules/files'
import type { Outcome } from '../../file-manager/Notice'
import { prefixOf } from '../browserContext'
import { folderEntry } from '../entries'
import { placeOfId } from '../places'
import { putFolder } from '../store/changeObjects'
import type { ChangesContext } from './changesContext'
import { hasContent } from './content'

/** Maximum length of a key in bytes. */
const longestKey = 1023

/** @spec W-FMA-13 W-FMA-17 */
export async function createFolder(
  { context }: ChangesContext,
  name: string,
  parentId?: string,
): Promise<Outcome> {
  const { nameCheck = false } = context.options()
  const problem = nameProblem(name, { nameCheck })
  if (problem) return { ok: false, code: problem.code as 'bad-name' }
  const place = parentId === undefined ? context.$place.get() : placeOfId(parentId)
  try {
    const key = `${await prefixOf(context, place)}${name}/`
    if (new TextEncoder().encode(key).length > longestKey) return { ok: false, code: 'long-name' }
    const store = context.storeOf(place.space)
    if (await hasContent(store, key, 1)) return { ok: false, code: 'name-taken', params: { name } }
    await putFolder(store, key)
    context.listing.add([folderEntry(key)])
    context.notify({ verb: 'create', code: 'folder-created', params: { name }, tone: 'success' })
    return { ok: true }
  } catch (error) {
    return { ok: false, code: 'failed', error }
  }
}
