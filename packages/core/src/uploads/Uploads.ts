import type { FileProblemCode } from '@ebkit/rules/files'
import type { ReadableAtom } from 'nanostores'
import type { StoreAccess, StoreAccessSource } from './access/storeAccess'

/**
 * State of an upload.
 *
 * | status | meaning |
 * |---|---|
 * | `waiting` | in the queue |
 * | `checking` | the file is read: type by content, fingerprint |
 * | `uploading` | bytes are sent to the store |
 * | `paused` | by the user, or because the network is unavailable (`problem.code` is `offline` or `network`; resumes automatically) |
 * | `registering` | all bytes are in the store; the file service is being informed |
 * | `done` | in the store and registered |
 * | `failed` | `problem` says why; `canRetry` whether a retry may succeed |
 * | `cancelled` | by the user; nothing is left in the store |
 * | `interrupted` | started before a reload; resumes when its file is chosen again (`resume(id, file)` or `add`) |
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
 * Why an upload fails. Problems of a file's selection and content are `FileProblemCode` of the rules.
 *
 * | code | when |
 * |---|---|
 * | `offline` | the browser is offline; resumes automatically |
 * | `network` | store or gateway unreachable in three attempts; resumes automatically |
 * | `stalled` | no bytes were transferred for too long, several times |
 * | `clock-skew` | the store rejects the device's clock, even corrected |
 * | `access-failed` | credentials could not be obtained; `error` is the ServiceError |
 * | `access-refused` | the store rejects the credentials; `params.message` is the store's |
 * | `etag-hidden` | the store's CORS rule does not expose `ETag`: for the page's developer |
 * | `store-refused` | the store rejects the object; `params.message`, `params.status` are the store's |
 * | `store-failed` | the store failed (5xx) several times; `params` as above |
 * | `file-unreadable` | the file was moved, changed or removed on the disk, or is a folder |
 * | `register-failed` | the bytes are stored, but registration failed; `error` is the ServiceError |
 * | `client-unavailable` | the upload code could not be loaded |
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

/** Why a file is not accepted, or was not uploaded. */
export interface UploadProblem {
  code: TransferProblemCode | FileProblemCode
  /** Parameters of the text. Never contains a key or a token. */
  params: Record<string, unknown>
  /** For `describeError`: the service's error, if there is one. */
  error?: unknown
}

/** An upload's current state; every change creates a new object. */
export interface UploadItem {
  readonly id: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** MIME type as reported by the browser; may be empty. */
  readonly type: string
  /** Absent while `interrupted`. */
  readonly file?: File
  /** Relative folder of a file from a dropped folder, without a trailing slash: `scans/2026`. */
  readonly folder?: string
  /** `place` as passed to `add`. */
  readonly place?: string
  readonly status: UploadStatus
  /** Bytes known to be in the store. */
  readonly loaded: number
  /** Bytes per second, smoothed; while `uploading`. */
  readonly speed?: number
  /** While `uploading` and known. */
  readonly secondsLeft?: number
  /** Why it failed; while `paused`, `offline` or `network` if it waits for the network. */
  readonly problem?: UploadProblem
  /** Whether `retry` may succeed: `failed` for a temporary reason, or `cancelled` with its file still present. */
  readonly canRetry: boolean
  /** The bytes are in the store: a retry only registers (F-UP-10). */
  readonly saved: boolean
  /**
   * Why it started over: `file-changed`, it was resumed with a different file (F-UP-5); `parts-gone`, the store had
   * deleted its parts.
   */
  readonly restarted?: 'file-changed' | 'parts-gone'
  /** When `done`. */
  readonly result?: UploadedFile
}

/** An uploaded file entry (E-14). @spec W-SUP-10 */
export interface UploadedFile {
  displayName: string
  /** Preview as a data URL, if the page made one. */
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
  /** Id in the file service; empty if not registered. */
  ossDisplayId: string
  isFolder: false
}

/** A file that is to be uploaded. */
export interface UploadSource {
  readonly file: File
  /** Relative folder of a dropped folder. */
  readonly folder?: string
}

/** What `keyFor` gets. */
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
  /** Without quotes; empty if the store hides it. */
  readonly etag: string
  /** Address of the object. */
  readonly url: string
  /** Absent after a reload if only the registration was pending. */
  readonly file?: File
}

/** Where files are stored and registered. */
export interface UploadTarget {
  readonly access: StoreAccessSource
  /**
   * Key of a new object: starts with `access.path` and must be unique. Default
   * `path + timestamp + random text + extension in lower case`.
   */
  keyFor?(file: UploadDescription, access: StoreAccess): string | Promise<string>
  /**
   * Others may write to the same keys: existing objects are never overwritten, and `keyFor` is called again if a key
   * is taken. Default: false, keys are unique.
   */
  readonly isShared?: boolean
  /** Who may read a new object, if the store accepts that with the upload. Default: determined by its key. */
  visibility?(): 'public' | 'private' | undefined
  /** Called once all bytes of an object are in the store, before it is registered. */
  onStored?(stored: StoredObject): void
  /**
   * Registers the object with the file service; must be idempotent by key, since an answer may be lost. Default:
   * nothing is registered. Returned properties override those of the entry.
   */
  register?(stored: StoredObject, signal: AbortSignal): Promise<Partial<UploadedFile>>
}

/** Totals of a list, without cancelled uploads. */
export interface UploadTotal {
  readonly count: number
  readonly done: number
  readonly failed: number
  /** Bytes. */
  readonly size: number
  readonly loaded: number
  /** Bytes per second of all running uploads. */
  readonly speed: number
  /** For all waiting and running uploads; absent while unknown. */
  readonly secondsLeft?: number
}

/** A file that was not accepted, and why. */
export interface RefusedFile {
  readonly file: File
  readonly problem: UploadProblem
}

/** The result of adding files: accepted ones and refused ones. */
export interface AddedFiles {
  /** In order, with resumed uploads. */
  readonly added: UploadItem[]
  /** Refused files, with duplicates (W-SUP-3) and files beyond the limit (W-SUP-4). */
  readonly refused: RefusedFile[]
}

/** A list of uploads. No method throws or rejects: problems are in the items. */
export interface Uploads {
  readonly $items: ReadableAtom<readonly UploadItem[]>
  readonly $total: ReadableAtom<UploadTotal>
  /** Whether leaving the page would interrupt an upload; for `beforeunload` (F-UP-12). */
  readonly $busy: ReadableAtom<boolean>
  /** @param options.place where the files belong, such as a folder's id; survives a reload */
  add(files: ArrayLike<File> | readonly UploadSource[], options?: { place?: string }): AddedFiles
  /**
   * Cancels it, and removes its parts or its unregistered object from the store. Resolves when these are removed, or
   * could not be; `dispose` before that stops it.
   */
  cancel(id: string): Promise<void>
  /** Without an id: all uploads. */
  pause(id?: string): void
  /** @param file for an upload that is `interrupted` */
  resume(id?: string, file?: File): void
  retry(id: string): void
  retryAll(): void
  /** Removes it from the list, cancelling it first if needed. A stored file stays. */
  remove(id: string): void
  /** Removes uploads that are `done` or `cancelled`. */
  clear(): void
  /** Lists unfinished uploads of an earlier page and resumes those whose content is stored. Resolves when they are listed. */
  restore(): Promise<void>
  /** Stops all uploads; the next page can resume them. */
  dispose(): void
}
