import type { Corporation } from '@ebkit/core/services/enterpriseMessaging'

/** What the page shows. */
export type AuthorisationState =
  | { readonly step: 'asking' }
  | { readonly step: 'failed'; readonly problem: unknown }
  | ApplyState
  | AuthoriseState
  | { readonly step: 'done'; readonly corporation: Corporation }

export interface ApplyState {
  readonly step: 'apply'
  readonly isApplying: boolean
  /** `refused`: the answer was no. Else what failed. */
  readonly problem?: unknown
}

export interface AuthoriseState {
  readonly step: 'authorise'
  /** The corporation that is authorised again. */
  readonly before?: Corporation
  /** `asking`: polls every three seconds. `expired`: the code has expired. `failed`: see `problem`. */
  readonly poll: 'asking' | 'expired' | 'failed'
  readonly problem?: unknown
}
