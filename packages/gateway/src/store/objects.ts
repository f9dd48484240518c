import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/open'
import { storedObject } from '../database/schema'
import type { Transaction } from '../database/tenant'
import { asTenant, tenantOfKey } from './keys'
import type { StoredObject } from './StoredObject'
import { type Visibility, visibilityOfNew } from './visibility/visibility'

/** A row to write. */
export interface NewObject extends Omit<StoredObject, 'brandId' | 'hotelId' | 'modifiedAt' | 'visibility'> {
  /** Default: by its space and ACL. An existing object keeps its own. */
  readonly visibility?: Visibility
}

/** Runs a function on the rows of the tenant of a key. */
export function withKey<Result>(
  database: Database,
  key: string,
  work: (rows: Transaction, tenant: { brandId: string; hotelId: string }) => Promise<Result>,
): Promise<Result> | undefined {
  const tenant = tenantOfKey(key)
  return tenant && database.withTenant(asTenant(tenant), (rows) => work(rows, tenant))
}

/** Reads an object's row, of whatever tenant the key names. */
export async function findObject(database: Database, key: string): Promise<StoredObject | undefined> {
  return withKey(database, key, (rows) =>
    rows.query.storedObject.findFirst({ where: eq(storedObject.objectKey, key) }),
  )
}

/** The result of writing an object's row. */
export interface Written {
  readonly object: StoredObject
  /** Blobs of the previous object: remove them when the transaction has been committed. */
  readonly replaced: readonly string[]
}

/** What happens to an existing object: it stays, or it is replaced unless the check throws. */
export type Overwriting = 'forbidden' | ((createdBy: string | null) => void)

/**
 * Writes an object's row inside a transaction. Of two concurrent writes of one key, one waits for the other.
 * @returns undefined where the object is there and must not be overwritten
 */
export async function writeObject(
  rows: Transaction,
  object: NewObject,
  overwriting: Overwriting,
): Promise<Written | undefined> {
  const tenant = tenantOfKey(object.objectKey)
  if (!tenant) throw new Error('The key belongs to no tenant')
  // locks this key until the end of the transaction, whether it exists or not
  await rows.execute(sql`select pg_advisory_xact_lock(hashtextextended(${object.objectKey}, 0))`)
  const [before] = await rows
    .select({
      blobIds: storedObject.blobIds,
      createdBy: storedObject.createdBy,
      visibility: storedObject.visibility,
    })
    .from(storedObject)
    .where(eq(storedObject.objectKey, object.objectKey))
  if (before && overwriting === 'forbidden') return undefined
  if (before && overwriting !== 'forbidden') overwriting(before.createdBy)
  const visibility = before?.visibility ?? object.visibility ?? visibilityOfNew(object.objectKey, object.acl)
  const values = { ...object, ...tenant, visibility, modifiedAt: new Date() }
  const [written] = await rows
    .insert(storedObject)
    .values(values)
    .onConflictDoUpdate({ target: storedObject.objectKey, set: values })
    .returning()
  return { object: written as StoredObject, replaced: before?.blobIds ?? [] }
}

/** Deletes rows of one tenant; the result is the blobs to remove when the transaction has been committed. */
export async function deleteObjects(rows: Transaction, keys: readonly string[]): Promise<string[]> {
  const deleted = await rows
    .delete(storedObject)
    .where(inArray(storedObject.objectKey, [...keys]))
    .returning({ blobIds: storedObject.blobIds })
  return deleted.flatMap((row) => row.blobIds)
}
