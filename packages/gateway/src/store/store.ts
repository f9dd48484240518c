import { join } from 'node:path'
import type { Database } from '../database/open'
import { createStoreSecret } from './access/secret'
import { type Blobs, createBlobs } from './blobs'
import { createProcessedImages, type ProcessedImages } from './images/processedImages'
import { asTenant, isKey, tenantOfKey } from './keys'
import { deleteObjects, findObject, type StoredObject } from './objects'
import type { StoreSettings } from './settings'

/** The object store as the gateway's own calls use it. They have checked already whose keys these are. */
export interface Store {
  /** What tokens are sealed with. */
  secret(): Promise<string>
  /** What is known of an object, undefined where there is none. */
  head(key: string): Promise<StoredObject | undefined>
  exists(key: string): Promise<boolean>
  /** Deletes objects; those that are not there are no error. */
  remove(keys: readonly string[]): Promise<void>
  readonly blobs: Blobs
  readonly processed: ProcessedImages
}

function byTenant(keys: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const key of keys) {
    const tenant = tenantOfKey(key)
    if (!tenant || !isKey(key)) continue
    const name = `${tenant.brandId}/${tenant.hotelId}`
    groups.set(name, [...(groups.get(name) ?? []), key])
  }
  return groups
}

/** The store on a database and a folder. */
export function createStore(database: Database, settings: StoreSettings): Store {
  const blobs = createBlobs(join(settings.folder, 'blobs'))
  const head = async (key: string) => (isKey(key) ? findObject(database, key) : undefined)
  return {
    blobs,
    processed: createProcessedImages(join(settings.folder, 'processed')),
    secret: createStoreSecret(database.signIn),
    head,
    exists: async (key) => (await head(key)) !== undefined,
    async remove(keys) {
      for (const own of byTenant(keys).values()) {
        const tenant = tenantOfKey(own[0] as string) as { brandId: string; hotelId: string }
        await blobs.remove(await database.withTenant(asTenant(tenant), (rows) => deleteObjects(rows, own)))
      }
    },
  }
}
