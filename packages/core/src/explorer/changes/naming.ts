import { isServiceError } from '../../errors/ServiceError'
import { entryOf as entryOfItem } from '../../files/entryOf'
import { randomText } from '../../uploads/objectKey'
import type { Outcome } from '../Notice'
import { nameProblemOf } from '../names'
import { problemOf } from '../problem'
import type { ChangesContext } from './changesContext'
import type { Places } from './places'

/** New folders, and other names. */
export function createNaming({ context, trees, entryOf }: ChangesContext, places: Places) {
  const { services, options, notify } = context
  /** Wishes for a folder of which nobody knows what became: the same wish has the same key. */
  const wishes = new Map<string, string>()
  const hotel = () => ({ hotelId: trees.hotelId() })

  function refuseName(name: string): Outcome | undefined {
    const problem = nameProblemOf(name, options())
    if (!problem) return undefined
    const code = problem.code === 'empty-name' ? 'unsafe-name' : problem.code
    return { ok: false, code, params: problem.params }
  }

  /** @spec W-EXP-33 W-EXP-42 W-EXP-55 */
  async function createFolder(given: string, parentId = context.$folder.get()?.id): Promise<Outcome> {
    const name = given.trim()
    if (!parentId) return context.remind('create', 'no-folder')
    const refusal = refuseName(name)
    if (refusal) return refusal
    const wish = JSON.stringify([parentId, name])
    const requestKey = wishes.get(wish) ?? randomText()
    wishes.set(wish, requestKey)
    try {
      const item = await services.files.createFolder(parentId, name, { ...hotel(), requestKey })
      wishes.delete(wish)
      const entry = { ...entryOfItem(item, ''), parentId }
      places.addFolder(parentId, { id: entry.id, name: entry.name })
      if (places.isOpen(parentId)) places.insert([entry])
      notify({ verb: 'create', code: 'folder-created', params: { name }, tone: 'success' })
      return { ok: true, id: entry.id }
    } catch (error) {
      // A definite no: the next wish is another one.
      if (isServiceError(error, 'refused')) wishes.delete(wish)
      return context.fail('create', error, name)
    }
  }

  /** @spec W-EXP-31 W-EXP-32 W-EXP-43 W-EXP-56 */
  async function rename(id: string, given: string): Promise<Outcome> {
    const name = given.trim()
    const entry = entryOf(id)
    const refusal = refuseName(name)
    if (refusal) return refusal
    if (!entry) return context.remind('rename', 'nothing-chosen')
    if (entry.name === name) return { ok: true, id }
    const { files } = services
    try {
      await (entry.isFolder ? files.renameFolder(id, name, hotel()) : files.renameFile(id, name, hotel()))
    } catch (error) {
      if (problemOf(error).code === 'gone') forget(id)
      return context.fail('rename', error, problemOf(error).code === 'name-taken' ? name : entry.name)
    }
    if (entry.isFolder) places.renameFolder(id, name)
    if (context.rows.get(id)) places.insert([{ ...entry, name }])
    const code = entry.isFolder ? 'folder-renamed' : 'file-renamed'
    notify({ verb: 'rename', code, params: { name }, tone: 'success' })
    return { ok: true, id }
  }

  /** Somebody else has deleted it. */
  function forget(id: string): void {
    places.takeOut([id])
    places.takeFolders([id])
  }

  return { createFolder, rename }
}
