import type { Database } from '../database/open'
import type { Blobs } from './blobs'
import { etagOf } from './etag'
import { asTenant, groupByTenant, isKey, tenantOfKey } from './keys'
import { deleteObjects, findObject, type KnownObject, withKey, writeObject } from './objects'
import type { GivenObject, StoredObjects } from './store'

async function put(database: Database, blobs: Blobs, given: GivenObject): Promise<KnownObject> {
  const { objectKey, contentType, bytes } = given
  const received = (async function* () {
    yield bytes
  })()
  const { blobId, size, md5 } = await blobs.receive(received)
  const blob = { blobIds: [blobId], blobSizes: [size], size, etag: etagOf(md5) }
  const description = { contentType, headers: {}, meta: {}, acl: 'default', createdBy: null }
  const written = await withKey(database, objectKey, (rows) =>
    writeObject(rows, { objectKey, ...description, ...blob }, 'forbidden'),
  )
  if (written) return written.object
  await blobs.remove([blobId])
  const known = await findObject(database, objectKey)
  if (!known) throw new Error('An object that is there and is not')
  return known
}

/** The gateway's own use of objects that lie in the embedded store. */
export const embeddedObjects = (database: Database, blobs: Blobs): StoredObjects => ({
  head: async (key) => (isKey(key) ? findObject(database, key) : undefined),
  put: (given) => put(database, blobs, given),
  async remove(keys) {
    for (const own of groupByTenant(keys.filter(isKey))) {
      const tenant = asTenant(tenantOfKey(own[0] as string) as { brandId: string; hotelId: string })
      await blobs.remove(await database.withTenant(tenant, (rows) => deleteObjects(rows, own)))
    }
  },
})
