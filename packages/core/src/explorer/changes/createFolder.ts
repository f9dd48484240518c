import { isServiceError } from '../../errors/ServiceError'
import type { Outcome } from '../../file-manager/Notice'
import { entryOf as entryOfItem } from '../../files/entryOf'
import { randomText } from '../../uploads/objectKey'
import type { ChangesContext } from './changesContext'
import { refuseName } from './refuseName'

/** @spec W-EXP-33 W-EXP-42 W-EXP-55 */
export async function createFolder(
  changes: ChangesContext,
  given: string,
  parentId = changes.context.$folder.get()?.id,
): Promise<Outcome> {
  const { context, trees, screen, pendingRequestKeys } = changes
  const name = given.trim()
  if (!parentId) return context.remind('create', 'no-folder')
  const refusal = refuseName(changes, name)
  if (refusal) return refusal
  const request = JSON.stringify([parentId, name])
  const requestKey = pendingRequestKeys.get(request) ?? randomText()
  pendingRequestKeys.set(request, requestKey)
  try {
    const options = { hotelId: trees.hotelId(), requestKey }
    const item = await context.services.files.createFolder(parentId, name, options)
    pendingRequestKeys.delete(request)
    const entry = { ...entryOfItem(item, ''), parentId }
    screen.showFolderAdded(parentId, { id: entry.id, name: entry.name })
    if (screen.isOpen(parentId)) screen.showEntries([entry])
    context.notify({ verb: 'create', code: 'folder-created', params: { name }, tone: 'success' })
    return { ok: true, id: entry.id }
  } catch (error) {
    // The service has refused it: the next attempt is a new request.
    if (isServiceError(error, 'refused')) pendingRequestKeys.delete(request)
    return context.fail('create', error, name)
  }
}
