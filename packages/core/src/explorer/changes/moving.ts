import type { Outcome, SuccessCode } from '../../file-manager/Notice'
import type { FileEntry } from '../../files/FileEntry'
import { type Carried, carry } from './carrying'
import type { ChangesContext } from './changesContext'
import { failedOutcome } from './failedOutcome'
import { beginSteps } from './steps'
import { whatOf } from './what'

/** @spec W-EXP-33 W-EXP-35 W-EXP-36 W-EXP-44 W-EXP-53 */
export async function move(
  changes: ChangesContext,
  ids: readonly string[],
  folderId: string | undefined,
): Promise<Outcome> {
  const { context, trees, entryOf } = changes
  const entries = ids.flatMap((id) => entryOf(id) ?? [])
  if (!entries.length) return context.remind('move', 'nothing-chosen')
  if (!folderId) return context.remind('move', 'no-folder')
  const refusal = refuse(changes, entries, folderId)
  if (refusal) return refusal
  beginSteps(changes)
  const carried = await carry(changes, entries, folderId)
  if (carried.done.length) {
    remember(changes, carried, folderId)
    // Updates the storage used by both spaces.
    if (trees.find(folderId)?.space !== context.$space.get()) void trees.loadAll()
  }
  return tell(changes, carried, entries, `${whatOf(carried.done)}-moved`)
}

/** Moves the cut entries. */
export function paste(changes: ChangesContext, folderId: string | undefined): Promise<Outcome> {
  const cut = changes.context.$clipboard.get()
  return move(
    changes,
    cut.map(({ id }) => id),
    folderId,
  )
}

/** The reason why nothing is sent. */
function refuse(
  { context, trees }: ChangesContext,
  entries: readonly FileEntry[],
  folderId: string,
): Outcome | undefined {
  const here = context.$folder.get()?.id
  if (entries.every(({ parentId = here }) => parentId === folderId))
    return context.remind('move', 'same-folder')
  const above = new Set(trees.find(folderId)?.path.map(({ id }) => id))
  const around = entries.find(({ id }) => above.has(id))
  return around && context.remind('move', 'into-itself', { name: around.name })
}

/** Stores what undoing the move needs. */
function remember(changes: ChangesContext, { done, replaced, renamed }: Carried, folderId: string): void {
  const { $folder, $lastMove } = changes.context
  const here = $folder.get()?.id
  const origins = new Map<string, FileEntry[]>()
  for (const entry of done) {
    const { parentId = here } = entry
    if (parentId) origins.set(parentId, [...(origins.get(parentId) ?? []), entry])
  }
  changes.origins = origins
  changes.renamed = new Set(renamed)
  $lastMove.set({ count: done.length, replaced, folderId, what: whatOf(done) })
}

/** Reports the result of a move. */
function tell(
  { context }: ChangesContext,
  carried: Carried,
  entries: readonly FileEntry[],
  success: SuccessCode,
  lost = 0,
): Outcome {
  const { done, failed, error, skipped } = carried
  const stopped = done.length + failed.length + skipped < entries.length
  if (failed.length || error || stopped)
    return failedOutcome(context, 'move', { ...carried, stopped }, entries)
  const params = { count: done.length, ...(lost && { lost }) }
  if (done.length) context.notify({ verb: 'move', code: success, params, tone: 'success' })
  return { ok: true }
}

/** Undoes the last move. */
export async function undoMove(changes: ChangesContext): Promise<Outcome> {
  const { origins, renamed, context } = changes
  const lost = context.$lastMove.get()?.replaced
  const entries = [...origins.values()].flat()
  const all: Carried = { done: [], failed: [], stopped: false, replaced: 0, skipped: 0, renamed: [] }
  let error: unknown
  changes.origins = new Map()
  context.$lastMove.set(undefined)
  beginSteps(changes)
  for (const [folderId, group] of origins) {
    const back = await carry(changes, group, folderId)
    all.done.push(...back.done)
    all.failed.push(...back.failed)
    all.skipped += back.skipped
    error ??= back.error
  }
  await takeNamesBack(
    changes,
    all.done.filter(({ id }) => renamed.has(id)),
  )
  return tell(changes, { ...all, error }, entries, 'move-undone', lost)
}

/** Restores the names that the move has changed; if that fails, the number stays. */
async function takeNamesBack(
  { context, trees, listing }: ChangesContext,
  entries: readonly FileEntry[],
): Promise<void> {
  const { renameFile, renameFolder } = context.services.files
  const options = { hotelId: trees.hotelId() }
  for (const { id, name, isFolder } of entries)
    await (isFolder ? renameFolder : renameFile)(id, name, options).catch(() => {
      // The move itself is undone and reported; the listing that is read afterwards shows the actual names.
    })
  if (entries.length) await listing.reload()
}
