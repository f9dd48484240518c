import type { FolderNode } from '@ebkit/protocol/schemas'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { fileEntry } from '../database/schema'
import type { Transaction } from '../database/tenant'
import { type Entry, findEntries, requireEntry } from './entries'
import { searchForm } from './names'
import type { Place } from './place'

/** The owner of a tree: the hotel, or a user there. */
export type TreeKind = 'public' | 'personal'

const names: Readonly<Record<TreeKind, string>> = { public: '全部文件', personal: '我的文件' }

export const ownerOf = ({ userId }: Place, kind: TreeKind) => (kind === 'public' ? null : userId)

const rootIdOf = ({ hotelId, userId }: Place, kind: TreeKind) =>
  kind === 'public' ? `root.${hotelId}` : `root.${hotelId}.${userId}`

/** The rows of one tree. */
export const inTree = ({ hotelId }: Place, ownerId: string | null): SQL | undefined =>
  and(
    eq(fileEntry.hotelId, hotelId),
    ownerId === null ? isNull(fileEntry.ownerId) : eq(fileEntry.ownerId, ownerId),
  )

/**
 * Locks the shape of a tree until the end of the transaction: two concurrent moves could create a cycle, a file could
 * be added to a folder that is being deleted. Transactions that only add (`shared`) wait only for those that change
 * it.
 */
export async function lockTree(
  rows: Transaction,
  { hotelId }: Place,
  ownerId: string | null,
  { shared = false } = {},
): Promise<void> {
  const name = `files/${hotelId}/${ownerId ?? ''}`
  const lock = sql.raw(shared ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock')
  await rows.execute(sql`select ${lock}(hashtextextended(${name}, 0))`)
}

/**
 * An entry with its tree locked. It may be handed over to another tree while the lock is waited for: then that lock is
 * returned, because whoever moves between trees waits for them in a fixed order, and the other tree's is taken.
 *
 * @throws 404
 */
export async function requireInLockedTree(
  rows: Transaction,
  place: Place,
  id: string,
  options: { readonly shared?: boolean } = {},
): Promise<Entry> {
  const { ownerId } = await requireEntry(rows, place, id)
  await rows.execute(sql`savepoint before_lock`)
  await lockTree(rows, place, ownerId, options)
  const entry = await requireEntry(rows, place, id)
  if (entry.ownerId === ownerId) return entry
  await rows.execute(sql`rollback to savepoint before_lock`)
  return requireInLockedTree(rows, place, id, options)
}

/** The trees of entries, in a fixed order, so that no two transactions wait for each other. */
const treesOf = (entries: readonly Entry[]) =>
  [...new Set(entries.map(({ ownerId }) => ownerId ?? ''))].sort()

/**
 * Entries with all of their trees locked; those that do not exist are left out. They may be handed over to a tree that
 * is not locked while the locks are waited for: then all are returned and taken again, in their order.
 */
export async function findInLockedTrees(
  rows: Transaction,
  place: Place,
  ids: readonly string[],
): Promise<Map<string, Entry>> {
  const locked = treesOf(await findEntries(rows, place, ids))
  await rows.execute(sql`savepoint before_locks`)
  for (const owner of locked) await lockTree(rows, place, owner || null)
  const entries = await findEntries(rows, place, ids)
  if (treesOf(entries).every((owner) => locked.includes(owner)))
    return new Map(entries.map((entry) => [entry.entryId, entry]))
  await rows.execute(sql`rollback to savepoint before_locks`)
  return findInLockedTrees(rows, place, ids)
}

/** Creates the root of a tree if missing. @returns its id */
export async function ensureRoot(rows: Transaction, place: Place, kind: TreeKind): Promise<string> {
  const entryId = rootIdOf(place, kind)
  const { brandId, hotelId } = place
  const displayName = names[kind]
  const found = await rows.query.fileEntry.findFirst({
    columns: { entryId: true },
    where: eq(fileEntry.entryId, entryId),
  })
  if (!found)
    await rows
      .insert(fileEntry)
      .values({
        entryId,
        brandId,
        hotelId,
        ownerId: ownerOf(place, kind),
        isFolder: true,
        displayName,
        searchName: searchForm(displayName),
      })
      .onConflictDoNothing()
  return entryId
}

/** A tree's root with the size of its files. */
export interface Tree extends FolderNode {
  subNode: FolderNode[]
  /** Total size of all files in bytes. */
  usedBytes: number
  fileCount: number
}

/** Reads all folders of a tree, by name. @spec W-EXP-50 */
export async function readTree(rows: Transaction, place: Place, kind: TreeKind): Promise<Tree> {
  const rootId = await ensureRoot(rows, place, kind)
  const tree = inTree(place, ownerOf(place, kind))
  const folders = await rows
    .select({ id: fileEntry.entryId, parentId: fileEntry.parentId, displayName: fileEntry.displayName })
    .from(fileEntry)
    .where(and(tree, eq(fileEntry.isFolder, true)))
    .orderBy(asc(fileEntry.displayName), asc(fileEntry.entryId))
  const [used] = await rows
    .select({ bytes: sql<string>`coalesce(sum(${fileEntry.size}), 0)`, files: sql<string>`count(*)` })
    .from(fileEntry)
    .where(and(tree, eq(fileEntry.isFolder, false)))
  const nodes = new Map(
    folders.map(({ id, displayName }) => [
      id,
      { ossDisplayId: id, displayName, subNode: [] as FolderNode[] },
    ]),
  )
  for (const { id, parentId } of folders)
    if (parentId) nodes.get(parentId)?.subNode.push(nodes.get(id) as FolderNode)
  const root = nodes.get(rootId)
  if (!root) throw new Error('A tree without its root')
  return { ...root, usedBytes: Number(used?.bytes), fileCount: Number(used?.files) }
}
