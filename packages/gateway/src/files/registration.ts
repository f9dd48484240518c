import { and, eq, type SQL, sql } from 'drizzle-orm'
import { fileEntry, objectRemoval } from '../database/schema'
import type { Transaction } from '../database/tenant'
import type { StoredObject } from '../store/StoredObject'
import type { StoredObjects } from '../store/StoredObjects'
import { type Entry, newEntryId, requireFolder } from './entries'
import { freeName, numberedName, searchForm } from './names'
import type { Place } from './place'
import { refuse } from './refusals'
import { visibilityIn } from './spaces'
import { requireInLockedTree } from './trees'

/** An object of the store to be registered as a file of a folder. */
export interface Registration {
  readonly folderId: string
  readonly name: string
  readonly app: string
  readonly scene: string
  /** Idempotency key of the request that created it. */
  readonly requestKey?: string
  /** For the hotel's tree, whose files are public by default. */
  readonly isPrivate?: boolean
  /** The stored properties: those of the client are not trusted. */
  readonly object: Pick<StoredObject, 'objectKey' | 'size' | 'etag' | 'contentType'>
}

/**
 * The file that was registered with this key, wherever it is now.
 * @throws Refusal `not-uploaded` where the object is being removed
 */
export async function findByKey(rows: Transaction, objectKey: string): Promise<Entry | undefined> {
  const known = await rows.query.fileEntry.findFirst({ where: eq(fileEntry.objectKey, objectKey) })
  if (known) return known
  const removal = await rows.query.objectRemoval.findFirst({ where: eq(objectRemoval.objectKey, objectKey) })
  if (removal) throw refuse('not-uploaded')
  return undefined
}

const namesLike = (rows: Transaction, folderId: string, condition: SQL) =>
  rows
    .select({ name: fileEntry.displayName })
    .from(fileEntry)
    .where(and(eq(fileEntry.parentId, folderId), condition))

/** The name, or a numbered one if it is taken in the folder: both files are kept (F-UP-13). */
async function freeNameIn(rows: Transaction, folderId: string, name: string): Promise<string> {
  const same = await namesLike(rows, folderId, eq(fileEntry.displayName, name))
  if (!same.length) return name
  const beginning = numberedName(name, 2).replace(/_2(\.[^.]*)?$/, '')
  const alike = await namesLike(rows, folderId, sql`starts_with(${fileEntry.displayName}, ${beginning})`)
  const taken = new Set([name, ...alike.map((each) => each.name)])
  return freeName(name, (candidate) => taken.has(candidate))
}

/** Maximum number of attempts: more conflicts are not caused by concurrent requests. */
const maximumTries = 20

/**
 * Registers an object as a file, once: the same key again returns the same file. From then on the folder determines
 * who can read the object, or if it is private, users who see the hotel.
 * @throws Refusal `not-uploaded` where the object is being removed
 * @spec W-EXP-57
 */
export async function registerFile(
  rows: Transaction,
  place: Place,
  { folderId, name, app, scene, object, requestKey, isPrivate }: Registration,
  store: Pick<StoredObjects, 'setVisibility'>,
): Promise<Entry> {
  const { brandId, hotelId, userId } = place
  const { objectKey, size, etag, contentType } = object
  const known = await findByKey(rows, objectKey)
  if (known) return known
  await requireFolder(rows, place, folderId)
  const folder = await requireInLockedTree(rows, place, folderId, { shared: true })
  const row = { entryId: newEntryId(), brandId, hotelId, ownerId: folder.ownerId, parentId: folderId }
  const bytes = { objectKey, size, etag, contentType, app, scene, requestKey }
  const visibility = isPrivate && folder.ownerId === null ? 'private' : visibilityIn(folder)
  const author = { createdBy: userId, updatedBy: userId }
  for (let tries = 0; tries < maximumTries; tries++) {
    // a concurrent request may take the name or register the key: then no row is returned, and it is retried
    const displayName = await freeNameIn(rows, folderId, name)
    const names = { displayName, searchName: searchForm(displayName) }
    const [made] = await rows
      .insert(fileEntry)
      .values({ ...row, ...bytes, ...author, ...names, isFolder: false })
      .onConflictDoNothing()
      .returning()
    if (made) await store.setVisibility(rows, [objectKey], visibility)
    const entry = made ?? (await findByKey(rows, objectKey))
    if (entry) return entry
  }
  throw new Error('No name is free')
}
