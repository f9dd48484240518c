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
  /** Base URL of addresses. */
  readonly domain: string
  readonly key: string
}

/** A place in the store. */
export interface ObjectPlace {
  readonly space: FileSpace
  /** Path below the root of the space: `posters/2026/`, or empty. */
  readonly folder: string
}

/** Dependencies of an object browser. */
export interface ObjectBrowserServices {
  /** Creates the access of a space (`createBrowserAccess`); called once for each. */
  access(space: FileSpace): StoreAccessSource
  /** Sends requests; for tests. */
  requests?: Omit<StoreOptions, 'access'>
  /** The owner of uploads, and options that differ from the defaults of `createUploads`. */
  uploads?: Partial<Omit<UploadsOptions, 'target'>>
  /** Resolves once the owner of uploads that an earlier page has left is known. Without it none is resumed. */
  identify?(): Promise<unknown>
}

/** Read on each use. `max` is 1000 by default, the maximum of one delete (W-FMA-8). */
export interface ObjectBrowserOptions extends ManagerOptions {
  /** The first place. Default: the root of the hotel's files, which is `common/`. @spec W-FMA-22 */
  place?: Partial<ObjectPlace>
  /**
   * Names of new folders may contain only Chinese characters, letters, digits, dot, underscore and hyphen. Default:
   * false (W-FMA-13).
   */
  nameCheck?: boolean
  /** A file was uploaded. */
  onUploaded?(file: ObjectFile): void
}

/**
 * The driver of the object store itself: two spaces, one listing, a selection. The id of a folder is its place,
 * `public/posters/`, that of an entry its key.
 * @spec W-FMA-2 W-FMA-15
 */
export interface ObjectBrowser extends FileManagerDriver, Hiding {
  readonly $place: ReadableAtom<ObjectPlace>
  /** Opens a folder, or the place of `$place`, and clears the selection. */
  open(place: ObjectPlace | string): Promise<void>
  /** @param ids default: the selection */
  remove(ids?: readonly string[], options?: { force?: boolean }): ReturnType<FileManagerDriver['remove']>
  /** Converts an entry of the listing to the form that pages get. */
  fileOf(entry: FileEntry): ObjectFile
}
