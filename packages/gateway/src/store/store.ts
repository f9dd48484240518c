import { join } from 'node:path'
import type { Database } from '../database/open'
import type { Transaction } from '../database/tenant'
import type { Disk } from '../disk/disk'
import { createStoreSecret } from './access/secret'
import { createAliyunObjects } from './aliyun/aliyunObjects'
import { type Blobs, createBlobs } from './blobs'
import { embeddedObjects } from './embeddedObjects'
import { createProcessedImages, type ProcessedImages } from './images/processedImages'
import type { KnownObject } from './objects'
import type { StoreSettings } from './settings'
import type { AddressSigner } from './signing/signedAddress'
import type { ObjectAccess } from './visibility/ObjectAccess'
import type { Visibility } from './visibility/visibility'

/** An object that the gateway itself puts. */
export interface GivenObject {
  readonly objectKey: string
  readonly contentType: string
  readonly bytes: Uint8Array
  readonly visibility: Visibility
}

/** What the copy of an object is to be. */
export interface CopiedObject {
  readonly objectKey: string
  readonly visibility: Visibility
  readonly createdBy: string
}

/** Objects as the gateway's own calls use them. They have checked already whose keys these are. */
export interface StoredObjects {
  /** What is known of an object, undefined where there is none. */
  head(key: string): Promise<KnownObject | undefined>
  /** Puts an object. One that is there stays as it is. */
  put(object: GivenObject): Promise<KnownObject>
  /** Deletes objects; those that are not there are no error. */
  remove(keys: readonly string[]): Promise<void>
  /** Who may read objects, by key; those that are not there are left out. */
  accessOf(rows: Transaction, keys: readonly string[]): Promise<ReadonlyMap<string, ObjectAccess>>
  /** Lets others read objects, or nobody else; one that was hidden is not any more where it becomes public. */
  setVisibility(rows: Transaction, keys: readonly string[], visibility: Visibility): Promise<void>
  /** Copies an object; undefined where there is none. */
  copy(from: string, to: CopiedObject): Promise<KnownObject | undefined>
  /** What addresses of an object are signed with: good for as long as they are. */
  signerFor(key: string): Promise<AddressSigner>
}

/** The object store of a gateway. */
export interface Store extends StoredObjects {
  exists(key: string): Promise<boolean>
  /** What the embedded store's tokens are sealed with. */
  secret(): Promise<string>
  /** Where the embedded store's files lie. */
  readonly folder: string
  /** Bytes of the embedded store. */
  readonly blobs: Blobs
  /** Pictures that the embedded store makes of objects. */
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
