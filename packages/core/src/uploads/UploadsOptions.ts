import type { FileFacts, FileRules } from '@ebkit/rules/files'
import type { CheckpointStore } from './checkpoints/Checkpoint'
import type { StoreSettings } from './transfer/storeClient'
import type { UploadTarget } from './Uploads'

/** Where files are uploaded to, and which are accepted. */
export interface UploadsOptions {
  target: UploadTarget
  /** Which files are accepted; called for each selection. Default: the defaults of the rules. */
  rules?: () => FileRules
  /**
   * Whether an upload of an earlier page may be restored under the current limits. Others stay stored for a later
   * page. Default: all.
   */
  mayRestore?: (file: FileFacts & { folder?: string | undefined }) => boolean
  /** How many files are uploaded at the same time. Default 1 (W-EXP-23). */
  concurrency?: () => number
  /** The owner of the uploads. Nothing is stored on the device while user or hotel is unknown. */
  owner?: () => { userId?: string; hotelId?: string }
  /** Distinguishes the page's upload lists after a reload. Default: empty. */
  scope?: string
  /** Default: IndexedDB. */
  checkpoints?: CheckpointStore
  /** Largest file, in bytes, whose content is stored on the device to resume after a reload. Default 64 MB. */
  keepUpTo?: number
  /** Size of a part in bytes. Default 1 MB. */
  partSize?: number
  /** Smallest file, in bytes, that is uploaded in parts. Default 5 MB. */
  multipartFrom?: number
  /** How many parts of a file are sent at the same time. Default 3. */
  parallel?: number
  /** Timeouts and retries of requests, for tests. */
  requests?: Partial<Omit<StoreSettings, 'source'>>
  /** Clock for speeds, in milliseconds. */
  now?: () => number
}
