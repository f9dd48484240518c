import { and, eq } from 'drizzle-orm'
import { fileEntry } from '../database/schema'
import type { Transaction } from '../database/tenant'
import { changedBy } from './changes'
import { type Entry, maximumDepth, newEntryId, requireEntry, requireFolder, waysTo } from './entries'
import { searchForm } from './names'
import type { Place } from './place'
import { refuse } from './refusals'
import { requireInLockedTree } from './trees'

/** A folder to create. */
export interface NewFolder {
  readonly parentId: string
  readonly name: string
  /** Idempotency key. */
  readonly requestKey?: string
}

/**
 * Creates a folder; a repeated request key returns the existing one.
 *
 * @throws Refusal `name-taken`, `too-deep`
 * @spec W-EXP-55
 */
export async function insertFolder(
  rows: Transaction,
  place: Place,
  { parentId, name, requestKey }: NewFolder,
): Promise<Entry> {
  const { brandId, hotelId, userId } = place
  await requireFolder(rows, place, parentId)
  const { ownerId } = await requireInLockedTree(rows, place, parentId)
  const repeated = requestKey && (await madeBefore(rows, userId, requestKey))
  if (repeated) return repeated
  const way = (await waysTo(rows, [parentId])).get(parentId) ?? []
  if (way.length > maximumDepth) throw refuse('too-deep')
  const [made] = await rows
    .insert(fileEntry)
    .values({
      entryId: newEntryId(),
      brandId,
      hotelId,
      ownerId,
      parentId,
      isFolder: true,
      displayName: name,
      searchName: searchForm(name),
      requestKey: requestKey || null,
      createdBy: userId,
      updatedBy: userId,
    })
    .onConflictDoNothing()
    .returning()
  if (!made) throw refuse('name-taken')
  return made
}

const madeBefore = (rows: Transaction, userId: string, requestKey: string) =>
  rows.query.fileEntry.findFirst({
    where: and(eq(fileEntry.createdBy, userId), eq(fileEntry.requestKey, requestKey)),
  })

/**
 * Renames a folder or a file.
 *
 * @throws Refusal `is-root`, `wrong-kind`, `name-taken`
 * @spec W-EXP-56
 */
export async function renameEntry(
  rows: Transaction,
  place: Place,
  { id, name, isFolder }: { id: string; name: string; isFolder: boolean },
): Promise<void> {
  const found = await requireEntry(rows, place, id)
  if (found.isFolder !== isFolder) throw refuse('wrong-kind')
  if (found.parentId === null) throw refuse('is-root')
  const { parentId } = await requireInLockedTree(rows, place, id)
  const [other] = await rows
    .select({ entryId: fileEntry.entryId })
    .from(fileEntry)
    .where(and(eq(fileEntry.parentId, parentId as string), eq(fileEntry.displayName, name)))
  if (other && other.entryId !== id) throw refuse('name-taken')
  await rows
    .update(fileEntry)
    .set({ displayName: name, searchName: searchForm(name), ...changedBy(place) })
    .where(eq(fileEntry.entryId, id))
}
