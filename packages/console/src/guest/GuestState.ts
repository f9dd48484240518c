import type { GuestOrder, GuestPayment, GuestProduct } from '@ebkit/core/services/guest'

/** What a guest fills in. */
export interface GuestEntry {
  readonly ticketProductId: string
  readonly specName: string
  readonly quantity: number
  readonly buyerName: string
  readonly buyerPhone: string
  /** Names, one for each that is needed. */
  readonly travellers: readonly string[]
  /** `2026-12-01`, or empty. */
  readonly useDate: string
  readonly receiverAddress: string
  readonly payMethod: GuestPayment
}

/** A field of the order that is not filled in as it must be. */
export type GuestField = 'buyerName' | 'buyerPhone' | 'travellers' | 'useDate' | 'receiverAddress'

/** Reasons that a guest can choose. */
export const refundReasons = ['plans', 'mistake', 'weather', 'closed'] as const
export type RefundReason = (typeof refundReasons)[number]

/** What a guest asks back. */
export interface RefundEntry {
  readonly quantity: number
  readonly reason: RefundReason
  readonly note: string
}

/** What the page that plays a guest knows. */
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
  /** Which of its codes is shown. */
  readonly shownCode: number
  readonly busy?: 'paying' | 'asking' | undefined
  readonly payError?: unknown
  readonly refund: RefundEntry
  readonly refundError?: unknown
}
