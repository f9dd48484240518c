import type { Outcome } from '../../file-manager/Notice'
import { problemOf } from '../problem'
import type { ChangesContext } from './changesContext'
import { refuseName } from './refuseName'

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

/** Another user has deleted it. */
function forget({ screen }: ChangesContext, id: string): void {
  screen.showEntriesGone([id])
  screen.showFoldersGone([id])
}
