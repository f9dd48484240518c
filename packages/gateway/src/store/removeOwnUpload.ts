import { eq } from 'drizzle-orm'
import { fileEntry, storedObject } from '../database/schema'
import type { Transaction } from '../database/tenant'
import { deleteObjects, withKey } from './objects'
import type { StoreCall } from './storeCall'
import { accessDenied } from './storeError'
import { userOfKey } from './visibility/visibility'

/** Whether no folder contains the object yet. */
async function isUnregistered(rows: Transaction, objectKey: string): Promise<boolean> {
  const [entry] = await rows
    .select({ key: fileEntry.objectKey })
    .from(fileEntry)
    .where(eq(fileEntry.objectKey, objectKey))
    .limit(1)
  return !entry
}

/**
 * Removes an object whose upload its user has cancelled: it is the user's own, and no field or folder refers to it.
 * No right to delete is needed, because nobody else has seen it.
 * @throws StoreError AccessDenied
 */
export async function removeOwnUpload({ gateway, blobs, key }: StoreCall, userId: string): Promise<void> {
  if (userOfKey(key) !== userId) throw accessDenied()
  const removed = await withKey(gateway.database, key, async (rows) => {
    const [object] = await rows
      .select({ createdBy: storedObject.createdBy, visibility: storedObject.visibility })
      .from(storedObject)
      .where(eq(storedObject.objectKey, key))
      .for('update')
    if (!object) return []
    const isOwn = object.createdBy === userId && object.visibility === 'undecided'
    if (!isOwn || !(await isUnregistered(rows, key))) throw accessDenied()
    return deleteObjects(rows, [key])
  })
  await blobs.remove(removed ?? [])
}
