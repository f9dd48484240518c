import type { GuestOrder, GuestPayment, GuestProduct } from '@ebkit/core/services/guest'

/** What a guest fills in. */
export interface GuestEntry {
  readonly ticketProductId: string
  readonly specName: string
  readonly quantity: number
  readonly buyerName: string
  readonly buyerPhone: string
  /** Names, one for each traveller. */
  readonly travellers: readonly string[]
  /** `2026-12-01`, or empty. */
  readonly useDate: string
  readonly receiverAddress: string
  readonly payMethod: GuestPayment
}

/** A field of the order that can be missing or wrong. */
export type GuestField = 'buyerName' | 'buyerPhone' | 'travellers' | 'useDate' | 'receiverAddress'

/** Reasons that a guest can choose. */
export const refundReasons = ['plans', 'mistake', 'weather', 'closed'] as const
export type RefundReason = (typeof refundReasons)[number]

/** The refund that a guest requests. */
export interface RefundEntry {
  readonly quantity: number
  readonly reason: RefundReason
  readonly note: string
}

/** The state of the page that plays a guest. */
export interface GuestState {
  /** Undefined: not loaded yet. */
  readonly products: readonly GuestProduct[] | undefined
  readonly productsError?: unknown
  readonly entry: GuestEntry
  /** Fields that are missing or wrong, shown since the guest has tried to pay. */
  readonly missing: readonly GuestField[]
  /** The order that is shown; undefined: none. */
  readonly order: GuestOrder | undefined
  readonly orderError?: unknown
  /** Index of the code that is shown. */
  readonly shownCode: number
  readonly busy?: 'paying' | 'asking' | undefined
  readonly payError?: unknown
  readonly refund: RefundEntry
  readonly refundError?: unknown
}
