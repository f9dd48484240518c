import { createRandom } from '../../random'
import { hashOf } from '../hashOf'
import type { SeedRow } from '../SeedRow'
import { day, momentOf } from '../values/moments'

export type CodeState = 'UNUSED' | 'USED' | 'LOCKED' | 'REFUNDED' | 'EXPIRED' | 'INVALID'
export type RefundState = 'APPLYING' | 'PROCESSING' | 'SUCCESS' | 'FAILED' | 'REJECTED'

/** What happened to an order after it was paid. */
export interface TicketFate {
  /** The state of each piece's code; empty for mailed goods and unpaid orders. */
  readonly codes: readonly CodeState[]
  readonly refund?: { readonly state: RefundState; readonly quantity: number }
}

/** Random numbers of an order: the same sequence in every function that asks for it. */
export const randomOf = ({ platformOrderId }: SeedRow, purpose = '') =>
  createRandom(hashOf(`${platformOrderId}${purpose}`))

const repeated = (state: CodeState, count: number): CodeState[] => Array.from({ length: count }, () => state)

function fateOfPaid(order: SeedRow, quantity: number): TicketFate {
  const random = randomOf(order, 'fate')
  const part = random.next()
  // Gifts cost nothing, so there is nothing to refund.
  if (part < 0.22 && Number(order.payAmount) >= quantity) {
    const state =
      (['APPLYING', 'PROCESSING', 'FAILED', 'REJECTED', 'APPLYING'] as const)[random.between(0, 4)] ??
      'APPLYING'
    const rest = repeated('UNUSED', quantity - 1)
    return { codes: [state === 'REJECTED' ? 'UNUSED' : 'LOCKED', ...rest], refund: { state, quantity: 1 } }
  }
  return { codes: [...repeated('UNUSED', quantity - 1), part > 0.94 ? 'INVALID' : 'UNUSED'] }
}

/** The codes and the refund of an order, derived from its state. */
export function fateOf(order: SeedRow): TicketFate {
  const quantity = Number(order.quantity)
  const isMailed = order.shipType === 'mail'
  const codes = (...states: CodeState[]) => (isMailed ? [] : states)
  if (order.status === 'COMPLETED') return { codes: codes(...repeated('USED', quantity)) }
  if (order.status === 'EXPIRED') return { codes: codes(...repeated('EXPIRED', quantity)) }
  if (order.status === 'REFUNDED')
    return { codes: codes(...repeated('REFUNDED', quantity)), refund: { state: 'SUCCESS', quantity } }
  if (order.status === 'PART_USED') return { codes: codes('USED', ...repeated('UNUSED', quantity - 1)) }
  return order.status === 'PAID' ? fateOfPaid(order, quantity) : { codes: [] }
}

/** The price paid for each piece of an order; the last piece takes the remainder. */
export function sharesOf({ payAmount, quantity }: SeedRow): number[] {
  const [paid, pieces] = [Number(payAmount), Number(quantity)]
  const share = Math.floor(paid / pieces)
  return Array.from({ length: pieces }, (_, place) =>
    place < pieces - 1 ? share : paid - share * (pieces - 1),
  )
}

/** When a code of an order is verified: on its day of use, between 9:00 and 20:00. */
export function verifiedAt(order: SeedRow, place: number, now: number): number {
  const random = randomOf(order, `verify${place}`)
  const hours = [9, 10, 10, 10, 11, 13, 14, 14, 14, 16, 18, 19]
  const start = momentOf(String(order.useDate))
  const time = start + random.pick(hours) * (day / 24) + random.between(0, 3500) * 1000
  const earliest = momentOf(String(order.payTime)) + 600_000
  return Math.min(now - 60_000, Math.max(time, earliest))
}

/** The amount refunded for pieces: their prices less the product's fee, in percent. */
export function refundOf(order: SeedRow, quantity: number, rate: number) {
  const applyAmount = sharesOf(order)
    .slice(0, quantity)
    .reduce((sum, share) => sum + share, 0)
  const feeAmount = Math.round((applyAmount * rate) / 100)
  return { applyAmount, feeAmount, refundAmount: applyAmount - feeAmount }
}
