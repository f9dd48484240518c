import { ticketOrder } from '@ebkit/domain'
import { daysBetween } from '@ebkit/rules/dates'
import { formatCents } from '@ebkit/rules/products'
import type { BehaviourContext } from '../../../behaviour/Behaviour'
import { storeDay } from '../../../behaviour/numbers'
import { requireRefundLimit } from '../../../behaviour/refundLimit'
import { filled, refuse } from '../../../behaviour/refuse'
import { findRow } from '../../../behaviour/rows'
import { refundNow } from '../refundNow'
import { reasons } from '../strings'
import { cardOf, type Holder } from './cardDates'

/** The unused share of a card, from 0 to 1: of its uses if they are limited, otherwise of its days. */
function restOf({ totalTimes, remainTimes, startDate, endDate }: Holder): number {
  if (totalTimes) return (remainTimes ?? 0) / totalTimes
  if (!startDate || !endDate) return 1
  const [all, left] = [daysBetween(startDate, endDate) + 1, daysBetween(storeDay(), endDate) + 1]
  return Math.min(1, Math.max(0, left / Math.max(1, all)))
}

/** The largest refund, in cents, that the refund rule of the card allows. @throws 422 if it allows none */
async function refundable(context: BehaviourContext, holder: Holder): Promise<number> {
  const paid = holder.payAmount ?? 0
  const card = await cardOf(context, holder)
  const isUsed = (holder.usedTimes ?? 0) > 0
  if (card?.refundType === 'none' || (card?.refundType === 'unused' && isUsed))
    refuse('card-refund', reasons.cardRefund)
  return card?.refundType === 'ratio' ? Math.floor(paid * restOf(holder)) : paid
}

/**
 * Refunds a card by its refund rule, through the payment method of its order; without an order, the counter pays.
 *
 * @throws 422
 */
export async function refundCard(
  context: BehaviourContext,
  holder: Holder,
  amount: number,
  reason: string,
): Promise<void> {
  const left = await refundable(context, holder)
  if (amount > left)
    refuse('card-refund-amount', filled(reasons.cardRefundAmount, { left: formatCents(left) }))
  await requireRefundLimit(context, amount)
  const order = await findRow(context, ticketOrder, holder.platformOrderId)
  if (!order) return
  const asked = { quantity: 1, amount, reason, source: 'merchant', waivesFee: true, isOfCard: true } as const
  await refundNow(context, order, asked)
}
