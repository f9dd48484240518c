import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { fileEntry } from '../database/schema'
import type { Transaction } from '../database/tenant'
import type { Gateway } from '../gateway'
import type { ObjectAccess } from '../store/visibility/ObjectAccess'
import { keyPaths } from './addresses'
import type { Entry } from './entries'
import type { Place } from './place'
import { registerFile } from './registration'
import { ensureRoot } from './trees'

/** The displayed name of the object: that of its file, else the end of its key. */
async function nameOf(rows: Transaction, key: string): Promise<string> {
  const entry = await rows.query.fileEntry.findFirst({ where: eq(fileEntry.objectKey, key) })
  return entry?.displayName ?? (key.split('/').at(-1) || key)
}

/** Key of an upload; keeps the extension by which browsers recognise the type. */
function newKey(place: Place, key: string): string {
  const ending = /\.[a-z0-9]{1,16}$/i.exec(key)?.[0].toLowerCase() ?? ''
  return `${keyPaths.uploads(place)}${Date.now()}${randomBytes(12).toString('hex')}${ending}`
}

/**
 * Copies an object into the hotel's public space, as a file of its root. The original and its owner are unchanged.
 *
 * @returns undefined where the object is gone
 */
export async function publishObject(
  { database, store }: Gateway,
  place: Place,
  { objectKey: key }: ObjectAccess,
): Promise<Entry | undefined> {
  const { brandId, hotelId, userId } = place
  const objectKey = newKey(place, key)
  const object = await store.copy(key, { objectKey, createdBy: userId, visibility: 'public' })
  if (!object) return undefined
  try {
    return await database.withTenant({ brandId, hotelIds: [hotelId], userId }, async (rows) => {
      const folderId = await ensureRoot(rows, place, 'public')
      const registration = { folderId, name: await nameOf(rows, key), app: 'eb', scene: 'public', object }
      return registerFile(rows, place, registration, store)
    })
  } catch (error) {
    await store.remove([objectKey])
    throw error
  }
}
