import type { FileEntry } from '../../files/FileEntry'
import type { FileServiceMove } from '../../services/files'
import type { ChangesContext } from './changesContext'
import { decideNameConflicts, type Taken } from './nameConflicts'
import { runSteps, type StepsOutcome } from './steps'

/** The result of a move. */
export interface Carried extends StepsOutcome {
  readonly replaced: number
  /** The user decided not to move these. */
  skipped: number
  /** Ids of entries that got a number appended to their name. */
  readonly renamed: readonly string[]
}

const send = (
  changes: ChangesContext,
  entries: readonly FileEntry[],
  folderId: string,
  onConflict: FileServiceMove,
) =>
  runSteps(changes, 'move', entries, async (ids) => {
    const options = { onConflict, hotelId: changes.trees.hotelId() }
    return (await changes.context.services.files.move(ids, folderId, options)).failed
  }) as Promise<StepsOutcome>

/** Moves entries, and asks about names that are taken. */
export async function carry(
  changes: ChangesContext,
  entries: readonly FileEntry[],
  folderId: string,
): Promise<Carried> {
  const { failed, ...first } = await send(changes, entries, folderId, 'refuse')
  const carried: Carried = { ...first, failed: [], replaced: 0, skipped: 0, renamed: [] }
  // Completed moves are shown before the user is asked.
  settle(changes, first.done, folderId)
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const conflicts: Taken[] = []
  for (const failure of failed) {
    const entry = byId.get(failure.ossDisplayId)
    const isQuestion = failure.reason === 'name-taken' && !first.error && !first.stopped
    if (entry && isQuestion) conflicts.push([entry, failure])
    else carried.failed.push(failure)
  }
  return conflicts.length ? carryTaken(changes, conflicts, folderId, carried) : carried
}

/** Moves the entries whose names are taken, as the user decides. */
async function carryTaken(
  changes: ChangesContext,
  conflicts: readonly Taken[],
  folderId: string,
  carried: Carried,
): Promise<Carried> {
  const { replace, keepBoth, skip } = await decideNameConflicts(changes, conflicts, folderId)
  const replaced = await send(changes, replace, folderId, 'replace')
  const kept = await send(changes, keepBoth, folderId, 'keepBoth')
  carried.done.push(...replaced.done, ...kept.done)
  carried.failed.push(...replaced.failed, ...kept.failed)
  settle(changes, [...replaced.done, ...kept.done], folderId, true)
  return {
    ...carried,
    replaced: replaced.done.length,
    skipped: skip.length,
    renamed: kept.done.map(({ id }) => id),
    error: replaced.error ?? kept.error,
  }
}

/** Updates listing and trees after a move. */
function settle(
  { screen, listing, context: { $clipboard } }: ChangesContext,
  done: readonly FileEntry[],
  folderId: string,
  namesMayDiffer = false,
): void {
  if (!done.length) return
  const moved = new Set(done.map(({ id }) => id))
  const folders = done.filter(({ isFolder }) => isFolder)
  for (const node of screen.showFoldersGone(folders.map(({ id }) => id)))
    screen.showFolderAdded(folderId, node)
  $clipboard.set($clipboard.get().filter(({ id }) => !moved.has(id)))
  const isSearch = listing.shown()?.term !== undefined
  if (isSearch || (screen.isOpen(folderId) && namesMayDiffer)) void listing.reload()
  else if (screen.isOpen(folderId))
    screen.showEntries(done.map((entry) => ({ ...entry, parentId: folderId })))
  else screen.showEntriesGone([...moved])
}
