import { genericVoucherCode, type ticketRefund } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../../behaviour/Behaviour'
import { changeState } from '../../../behaviour/changeState'
import type { RowOf } from '../../../behaviour/RowOf'
import { findRows } from '../../../behaviour/rows'
import type { Order } from '../ticketCodes'

/** The number of vouchers of an order that can no longer be refunded: exchanged or expired ones. */
export async function exchangedVouchers(
  { rows }: BehaviourContext,
  { platformOrderId }: Order,
): Promise<number> {
  const found = await rows.execute<{
    count: number
  }>(sql`select count(*)::int as count from generic_voucher_code c
    where c.platform_order_id = ${platformOrderId} and c.status not in ('UNUSED', 'REFUNDED')`)
  return found.rows[0]?.count ?? 0
}

/** Marks vouchers of a paid refund as refunded, so that they can no longer be exchanged. */
export async function refundVouchers(
  context: BehaviourContext,
  { platformOrderId, refundQuantity }: RowOf<typeof ticketRefund>,
): Promise<void> {
  const unused = sql`t.platform_order_id = ${platformOrderId} and t.status = 'UNUSED'`
  for (const code of await findRows(context, genericVoucherCode, unused, { limit: refundQuantity ?? 0 }))
    await changeState(context, genericVoucherCode, code, 'refund')
}
