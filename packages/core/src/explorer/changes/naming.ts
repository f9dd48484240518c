import { isServiceError } from '../../errors/ServiceError'
import type { Outcome } from '../../file-manager/Notice'
import { entryOf as entryOfItem } from '../../files/entryOf'
import { randomText } from '../../uploads/objectKey'
import { nameProblemOf } from '../names'
import { problemOf } from '../problem'
import type { ChangesContext } from './changesContext'

function refuseName({ context }: ChangesContext, name: string): Outcome | undefined {
  const problem = nameProblemOf(name, context.options())
  if (!problem) return undefined
  const code = problem.code === 'empty-name' ? 'unsafe-name' : problem.code
  return { ok: false, code, params: problem.params }
}

/** @spec W-EXP-33 W-EXP-42 W-EXP-55 */
export async function createFolder(
  changes: ChangesContext,
  given: string,
  parentId = changes.context.$folder.get()?.id,
): Promise<Outcome> {
  const { context, trees, screen, wishes } = changes
  const name = given.trim()
  if (!parentId) return context.remind('create', 'no-folder')
  const refusal = refuseName(changes, name)
  if (refusal) return refusal
  const wish = JSON.stringify([parentId, name])
  const requestKey = wishes.get(wish) ?? randomText()
  wishes.set(wish, requestKey)
  try {
    const options = { hotelId: trees.hotelId(), requestKey }
    const item = await context.services.files.createFolder(parentId, name, options)
    wishes.delete(wish)
    const entry = { ...entryOfItem(item, ''), parentId }
    screen.showFolderAdded(parentId, { id: entry.id, name: entry.name })
    if (screen.isOpen(parentId)) screen.showEntries([entry])
    context.notify({ verb: 'create', code: 'folder-created', params: { name }, tone: 'success' })
    return { ok: true, id: entry.id }
  } catch (error) {
    // A definite no: the next wish is another one.
    if (isServiceError(error, 'refused')) wishes.delete(wish)
    return context.fail('create', error, name)
  }
}

/** @spec W-EXP-31 W-EXP-32 W-EXP-43 W-EXP-56 */
export async function rename(changes: ChangesContext, id: string, given: string): Promise<Outcome> {
  const { context, trees, screen, entryOf } = changes
  const name = given.trim()
  const entry = entryOf(id)
  const refusal = refuseName(changes, name)
  if (refusal) return refusal
  if (!entry) return context.remind('rename', 'nothing-chosen')
  if (entry.name === name) return { ok: true, id }
  const { renameFolder, renameFile } = context.services.files
  try {
    await (entry.isFolder ? renameFolder : renameFile)(id, name, { hotelId: trees.hotelId() })
  } catch (error) {
    const { code } = problemOf(error)
    if (code === 'gone') forget(changes, id)
    return context.fail('rename', error, code === 'name-taken' ? name : entry.name)
  }
  if (entry.isFolder) screen.showFolderRenamed(id, name)
  if (context.rows.get(id)) screen.showEntries([{ ...entry, name }])
  const code = entry.isFolder ? 'folder-renamed' : 'file-renamed'
  context.notify({ verb: 'rename', code, params: { name }, tone: 'success' })
  return { ok: true, id }
}

/** Somebody else has deleted it. */
function forget({ screen }: ChangesContext, id: string): void {
  screen.showEntriesGone([id])
  screen.showFoldersGone([id])
}
