import { depositOrder } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../../behaviour/Behaviour'
import { changeAlong } from '../../../behaviour/changeAlong'
import { requireRefundLimit } from '../../../behaviour/refundLimit'
import { findRows } from '../../../behaviour/rows'
import { changeHeld } from './accounts'
import { type DepositOrder, releasePieces } from './depositOrders'

/**
 * Refunds a deposit: returns its units to the inventory, deducts it from the account, and requests the refund from the
 * payment service. The order number makes the request idempotent.
 */
export async function returnDeposit(
  context: BehaviourContext,
  order: DepositOrder,
  name: string,
): Promise<void> {
  const key = String(order.depositOrderId)
  const { hotelId, transactionNo, payMethod, depositAmount: amount } = order
  await releasePieces(context, order)
  await changeHeld(context, order, -(amount ?? 0), name)
  const content = { refundId: key, transactionNo, payMethod, amount }
  await context.ask({
    channel: 'payment',
    kind: 'depositRefund',
    resource: depositOrder,
    key,
    hotelId,
    content,
  })
}

/** Checks deposits that a user decides to refund. @throws 403 if one is larger than the user's roles allow */
export const requireReturnLimit = (
  context: BehaviourContext,
  orders: readonly DepositOrder[],
): Promise<void> =>
  requireRefundLimit(context, Math.max(0, ...orders.map(({ depositAmount }) => depositAmount ?? 0)))

/** Refunds several deposits for one reason, and changes the state of their orders. */
export async function returnDeposits(
  context: BehaviourContext,
  orders: readonly DepositOrder[],
  refundReason: string,
): Promise<void> {
  for (const order of orders) {
    await returnDeposit(context, order, 'refundDeposit')
    await changeAlong(context, depositOrder, order, 'refundDeposit', { status: 'REFUNDED', refundReason })
  }
}

/** SQL: the deposit of the order `t` is held. */
export const isHeld = "t.status in ('DEPOSIT_PAID', 'WAIT_BALANCE')"

/** Held deposits of a member at a store, locked. */
export const heldOf = (
  context: BehaviourContext,
  memberId: string | null,
  hotelId: string,
  more = sql`true`,
) =>
  findRows(
    context,
    depositOrder,
    sql`t.member_id = ${memberId} and t.hotel_id = ${hotelId} and ${sql.raw(isHeld)} and ${more}`,
  )
