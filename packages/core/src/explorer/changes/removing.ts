import type { RemoveOutcome } from '../../file-manager/Notice'
import type { FileEntry } from '../../files/FileEntry'
import { refuseRemoval } from '../refuseRemoval'
import type { ChangesContext } from './changesContext'
import { failedOutcome } from './failedOutcome'
import { beginSteps, runSteps } from './steps'
import { whatOf } from './what'

/** @spec W-EXP-15 W-EXP-35 W-EXP-37 W-EXP-41 W-EXP-45 W-EXP-54 */
export async function remove(
  changes: ChangesContext,
  ids: readonly string[],
  force: boolean,
): Promise<RemoveOutcome> {
  const { context, trees, entryOf } = changes
  const entries = ids.flatMap((id) => entryOf(id) ?? [])
  const folders = entries.filter(({ isFolder }) => isFolder)
  const refusal = refuseRemoval(context, entries)
  if (refusal) return refusal
  const hotelId = trees.hotelId()
  beginSteps(changes)
  // Folders in the first step: if one is not empty, the answer arrives before anything is deleted.
  const ordered = [...folders, ...entries.filter(({ isFolder }) => !isFolder)]
  const outcome = await runSteps(changes, 'remove', ordered, async (step) => {
    const { needsForce, failed } = await context.services.files.remove(step, { force, hotelId })
    return needsForce ? undefined : failed
  })
  if (!outcome) return { ok: false, code: 'needs-force' }
  const { done, failed } = outcome
  const gone = new Set(failed.filter(({ reason }) => reason === 'not-found').map((one) => one.ossDisplayId))
  await apply(changes, [...done, ...ordered.filter(({ id }) => gone.has(id))])
  free(changes, done)
  if (failed.length || outcome.error || outcome.stopped)
    return failedOutcome(context, 'remove', outcome, ordered)
  const params = { count: done.length }
  context.notify({ verb: 'remove', code: `${whatOf(done)}-deleted`, params, tone: 'success' })
  return { ok: true }
}

/** Removes deleted entries from listing, trees and clipboard. */
function apply({ context, screen }: ChangesContext, gone: readonly FileEntry[]): Promise<void> {
  const { $path, $clipboard } = context
  const path = $path.get()
  const ids = gone.map(({ id }) => id)
  const isGone = new Set(ids)
  screen.showEntriesGone(ids)
  screen.showFoldersGone(gone.filter(({ isFolder }) => isFolder).map(({ id }) => id))
  $clipboard.set($clipboard.get().filter(({ id }) => !isGone.has(id)))
  return screen.leaveGone(path)
}

/** Subtracts the size of deleted files from the used storage; only the service knows the size of deleted folders. */
function free({ context, trees, screen }: ChangesContext, done: readonly FileEntry[]): void {
  const space = context.$space.get()
  if (done.some(({ isFolder }) => isFolder)) void trees.load(space)
  else screen.showStorageUse(space, -done.reduce((sum, { size = 0 }) => sum + size, 0))
}
