import { join } from 'node:path'
import type { Database } from '../database/open'
import type { Disk } from '../disk/disk'
import { createStoreSecret } from './access/secret'
import { createAliyunObjects } from './aliyun/aliyunObjects'
import { type Blobs, createBlobs } from './blobs'
import { embeddedObjects } from './embeddedObjects'
import { createProcessedImages, type ProcessedImages } from './images/processedImages'
import type { StoredObjects } from './StoredObjects'
import type { StoreSettings } from './settings'

/** The object store of a gateway. */
export interface Store extends StoredObjects {
  exists(key: string): Promise<boolean>
  /** The key with which the embedded store's tokens are sealed. */
  secret(): Promise<string>
  /** The folder of the embedded store's files. */
  readonly folder: string
  /** The bytes of the embedded store. */
  readonly blobs: Blobs
  /** Images that the embedded store creates from objects. */
  readonly images: ProcessedImages
}

/** The store on a database and a folder, or at Aliyun. */
export function createStore(database: Database, settings: StoreSettings, disk: Disk): Store {
  const blobs = createBlobs(join(settings.folder, 'blobs'), () => disk.requireRoom('objects'))
  const secret = createStoreSecret(database.sessions)
  const objects = settings.aliyun
    ? createAliyunObjects(settings.aliyun, database, settings.addressLifetime)
    : embeddedObjects(database, blobs, secret)
  return {
    ...objects,
    exists: async (key) => (await objects.head(key)) !== undefined,
    secret,
    folder: settings.folder,
    blobs,
    images: createProcessedImages(join(settings.folder, 'processed'), settings),
  }
}
