import type { Row } from '@ebkit/core/services/rows'
import type {
  DeskCard,
  DeskCode,
  DeskDay,
  DeskMethod,
  DeskObstacle,
} from '@ebkit/core/services/verificationDesk'

/** What an entry turned out to be. */
export type EntryKind = 'code' | 'phone' | 'order' | 'card'

/** The codes that were found, and which of them are to be verified. */
export interface ShownCodes {
  readonly kind: 'codes'
  readonly entered: string
  readonly as: Exclude<EntryKind, 'card'>
  readonly codes: readonly DeskCode[]
  /** Keys of codes. */
  readonly ticked: readonly string[]
}

export interface ShownCard {
  readonly kind: 'card'
  readonly entered: string
  readonly card: DeskCard
  /** Index of the right that is chosen. */
  readonly right: number
  readonly persons: number
}

/** A verification under way: the gateway has not answered, so its outcome is unknown. */
export interface ShownFailure {
  readonly kind: 'failed'
  readonly entered: string
  readonly during: 'look-up' | 'verification'
  readonly error: unknown
  /** Milliseconds since 1970. */
  readonly since: number
}

export interface ShownSuccess {
  readonly kind: 'done'
  readonly entered: string
  readonly name: string
  readonly quantity: number
  /** Visitors with a card instead of codes. */
  readonly isCard: boolean
  /** Cents; of cards unknown. */
  readonly amount: number | undefined
  readonly holder: string
  readonly coverImage: string | undefined
  /** Milliseconds since 1970. */
  readonly at: number
  readonly codes: readonly string[]
  /** Codes that the gateway refused, each with its reason. */
  readonly refused: readonly { readonly code: string; readonly message: string }[]
  /** The scanner has read it once more since. */
  readonly isRepeated: boolean
}

export interface ShownNothing {
  readonly kind: 'nothing'
  readonly entered: string
  readonly as: EntryKind
}

/** What the one place for all results shows. */
export type Shown = ShownCodes | ShownCard | ShownFailure | ShownSuccess | ShownNothing

/** An entry before the one that is shown, which could not be verified or whose outcome is unknown. */
export interface PastEntry {
  readonly entered: string
  readonly name: string
  readonly obstacle: DeskObstacle | undefined
  /** The gateway did not answer. */
  readonly isOpen: boolean
}

export interface DeskState {
  /** The text in the field. */
  readonly entered: string
  readonly status: 'idle' | 'looking' | 'verifying'
  /** The button waits for the answer, for three seconds at most. */
  readonly isLocked: boolean
  readonly shown?: Shown | undefined
  readonly past: readonly PastEntry[]
  readonly day?: DeskDay | undefined
  readonly records?: readonly Row[] | undefined
  /** Why the day or the newest records could not be read last. */
  readonly dayError?: unknown
  /** Grows with every verification and undoing. */
  readonly changes: number
}

/** Codes of a verification, kept until its outcome is known. */
export interface Pending {
  readonly requestId: string
  readonly method: DeskMethod
  readonly shown: ShownCodes | ShownCard
}
