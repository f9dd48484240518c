import type { ReadableAtom } from 'nanostores'
import type { Selection } from '../collection/selection'
import type { FileEntry, FileSort } from '../files/FileEntry'
import type { StoreAccessSource } from '../uploads/access/storeAccess'
import type { Store, StoreOptions } from './store/createStore'

/** The hotel's files, or the user's own. @spec W-FMA-2 */
export type ObjectSpace = 'public' | 'personal'

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
  readonly space: ObjectSpace
  /** Below the root of the space: `posters/2026/`, or empty. */
  readonly folder: string
}

/** What the open folder holds. A new object after each change. */
export interface ObjectListingState {
  /**
   * | status | meaning |
   * |---|---|
   * | `loading` | the first page is awaited; after a refresh `entries` are the old ones meanwhile |
   * | `ready` | `error`, if there is one, tells that a further page or a refresh failed |
   * | `failed` | there is nothing to show, and `error` says why |
   */
  readonly status: 'loading' | 'ready' | 'failed'
  /** Folders first. An entry's id is its key. */
  readonly entries: readonly FileEntry[]
  /** Whether the store has more below this folder. */
  readonly more: boolean
  /** A further page is on its way, or all are being read before they are sorted. */
  readonly loadingMore: boolean
  /**
   * Whether the entries stand in the order of `$sort`. The store gives keys by name: while there is more, they stand as
   * they come. `setSort` and `loadAll` read all and sort.
   */
  readonly sorted: boolean
  readonly error?: unknown
}

/** An entry that stayed as it was, and why. */
export interface FailedObject {
  readonly id: string
  readonly name: string
  readonly error: unknown
}

/**
 * | code | when | params |
 * |---|---|---|
 * | `limit` | more than can be selected (W-FMA-9) | `limit` |
 * | `nothing-selected` | delete or hide of nothing (W-FMA-10) | |
 * | `list-failed` | W-FMA-19; `error` says why | |
 * | `folder-created` | | `name` |
 * | `deleted`, `shown` | | `count` |
 * | `hidden` | | `count`; `undo`: files that could be opened before, as in the two below |
 * | `not-all` | a delete or hide did a part; `error` is the first one | `verb`, `done`, `failed: FailedObject[]` |
 * | `stopped` | the person ended it | `verb`, `done` |
 */
export type ObjectNoticeCode =
  | 'limit'
  | 'nothing-selected'
  | 'list-failed'
  | 'folder-created'
  | 'deleted'
  | 'hidden'
  | 'shown'
  | 'not-all'
  | 'stopped'

/** A message for the person; the text is the view's. */
export interface ObjectNotice {
  readonly code: ObjectNoticeCode
  readonly params: Readonly<Record<string, unknown>>
  /** `note` is a reminder: nothing was sent. */
  readonly tone: 'success' | 'note' | 'error'
  readonly error?: unknown
}

export interface ObjectBrowserServices {
  /** `createBrowserAccess` of a space; asked once for each. */
  access(space: ObjectSpace): StoreAccessSource
  /** How requests are sent, for tests. */
  requests?: Omit<StoreOptions, 'access'>
}

/** Asked for whenever they matter. */
export interface ObjectBrowserOptions {
  /** Opened first. Default: the root of the hotel's files, which is `common/`. @spec W-FMA-22 */
  place?: Partial<ObjectPlace>
  /** Default: newest first. @spec W-FMA-20 */
  sort?: FileSort
  /** Entries that can be selected at most. Default 1000, as many as one delete takes. @spec W-FMA-8 */
  max?: number
  single?: boolean
  /** Whether an entry can be selected. Default: all. */
  canSelect?(entry: FileEntry): boolean
}

/**
 * The model of the object browser, directly on the object store: places, one listing, what is selected. What changes
 * objects is `createObjectActions`, uploads are `createObjectUploads`: both may come later. Nothing here rejects.
 */
export interface ObjectBrowser {
  readonly $place: ReadableAtom<ObjectPlace>
  readonly $listing: ReadableAtom<ObjectListingState>
  readonly $sort: ReadableAtom<FileSort>
  readonly selection: Selection
  /** Edit mode: entries have boxes. @spec W-FMA-7 */
  readonly $checking: ReadableAtom<boolean>
  /** The newest message. A new object for each, also with the same code. */
  readonly $message: ReadableAtom<ObjectNotice | undefined>

  /** Reads the first place. */
  start(): Promise<void>
  /** Opens a place, as `$place` has it: nothing is selected then. */
  open(place: ObjectPlace): Promise<void>
  /** Opens a folder of the listing. */
  openFolder(entry: FileEntry): Promise<void>
  /** Opens the folder above; nothing at the root. */
  up(): Promise<void>
  /** Reads as much again as there was. What is shown stays until then, and where it fails. */
  refresh(): Promise<void>
  /** Reads the next thousand keys. @spec W-FMA-4 */
  loadMore(): Promise<void>
  /** Reads all that is left, and sorts it. */
  loadAll(): Promise<void>
  /** Ends `loadAll`; what is there stays. */
  stopLoading(): void
  /** @spec W-FMA-20 */
  setSort(sort: FileSort): Promise<void>
  /** Leaving edit mode clears the selection. @spec W-FMA-7 */
  setChecking(isOn: boolean): void
  closeMessage(): void
  /** An entry of the listing as pages get it. */
  fileOf(entry: FileEntry): ObjectFile
  dispose(): void

  /** For actions: the store of a space. */
  storeOf(space: ObjectSpace): Store
  /** For actions: what keys of a place begin with. @throws ServiceError */
  prefixOf(place: ObjectPlace, signal?: AbortSignal): Promise<string>
  /** For actions: objects were made; they are listed where their folder is open. */
  add(entries: readonly FileEntry[]): void
  /** For actions: objects are gone. */
  take(ids: Iterable<string>): void
  tell(notice: ObjectNotice): void
}
