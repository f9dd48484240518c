import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'

/**
 * The number of units in open refunds of an order.
 *
 * @param decided the refund that this transaction ends, and whose state it writes only later
 */
export async function openPieces(
  { rows }: BehaviourContext,
  orderKey: string | null,
  decided: string | null = null,
): Promise<number> {
  const found = await rows.execute<{
    pieces: number
  }>(sql`select coalesce(sum(t.refund_quantity), 0)::int as pieces
    from ticket_refund t where t.platform_order_id = ${orderKey} and t.status not in ('REJECTED', 'SUCCESS')
      and t.refund_id is distinct from ${decided}`)
  return found.rows[0]?.pieces ?? 0
}
