import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { fileEntry } from '../database/schema'
import type { Transaction } from '../database/tenant'
import { type Entry, type ShownEntry, shownColumns } from './entries'
import { searchForm } from './names'
import type { Place } from './place'
import { columnFor, orderBy, type Sorting } from './sorting'
import { inTree } from './trees'

/** Maximum number of results. */
export const maximumHits = 1000

/** Everything below a folder; below a root this is the whole tree, without a recursion. */
function below(place: Place, folder: Entry): SQL | undefined {
  if (folder.parentId === null) return and(inTree(place, folder.ownerId), isNotNull(fileEntry.parentId))
  return sql`${fileEntry.parentId} in (
    with recursive below as (
      select ${folder.entryId}::text as entry_id
      union all
      select child.entry_id from file_entry child join below on child.parent_id = below.entry_id
      where child.is_folder
    )
    select entry_id from below
  )`
}

/**
 * Files and folders below a folder whose names contain the keyword literally: no character is a wildcard.
 *
 * @spec W-EXP-51
 */
export async function searchBelow(
  rows: Transaction,
  place: Place,
  { folder, keyword, ...sorting }: Sorting & { folder: Entry; keyword: string },
): Promise<{ entries: ShownEntry[]; more: boolean }> {
  const wanted = searchForm(keyword)
  if (!wanted) return { entries: [], more: false }
  const hit = sql`strpos(${fileEntry.searchName}, ${wanted}) > 0`
  const find = (isFolder: boolean, limit: number) =>
    rows
      .select(shownColumns)
      .from(fileEntry)
      .where(and(below(place, folder), eq(fileEntry.isFolder, isFolder), hit))
      .orderBy(orderBy(columnFor(sorting.sortBy, isFolder), sorting))
      .limit(limit)
  const folders = await find(true, maximumHits + 1)
  const files = await find(false, maximumHits + 1 - Math.min(folders.length, maximumHits))
  const entries = [...folders, ...files]
  return { entries: entries.slice(0, maximumHits), more: entries.length > maximumHits }
}
