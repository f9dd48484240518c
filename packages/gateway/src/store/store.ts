import { join } from 'node:path'
import type { Database } from '../database/open'
import type { Disk } from '../disk/disk'
import { createStoreSecret } from './access/secret'
import { createAliyunObjects } from './aliyun/aliyunObjects'
import { type Blobs, createBlobs } from './blobs'
import { embeddedObjects } from './embeddedObjects'
import { createProcessedImages, type ProcessedImages } from './images/processedImages'
import type { KnownObject } from './objects'
import type { StoreSettings } from './settings'

/** An object that the gateway itself puts. */
export interface GivenObject {
  readonly objectKey: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

/** Objects as the gateway's own calls use them. They have checked already whose keys these are. */
export interface StoredObjects {
  /** What is known of an object, undefined where there is none. */
  head(key: string): Promise<KnownObject | undefined>
  /** Puts an object. One that is there stays as it is. */
  put(object: GivenObject): Promise<KnownObject>
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
  /** Pictures that the embedded store makes of objects. */
  readonly images: ProcessedImages
}

/** The store on a database and a folder, or at Aliyun. */
export function createStore(database: Database, settings: StoreSettings, disk: Disk): Store {
  const blobs = createBlobs(join(settings.folder, 'blobs'), () => disk.requireRoom('objects'))
  const objects = settings.aliyun ? createAliyunObjects(settings.aliyun) : embeddedObjects(database, blobs)
  return {
    ...objects,
    exists: async (key) => (await objects.head(key)) !== undefined,
    secret: createStoreSecret(database.signIn),
    blobs,
    images: createProcessedImages(join(settings.folder, 'processed'), settings),
  }
}
