import type { FileProblemCode } from '@ebkit/rules/files'
import type { ReadableAtom } from 'nanostores'
import type { StoreAccess, StoreAccessSource } from './access/storeAccess'

/**
 * Where a file stands.
 *
 * | status | meaning |
 * |---|---|
 * | `waiting` | for its turn |
 * | `checking` | its content is read: type by content, fingerprint |
 * | `uploading` | bytes go to the store |
 * | `paused` | by the user, or because nothing can be reached (`problem.code` is `offline` or `network` then; goes on by itself) |
 * | `registering` | all bytes are in the store; the file service is told |
 * | `done` | in the store and registered |
 * | `failed` | `problem` says why; `canRetry` whether trying again makes sense |
 * | `cancelled` | by the user; nothing of it stays in the store |
 * | `interrupted` | begun before a reload: goes on when its file is chosen again (`resume(id, file)` or `add`) |
 */
export type UploadStatus =
  | 'waiting'
  | 'checking'
  | 'uploading'
  | 'paused'
  | 'registering'
  | 'done'
  | 'failed'
  | 'cancelled'
  | 'interrupted'

/**
 * What goes wrong with a file that was taken. Why files are not taken, and what is wrong
 * with their content, the rules say (`FileProblemCode`).
 *
 * | code | when |
 * |---|---|
 * | `offline` | the browser says it is offline; goes on by itself |
 * | `network` | the store or the gateway could not be reached, three times; goes on by itself |
 * | `stalled` | no byte moved for a while, several times |
 * | `clock-skew` | the store takes the device's clock for wrong, even after it was corrected |
 * | `access-failed` | no credentials could be had; `error` is the ServiceError |
 * | `access-refused` | the store does not take the credentials; `params.message` is the store's |
 * | `etag-hidden` | the store's CORS rule does not expose `ETag`: for the page's developer |
 * | `store-refused` | the store refuses the object; `params.message`, `params.status` are the store's |
 * | `store-failed` | the store has a fault (5xx), several times; `params` as above |
 * | `file-unreadable` | the file was moved, changed or removed on the disk, or is a folder |
 * | `register-failed` | the bytes are saved, but the file service does not know; `error` is its ServiceError |
 * | `client-unavailable` | the upload program could not be loaded |
 * | `unknown` | anything else; `error` is what was thrown |
 */
export type TransferProblemCode =
  | 'offline'
  | 'network'
  | 'stalled'
  | 'clock-skew'
  | 'access-failed'
  | 'access-refused'
  | 'etag-hidden'
  | 'store-refused'
  | 'store-failed'
  | 'file-unreadable'
  | 'register-failed'
  | 'client-unavailable'
  | 'unknown'

export interface UploadProblem {
  code: TransferProblemCode | FileProblemCode
  /** What the text needs beside the code. Never a key or a token. */
  params: Record<string, unknown>
  /** For `describeError`: the service's own error where there is one. */
  error?: unknown
}

/** A file that is being uploaded, as it is now. A new object after each change. */
export interface UploadItem {
  readonly id: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** MIME type as the browser says; may be empty. */
  readonly type: string
  /** Absent while `interrupted`. */
  readonly file?: File
  /** Relative folder of a file from a dropped folder, without a slash at the end: `scans/2026`. */
  readonly folder?: string
  /** Where it is to be listed, as `add` was told. */
  readonly place?: string
  readonly status: UploadStatus
  /** Bytes that the store has, as far as known. */
  readonly loaded: number
  /** Bytes per second, smoothed; while `uploading`. */
  readonly speed?: number
  /** While `uploading` and known. */
  readonly secondsLeft?: number
  /** Why it failed; with `paused`, why it waits: `offline` or `network`. */
  readonly problem?: UploadProblem
  /** Whether `retry` makes sense: `failed` for a reason that may pass, or `cancelled` with its file still there. */
  readonly canRetry: boolean
  /** The bytes are in the store: a retry only registers (F-UP-10). */
  readonly saved: boolean
  /**
   * It began anew, and why: `file-changed`, another file was chosen to go on with (F-UP-5); `parts-gone`, the store had
   * dropped what it had.
   */
  readonly restarted?: 'file-changed' | 'parts-gone'
  /** When `done`. */
  readonly result?: UploadedFile
}

