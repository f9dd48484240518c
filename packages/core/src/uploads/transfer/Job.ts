import type { Checkpoint } from '../checkpoints/Checkpoint'
import type { UploadTarget } from '../Uploads'
import type { StoreClient } from './storeClient'

/** One run of an upload, until it ends or is stopped. */
export interface Job {
  readonly file: File
  /** An earlier run has compared this file with the stored parts. */
  readonly isVerified?: boolean
  readonly target: UploadTarget
  readonly store: StoreClient
  readonly signal: AbortSignal
  /** The progress; changed by `save`. */
  readonly checkpoint: Checkpoint
  save(change: Partial<Checkpoint>): void
  /** Reports the bytes stored and being sent. */
  reached(loaded: number): void
  /** Part size of an upload that has not started. */
  readonly partSize?: number
  /** Smallest file, in bytes, that is uploaded in parts. */
  readonly multipartFrom: number
  /** How many parts are sent at the same time. */
  readonly parallel: number
}
