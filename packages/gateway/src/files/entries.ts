import { randomBytes } from 'node:crypto'
import type { ExplorerItem } from '@ebkit/protocol/schemas'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { fileEntry } from '../database/schema'
import type { Transaction } from '../database/tenant'
import type { Place } from './place'
import { missing, refuse } from './refusals'

export type Entry = typeof fileEntry.$inferSelect

/** Maximum depth of folders below a root: each level is a step of every breadcrumb and of every recursion. */
export const maximumDepth = 32

export const newEntryId = () => randomBytes(15).toString('base64url')

/** Entries of a store by id that the user may see; others are left out. */
export async function findEntries(rows: Transaction, place: Place, ids: readonly string[]): Promise<Entry[]> {
  return rows.query.fileEntry.findMany({
    where: and(eq(fileEntry.hotelId, place.hotelId), inArray(fileEntry.entryId, [...new Set(ids)])),
  })
}

/**
 * One entry.
 *
 * @throws 404
 */
export async function requireEntry(rows: Transaction, place: Place, id: string): Promise<Entry> {
  const [entry] = await findEntries(rows, place, [id])
  if (!entry) throw missing()
  return entry
}

/** @throws 404; Refusal for a file */
export async function requireFolder(rows: Transaction, place: Place, id: string): Promise<Entry> {
  const entry = await requireEntry(rows, place, id)
  if (!entry.isFolder) throw refuse('wrong-kind')
  return entry
}

/** A folder on the path from a root. */
export interface Ancestor {
  readonly entryId: string
  readonly displayName: string
}

/** For each folder: its ancestors from the root, and itself. */
export async function waysTo(
  rows: Transaction,
  folderIds: readonly string[],
): Promise<Map<string, Ancestor[]>> {
  const found = await rows.execute<{ folder: string; entry_id: string; display_name: string }>(sql`
    with recursive up as (
      select entry_id as folder, entry_id, parent_id, display_name, 0 as height
      from file_entry where entry_id = any(${sql.param([...folderIds])}::text[])
      union all
      select up.folder, above.entry_id, above.parent_id, above.display_name, up.height + 1
      from up join file_entry above on above.entry_id = up.parent_id
    )
    select folder, entry_id, display_name from up order by folder, height desc`)
  const ways = new Map<string, Ancestor[]>()
  for (const { folder, entry_id, display_name } of found.rows)
    ways.set(folder, [...(ways.get(folder) ?? []), { entryId: entry_id, displayName: display_name }])
  return ways
}

/** The displayed location: `全部文件/海报/2026`. */
export const pathOf = (way: readonly Ancestor[] = []) => way.map(({ displayName }) => displayName).join('/')

const { entryId, displayName, isFolder, parentId, objectKey, size, contentType, createdAt, ownerId } =
  fileEntry

/**
 * The columns of an entry that answers show. Its own tree is private; in the hotel's tree single objects are. These are looked
 * up for the rows of an answer only, not for all that are sorted.
 */
export const shownColumns = {
  ...{ entryId, displayName, isFolder, parentId, objectKey, size, contentType, createdAt, ownerId },
  isPrivate: sql<boolean>`file_entry.owner_id is not null or coalesce((select o.visibility = 'private'
    from stored_object o where o.object_key = file_entry.object_key), false)`,
}

/** @see shownColumns */
export type ShownEntry = Pick<Entry, Exclude<keyof typeof shownColumns, 'isPrivate'>> & {
  /** Default: if it is in a user's own tree. */
  readonly isPrivate?: boolean
}

/** An entry in the format of the wire. `path` is a file's key: `urlPrefix + path` is its address. */
export function entryOnWire(entry: ShownEntry, parentPath?: string): ExplorerItem {
  return {
    ossDisplayId: entry.entryId,
    displayName: entry.displayName,
    isFolder: entry.isFolder,
    parentDisplayId: entry.parentId,
    path: entry.objectKey,
    parentPath: parentPath ?? null,
    fileSize: entry.size,
    createTime: entry.createdAt.toISOString(),
    contentType: entry.contentType,
    isPrivate: entry.isPrivate ?? entry.ownerId !== null,
  }
}
