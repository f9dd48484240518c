import { inArray, sql } from 'drizzle-orm'
import { fileEntry } from '../database/schema'
import type { Transaction } from '../database/tenant'
import type { Place } from './place'
import { type Failure, type Outcome, refuse } from './refusals'
import { findInLockedTrees } from './trees'

/** Number of rows that one statement deletes: statements have a time-out, and a folder may have 100,000 files. */
const batch = 10_000

/** Entries with their contents, the deepest first. */
async function withContents(rows: Transaction, ids: readonly string[]): Promise<string[]> {
  const found = await rows.execute<{ entry_id: string }>(sql`
    with recursive doomed as (
      select entry_id, 0 as depth from file_entry where entry_id = any(${sql.param([...ids])}::text[])
      union all
      select child.entry_id, doomed.depth + 1
      from file_entry child join doomed on child.parent_id = doomed.entry_id
    )
    select entry_id from doomed group by entry_id order by max(depth) desc`)
  return found.rows.map((row) => row.entry_id)
}

/**
 * Deletes entries with their contents. Their objects are queued for removal in the same transaction, so that neither
 * a crash nor a failing store leaves unknown bytes.
 */
export async function deleteBelow(rows: Transaction, ids: readonly string[]): Promise<void> {
  const doomed = await withContents(rows, ids)
  for (let start = 0; start < doomed.length; start += batch)
    await rows.execute(sql`
      with gone as (
        delete from file_entry where entry_id = any(${sql.param(doomed.slice(start, start + batch))}::text[])
        returning brand_id, hotel_id, object_key
      )
      insert into object_removal (brand_id, hotel_id, object_key)
      select brand_id, hotel_id, object_key from gone where object_key is not null
      on conflict (object_key) do nothing`)
}

/** Which of these folders are not empty. */
async function full(rows: Transaction, folderIds: readonly string[]): Promise<string[]> {
  if (!folderIds.length) return []
  const found = await rows
    .selectDistinct({ parentId: fileEntry.parentId })
    .from(fileEntry)
    .where(inArray(fileEntry.parentId, [...folderIds]))
  return found.flatMap(({ parentId }) => parentId ?? [])
}

/**
 * Deletes files and folders. Entries that cannot be deleted are named and stay; the rest is deleted.
 * @throws Refusal `has-contents` (body code 403) where a folder is not empty and `force` is off: then nothing goes
 * @spec W-EXP-15 W-EXP-54
 */
export async function deleteEntries(
  rows: Transaction,
  place: Place,
  { ids, force }: { ids: readonly string[]; force: boolean },
): Promise<Outcome> {
  const entries = await findInLockedTrees(rows, place, ids)
  const failed: Failure[] = []
  for (const ossDisplayId of new Set(ids)) {
    const entry = entries.get(ossDisplayId)
    if (!entry) failed.push({ ossDisplayId, reason: 'not-found' })
    else if (entry.parentId === null)
      failed.push({ ossDisplayId, displayName: entry.displayName, reason: 'is-root' })
  }
  const doomed = [...entries.values()].filter(({ parentId }) => parentId !== null)
  const folders = doomed.filter(({ isFolder }) => isFolder).map(({ entryId }) => entryId)
  const contents = force ? [] : await full(rows, folders)
  if (contents.length) throw refuse('has-contents', { ossDisplayIds: contents })
  const done = doomed.map(({ entryId }) => entryId)
  if (done.length) await deleteBelow(rows, done)
  return { done, failed }
}
