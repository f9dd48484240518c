import type { StoreErrorCode } from '../../storeError'
import type { Instructions } from '../instructions'

/** What a worker is asked. */
export interface Job {
  readonly bytes: Uint8Array
  readonly instructions: Instructions
  /** Pixels of the result. */
  readonly limit: number
}

/** What a worker says: first that it is ready, then one answer a job. */
export type Said =
  | { readonly kind: 'ready' }
  | { readonly kind: 'made'; readonly bytes: Uint8Array }
  | { readonly kind: 'refused'; readonly code: StoreErrorCode; readonly message: string }
