import type { ReadableAtom } from 'nanostores'
import type { Hiding } from '../file-manager/Capabilities'
import type { FileManagerDriver } from '../file-manager/FileManagerDriver'
import type { ManagerOptions } from '../file-manager/managerContext'
import type { FileSpace } from '../file-manager/places'
import type { FileEntry } from '../files/FileEntry'
import type { StoreAccessSource } from '../uploads/access/storeAccess'
import type { UploadsOptions } from '../uploads/UploadsOptions'
import type { StoreOptions } from './store/createStore'

/** A file or folder of the object store, as pages get it. @spec W-FMA-21 */
export interface ObjectFile {
  readonly name: string
  readonly isFolder: boolean
  /** Bytes; 0 for folders. */
  readonly size: number
  /** ISO date and time; empty for folders. */
  readonly lastModified: string
  /** Address of the object; empty for folders. */
  readonly url: string
  /** Base of addresses. */
  readonly domain: string
  readonly key: string
}

/** A place in the store. */
export interface ObjectPlace {
  readonly space: FileSpace
  /** Below the root of the space: `posters/2026/`, or empty. */
  readonly folder: string
}

/** What an object browser is given to reach its store. */
export interface ObjectBrowserServices {
  /** `createBrowserAccess` of a space; asked once for each. */
  access(space: FileSpace): StoreAccessSource
  /** How requests are sent, for tests. */
  requests?: Omit<StoreOptions, 'access'>
  /** Whose uploads these are, and whatever else differs from the defaults of `createUploads`. */
  uploads?: Partial<Omit<UploadsOptions, 'target'>>
  /** Resolves once it is known whose uploads an earlier page has left. Without it none is taken up again. */
  identify?(): Promise<unknown>
}

/** Asked for whenever they matter. `max` is 1000 by default, as many as one delete takes (W-FMA-8). */
export interface ObjectBrowserOptions extends ManagerOptions {
  /** Opened first. Default: the root of the hotel's files, which is `common/`. @spec W-FMA-22 */
  place?: Partial<ObjectPlace>
  /** New folders: only Chinese characters, letters, digits, dot, underscore and hyphen. Default no (W-FMA-13). */
  nameCheck?: boolean
  /** A file is in the store. */
  onUploaded?(file: ObjectFile): void
}

/**
 * The driver of the object store itself: two spaces, one listing, what is chosen. The id of a folder is its place,
 * `public/posters/`, that of an entry its key.
 *
 * @spec W-FMA-2 W-FMA-15
 */
export interface ObjectBrowser extends FileManagerDriver, Hiding {
  readonly $place: ReadableAtom<ObjectPlace>
  /** Opens a folder or, as `$place` has it, a place: nothing is selected then. */
  open(place: ObjectPlace | string): Promise<void>
  /** @param ids default: what is selected */
  remove(ids?: readonly string[], options?: { force?: boolean }): ReturnType<FileManagerDriver['remove']>
  /** An entry of the listing as pages get it. */
  fileOf(entry: FileEntry): ObjectFile
}
