import { join } from 'node:path'
import type { Database } from '../database/open'
import { createStoreSecret } from './access/secret'
import { createAliyunObjects } from './aliyun/aliyunObjects'
import { type Blobs, createBlobs } from './blobs'
import { createProcessedImages, type ProcessedImages } from './images/processedImages'
import { asTenant, groupByTenant, isKey, tenantOfKey } from './keys'
import { deleteObjects, findObject, type KnownObject } from './objects'
import type { StoreSettings } from './settings'

/** Objects as the gateway's own calls use them. They have checked already whose keys these are. */
export interface StoredObjects {
  /** What is known of an object, undefined where there is none. */
  head(key: string): Promise<KnownObject | undefined>
  /** Deletes objects; those that are not there are no error. */
  remove(keys: readonly string[]): Promise<void>
}

/** The object store of a gateway. */
export interface Store extends StoredObjects {
  exists(key: string): Promise<boolean>
  /** What the embedded store's tokens are sealed with. */
  secret(): Promise<string>
  /** Bytes of the embedded store. */
  readonly blobs: Blobs
  readonly processed: ProcessedImages
}

const embeddedObjects = (database: Database, blobs: Blobs): StoredObjects => ({
  head: async (key) => (isKey(key) ? findObject(database, key) : undefined),
  async remove(keys) {
    for (const own of groupByTenant(keys.filter(isKey))) {
      const tenant = asTenant(tenantOfKey(own[0] as string) as { brandId: string; hotelId: string })
      await blobs.remove(await database.withTenant(tenant, (rows) => deleteObjects(rows, own)))
    }
  },
})

/** The store on a database and a folder, or at Aliyun. */
export function createStore(database: Database, settings: StoreSettings): Store {
  const blobs = createBlobs(join(settings.folder, 'blobs'))
  const objects = settings.aliyun ? createAliyunObjects(settings.aliyun) : embeddedObjects(database, blobs)
  return {
    ...objects,
    exists: async (key) => (await objects.head(key)) !== undefined,
    secret: createStoreSecret(database.signIn),
    blobs,
    processed: createProcessedImages(join(settings.folder, 'processed')),
  }
}