/** An uploaded file entry (E-14). @spec W-SUP-10 */
export interface UploadedFile {
  displayName: string
  /** Picture as a data address, where somebody made one. */
  dataURL?: string
  /** ISO date and time. */
  createTime: string
  /** Bytes. */
  fileSize: number
  /** Absent when it was registered after a reload without the file. */
  file?: File
  /** Key in the store. */
  path: string
  /** Address of the object. */
  url: string
  /** Id in the file service; empty where nothing was registered. */
  ossDisplayId: string
  isFolder: false
}

export interface UploadSource {
  readonly file: File
  /** Relative folder of a dropped folder. */
  readonly folder?: string
}

/** What `keyFor` may know of the file. */
export interface UploadDescription {
  readonly name: string
  readonly size: number
  readonly type: string
  readonly folder?: string
  readonly place?: string
}

/** All bytes are in the store. */
export interface StoredObject extends UploadDescription {
  readonly key: string
  /** Without quotes; empty where the store hides it. */
  readonly etag: string
  /** Address of the object. */
  readonly url: string
  /** Absent after a reload when only the registration was left. */
  readonly file?: File
}

/** Where files go, and who is told. */
export interface UploadTarget {
  readonly access: StoreAccessSource
  /**
   * Key of a new object: begins with `access.path`, and no other upload ever gets the same. Default
   * `path + timestamp + random text + extension in lower case`.
   */
  keyFor?(file: UploadDescription, access: StoreAccess): string | Promise<string>
  /**
   * Keys may meet those of others: what is there already is never written over, and `keyFor` is asked for another key
   * where somebody was faster. Default: no, keys are nobody else's.
   */
  readonly isShared?: boolean
  /** Who reads a new object without signing in, where the store takes that with the upload. Default: what its key says. */
  visibility?(): 'public' | 'private' | undefined
  /**
   * Tells the file service; must be idempotent by key: an answer may be lost. Without it nobody is told. What it gives
   * goes over the entry.
   */
  register?(stored: StoredObject, signal: AbortSignal): Promise<Partial<UploadedFile>>
}

/** Everything together; cancelled files do not count. */
export interface UploadTotal {
  readonly count: number
  readonly done: number
  readonly failed: number
  /** Bytes. */
  readonly size: number
  readonly loaded: number
  /** Bytes per second of all that upload now. */
  readonly speed: number
  /** Of all that wait and upload; absent while unknown. */
  readonly secondsLeft?: number
}

export interface RefusedFile {
  readonly file: File
  readonly problem: UploadProblem
}

export interface AddedFiles {
  /** In their order. A file that went on with an interrupted upload is among them. */
  readonly added: UploadItem[]
  /** Not taken: duplicates (W-SUP-3) and files beyond the count (W-SUP-4) included. */
  readonly refused: RefusedFile[]
}

/** A list of uploads. Nothing here throws or rejects: what goes wrong stands in the item. */
export interface Uploads {
  readonly $items: ReadableAtom<readonly UploadItem[]>
  readonly $total: ReadableAtom<UploadTotal>
  /** Whether something would be lost or left half by leaving the page: for `beforeunload` (F-UP-12). */
  readonly $busy: ReadableAtom<boolean>
  /** @param options.place where they are to be listed: the folder's id, for instance; kept over a reload */
  add(files: ArrayLike<File> | readonly UploadSource[], options?: { place?: string }): AddedFiles
  /** Stops it; parts that the store has are removed, and an object that is not registered yet too. */
  cancel(id: string): void
  /** Without an id, all. */
  pause(id?: string): void
  /** @param file to go on with, when `interrupted` */
  resume(id?: string, file?: File): void
  retry(id: string): void
  retryAll(): void
  /** Takes it off the list; cancels it first where needed. A file that is done stays in the store. */
  remove(id: string): void
  /** Takes everything off the list that is `done` or `cancelled`. */
  clear(): void
  /** What an earlier page left is listed, and goes on where its bytes were kept. Resolves when it stands in the list. */
  restore(): Promise<void>
  /** Stops everything and leaves what can be resumed to the next page. */
  dispose(): void
}
