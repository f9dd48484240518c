import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/open'
import { storedObject } from '../database/schema'
import type { Blobs } from './blobs'
import { copyBlobs } from './copyBlobs'
import { etagOf } from './etag'
import { asTenant, groupByTenant, isKey, tenantOfKey } from './keys'
import { deleteObjects, findObject, type NewObject, withKey, writeObject } from './objects'
import { readObject } from './outgoing'
import type { KnownObject, ObjectDescription } from './StoredObject'
import type { GivenObject, StoredObjects } from './StoredObjects'
import { readerOf } from './signing/reader'

const plain: Omit<ObjectDescription, 'contentType' | 'createdBy'> = { headers: {}, meta: {}, acl: 'default' }

/** Creates an object from stored blobs. If it exists, it is not changed and the blobs are deleted. */
async function add(database: Database, blobs: Blobs, object: NewObject): Promise<KnownObject> {
  const written = await withKey(database, object.objectKey, (rows) => writeObject(rows, object, 'forbidden'))
  if (written) return written.object
  await blobs.remove(object.blobIds)
  const known = await findObject(database, object.objectKey)
  if (!known) throw new Error('An object that is there and is not')
  return known
}

async function put(database: Database, blobs: Blobs, given: GivenObject): Promise<KnownObject> {
  const { objectKey, contentType, bytes, visibility } = given
  const received = (async function* () {
    yield bytes
  })()
  const { blobId, size, md5 } = await blobs.receive(received)
  const blob = { blobIds: [blobId], blobSizes: [size], size, etag: etagOf(md5) }
  return add(database, blobs, { objectKey, contentType, visibility, createdBy: null, ...plain, ...blob })
}

async function read(
  database: Database,
  blobs: Blobs,
  key: string,
  most: number,
): Promise<Buffer | undefined> {
  const object = isKey(key) ? await findObject(database, key) : undefined
  if (!object || object.size > most) return undefined
  const stream = await readObject(blobs, object, { start: 0, end: object.size - 1 })
  return Buffer.concat((await stream.toArray()) as Buffer[])
}

/** The gateway's own access to objects in the embedded store. */
export const embeddedObjects = (
  database: Database,
  blobs: Blobs,
  secret: () => Promise<string>,
): StoredObjects => ({
  head: async (key) => (isKey(key) ? findObject(database, key) : undefined),
  read: (key, most) => read(database, blobs, key, most),
  put: (given) => put(database, blobs, given),
  async remove(keys) {
    for (const own of groupByTenant(keys.filter(isKey))) {
      const tenant = asTenant(tenantOfKey(own[0] as string) as { brandId: string; hotelId: string })
      await blobs.remove(await database.withTenant(tenant, (rows) => deleteObjects(rows, own)))
    }
  },
  async accessOf(rows, keys) {
    const { objectKey, visibility, acl, createdBy } = storedObject
    const found = await rows
      .select({ objectKey, visibility, acl, createdBy })
      .from(storedObject)
      .where(inArray(objectKey, [...keys]))
    return new Map(found.map((each) => [each.objectKey, each]))
  },
  async setVisibility(rows, keys, visibility) {
    if (keys.length === 0) return
    const acl = sql`case when ${visibility} = 'public' and acl = 'private' then 'default' else acl end`
    await rows
      .update(storedObject)
      .set({ visibility, acl })
      .where(inArray(storedObject.objectKey, [...keys]))
  },
  async copy(from, { objectKey, createdBy, visibility }) {
    const source = await findObject(database, from)
    if (!source) return undefined
    const { contentType, headers, meta, blobSizes, size, etag } = source
    const blobIds = await copyBlobs(blobs, source.blobIds)
    const description = { contentType, headers, meta, acl: 'default', createdBy }
    return add(database, blobs, { objectKey, visibility, ...description, blobIds, blobSizes, size, etag })
  },
  signerFor: async () => readerOf(await secret()),
})
