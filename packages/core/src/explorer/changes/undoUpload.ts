import type { FailedEntry, Outcome } from '../../file-manager/Notice'
import { type StartedUploads, tellUndone } from '../../file-manager/startedUploads'
import type { FileEntry } from '../../files/FileEntry'
import type { UploadItem } from '../../uploads/Uploads'
import type { ChangesContext } from './changesContext'
import { beginSteps, runSteps } from './steps'

/**
 * Cancels the uploads that a drop has started, and deletes the files that have arrived, by id: the service never
 * reuses an id.
 */
export async function undoUpload(
  changes: ChangesContext,
  started: StartedUploads | undefined,
): Promise<Outcome> {
  if (!started) return { ok: true }
  const { context, trees, screen } = changes
  const hotelId = trees.hotelId()
  const { arrived, cancelled } = await started.cancel()
  const uploads = new Map(
    arrived.flatMap((item) => entryOf(item).map((entry) => [entry.id, { item, entry }])),
  )
  const entries = [...uploads.values()].map(({ entry }) => entry)
  beginSteps(changes)
  const outcome = await runSteps(changes, 'remove', entries, async (step) => {
    const { failed } = await context.services.files.remove(step, { hotelId })
    return failed
  })
  const { done = [], failed: refused = [], error } = outcome ?? {}
  // Another user has already deleted these.
  const absent = refused.filter(({ reason }) => reason === 'not-found').map((one) => one.ossDisplayId)
  const gone = [...done.map(({ id }) => id), ...absent]
  screen.showEntriesGone(gone)
  for (const { parentId = '', size = 0 } of done) screen.showStorageUse(trees.find(parentId)?.space, -size)
  started.takeOff(gone.flatMap((id) => uploads.get(id)?.item.id ?? []))
  started.forget()
  const reasons = new Map(refused.map(({ ossDisplayId, reason }) => [ossDisplayId, reason]))
  const isGone = new Set(gone)
  const failed = entries
    .filter(({ id }) => !isGone.has(id))
    .map(({ id, name }): FailedEntry => {
      const reason = reasons.get(id)
      return { id, name, ...(reason ? { reason } : { error }) }
    })
  context.selection.set(failed.filter(({ id }) => context.rows.get(id)).map(({ id }) => id))
  return tellUndone(context.notify, { count: done.length, cancelled, failed })
}

function entryOf({ result, place }: UploadItem): FileEntry[] {
  if (!result?.ossDisplayId) return []
  const { ossDisplayId: id, displayName: name, fileSize: size } = result
  return [{ id, name, isFolder: false, size, ...(place && { parentId: place }) }]
}
