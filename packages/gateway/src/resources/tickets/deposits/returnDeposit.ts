import { depositOrder } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../../behaviour/Behaviour'
import { changeAlong } from '../../../behaviour/changeAlong'
import { findRows } from '../../../behaviour/rows'
import { changeHeld } from './accounts'
import { type DepositOrder, releasePieces } from './depositOrders'

/**
 * Sends a deposit back the way it came: its pieces return to the inventory, the account holds it no longer, and the payment
 * service is asked for it. The order's number makes a repetition harmless.
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

/** Returns several deposits, for one reason. */
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
