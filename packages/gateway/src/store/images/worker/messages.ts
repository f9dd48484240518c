import type { StoreErrorCode } from '../../storeError'
import type { Instructions } from '../instructions'

/** A job of a worker. */
export interface Job {
  readonly bytes: Uint8Array
  readonly instructions: Instructions
  /** Pixels of the result. */
  readonly limit: number
}

/** Messages of a worker: first that it is ready, then one answer per job. */
export type Said =
  | { readonly kind: 'ready' }
  | { readonly kind: 'made'; readonly bytes: Uint8Array }
  | { readonly kind: 'refused'; readonly code: StoreErrorCode; readonly message: string }
