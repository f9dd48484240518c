import type { Checkpoint } from '../checkpoints/Checkpoint'
import type { UploadTarget } from '../Uploads'
import type { StoreClient } from './storeClient'

/** One run of an upload: from its turn to its end, or to where it is stopped. */
export interface Job {
  readonly file: File
  /** An earlier run has compared this file with what the store has. */
  readonly isVerified?: boolean
  readonly target: UploadTarget
  readonly store: StoreClient
  readonly signal: AbortSignal
  /** As far as it has come; `save` changes it. */
  readonly checkpoint: Checkpoint
  save(change: Partial<Checkpoint>): void
  /** Bytes that the store has or is getting. */
  reached(loaded: number): void
  /** Bytes of a part where it is not begun yet. */
  readonly partSize?: number
  /** Bytes from which on files go up in parts. */
  readonly multipartFrom: number
  /** Parts of the file that are under way together. */
  readonly parallel: number
}
