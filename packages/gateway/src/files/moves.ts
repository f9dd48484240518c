import { and, eq, inArray, sql } from 'drizzle-orm'
import { fileEntry } from '../database/schema'
import type { Transaction } from '../database/tenant'
import type { StoredObjects } from '../store/StoredObjects'
import { changedBy } from './changes'
import { deleteBelow } from './deletions'
import { type Entry, maximumDepth, requireFolder, waysTo } from './entries'
import { handOver } from './handingOver'
import { freeName, searchForm } from './names'
import type { Place } from './place'
import type { Failure, Outcome } from './refusals'
import { visibilityIn } from './spaces'
import { findInLockedTrees } from './trees'

/** What happens to an entry whose name is taken in the folder. */
export type NameConflict = 'refuse' | 'keepBoth' | 'replace'

export interface Move {
  readonly ids: readonly string[]
  readonly parentId: string
  readonly onConflict: NameConflict
}

/** The input for the decision about one entry. */
interface Target {
  readonly folder: Entry
  /** The target and its ancestors. */
  readonly above: ReadonlySet<string>
  readonly depth: number
  /** Entries of the target by name, after the moves decided so far. */
  readonly names: Map<string, There>
  readonly heights: ReadonlyMap<string, number>
}

/** An entry of the target, or one that will be moved there. */
type There = Pick<Entry, 'entryId' | 'isFolder' | 'size' | 'createdAt'> & { readonly canBeReplaced: boolean }

/** What happens to one entry. */
interface Step {
  readonly entry: Entry
  readonly name: string
  /** The file that it replaces. */
  readonly replaces?: string
}

/**
 * Moves files and folders into a folder. Entries that cannot be moved are named and stay; the rest is moved. In
 * another tree other users may read them.
 * @spec W-EXP-53
 */
export async function moveEntries(
  rows: Transaction,
  place: Place,
  move: Move,
  store: Pick<StoredObjects, 'setVisibility'>,
): Promise<Outcome> {
  const found = await findInLockedTrees(rows, place, [move.parentId, ...move.ids])
  const folder = await requireFolder(rows, place, move.parentId)
  const entries = new Map(move.ids.flatMap((id) => (found.has(id) ? [[id, found.get(id) as Entry]] : [])))
  const target = await describeTarget(rows, folder, [...entries.values()], move)
  const outcome: Outcome = { done: [], failed: [] }
  for (const id of new Set(move.ids)) {
    const entry = entries.get(id)
    const step = entry ? decide(entry, target, move.onConflict) : 'not-found'
    if (typeof step === 'string') outcome.failed.push(failure(id, entry, step, target))
    else {
      const keys = await take(rows, place, step, folder)
      await store.setVisibility(rows, keys, visibilityIn(folder))
      outcome.done.push(id)
    }
  }
  return outcome
}

function failure(
  ossDisplayId: string,
  entry: Entry | undefined,
  reason: Failure['reason'],
  { names }: Target,
): Failure {
  const there = reason === 'name-taken' && entry ? names.get(entry.displayName) : undefined
  return {
    ossDisplayId,
    ...(entry && { displayName: entry.displayName }),
    reason,
    ...(there && {
      existing: { isFolder: there.isFolder, fileSize: there.size, createTime: there.createdAt.toISOString() },
    }),
  }
}

async function describeTarget(
  rows: Transaction,
  folder: Entry,
  entries: readonly Entry[],
  { parentId, onConflict }: Move,
): Promise<Target> {
  const way = (await waysTo(rows, [parentId])).get(parentId) ?? []
  const { entryId, isFolder, displayName, size, createdAt } = fileEntry
  const there = await rows
    .select({ entryId, isFolder, displayName, size, createdAt })
    .from(fileEntry)
    .where(
      and(
        eq(fileEntry.parentId, parentId),
        // numbers are unique among all names that exist
        onConflict === 'keepBoth'
          ? undefined
          : inArray(
              displayName,
              entries.map((entry) => entry.displayName),
            ),
      ),
    )
  return {
    folder,
    above: new Set(way.map((each) => each.entryId)),
    depth: way.length,
    names: new Map(there.map((each) => [each.displayName, { ...each, canBeReplaced: !each.isFolder }])),
    heights: await heightsOf(
      rows,
      entries.filter((entry) => entry.isFolder).map((entry) => entry.entryId),
    ),
  }
}

/** Depth of each folder, including itself. */
async function heightsOf(rows: Transaction, folderIds: readonly string[]): Promise<Map<string, number>> {
  if (!folderIds.length) return new Map()
  const found = await rows.execute<{ top: string; height: number }>(sql`
    with recursive down as (
      select entry_id as top, entry_id, 1 as height
      from file_entry where entry_id = any(${sql.param([...folderIds])}::text[])
      union all
      select down.top, child.entry_id, down.height + 1
      from down join file_entry child on child.parent_id = down.entry_id where child.is_folder
    )
    select top, max(height)::integer as height from down group by top`)
  return new Map(found.rows.map(({ top, height }) => [top, height]))
}

function decide(entry: Entry, target: Target, onConflict: NameConflict): Step | Failure['reason'] {
  const { folder, above, depth, names, heights } = target
  if (entry.parentId === null) return 'is-root'
  if (above.has(entry.entryId)) return 'into-itself'
  if (entry.ownerId === null && folder.ownerId !== null) return 'other-tree'
  if (depth - 1 + (heights.get(entry.entryId) ?? 0) > maximumDepth) return 'too-deep'
  const step = nameIn(names, entry, onConflict)
  if (!step) return 'name-taken'
  // of two entries with the same name, neither replaces the other
  names.set(step.name, { ...entry, canBeReplaced: false })
  return step
}

/** Its name at the target; undefined if it is not moved. */
function nameIn(names: Target['names'], entry: Entry, onConflict: NameConflict): Step | undefined {
  const other = names.get(entry.displayName)
  if (!other || other.entryId === entry.entryId) return { entry, name: entry.displayName }
  if (onConflict === 'keepBoth')
    return { entry, name: freeName(entry.displayName, (name) => names.has(name)) }
  if (onConflict === 'replace' && other.canBeReplaced && !entry.isFolder)
    return { entry, name: entry.displayName, replaces: other.entryId }
  return undefined
}

/** @returns keys of the objects whose tree has changed */
async function take(
  rows: Transaction,
  place: Place,
  { entry, name, replaces }: Step,
  folder: Entry,
): Promise<string[]> {
  if (entry.parentId === folder.entryId && entry.displayName === name) return []
  if (replaces) await deleteBelow(rows, [replaces])
  await rows
    .update(fileEntry)
    .set({
      parentId: folder.entryId,
      displayName: name,
      searchName: searchForm(name),
      ownerId: folder.ownerId,
      ...changedBy(place),
    })
    .where(eq(fileEntry.entryId, entry.entryId))
  if (entry.ownerId === folder.ownerId) return []
  if (!entry.isFolder) return entry.objectKey ? [entry.objectKey] : []
  return handOver(rows, entry.entryId, folder.ownerId)
}
