import { ticketOrder } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../../behaviour/Behaviour'
import { changeAlong } from '../../../behaviour/changeAlong'
import { findRows } from '../../../behaviour/rows'

/** Reactivates expired orders whose codes have become valid again. */
export async function reopenOrders(context: BehaviourContext, orderKeys: readonly string[]): Promise<void> {
  const expired = sql`t.platform_order_id = any (${sql.param(orderKeys)}::text[]) and t.status = 'EXPIRED'`
  for (const order of await findRows(context, ticketOrder, expired)) {
    const status = (order.usedCount ?? 0) > 0 ? 'PART_USED' : 'PAID'
    await changeAlong(context, ticketOrder, order, 'reactivate', { status })
  }
}
