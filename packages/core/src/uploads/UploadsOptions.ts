import type { FileFacts, FileRules } from '@ebkit/rules/files'
import type { CheckpointStore } from './checkpoints/Checkpoint'
import type { StoreSettings } from './transfer/storeClient'
import type { UploadTarget } from './Uploads'

export interface UploadsOptions {
  target: UploadTarget
  /** Which files are taken; asked with each choice. Default: the rules' own. */
  rules?: () => FileRules
  /**
   * Whether what an earlier page has left may be in the list, by the limits as they are now; asked for each. What may not
   * waits for the next time. Default: all.
   */
  mayRestore?: (file: FileFacts & { folder?: string | undefined }) => boolean
  /** Files at a time; asked whenever one can begin. Default 1 (W-EXP-23). */
  concurrency?: () => number
  /** Whose uploads these are. Nothing is kept on the device while either is unknown. */
  owner?: () => { userId?: string; hotelId?: string }
  /** Tells the page's upload lists apart after a reload. Default: empty. */
  scope?: string
  /** Default: IndexedDB. */
  checkpoints?: CheckpointStore
  /** Bytes up to which a file is kept on the device, so that it goes on by itself after a reload. Default 64 MB. */
  keepUpTo?: number
  /** Bytes of a part. Default 1 MB. */
  partSize?: number
  /** Bytes from which on a file goes up in parts. Default 5 MB. */
  multipartFrom?: number
  /** Parts of a file under way at a time. Default 3. */
  parallel?: number
  /** Requests: patience and tries; tests are less patient. */
  requests?: Partial<Omit<StoreSettings, 'source'>>
  /** Milliseconds, for speeds. */
  now?: () => number
}
