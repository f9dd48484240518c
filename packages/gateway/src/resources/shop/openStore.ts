import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { refuse } from '../../behaviour/refuse'
import { reasons } from './strings'

/** Refuses orders at suspended and closed stores; a store under a licence audit continues to sell. @throws 422 */
export async function requireOpenStore({ rows, place }: BehaviourContext): Promise<void> {
  const { rowCount } = await rows.execute(sql`select from hotel h
    where h.hotel_id = ${place.hotelId} and h.audit_status in ('SUSPENDED', 'CLOSED')`)
  if (rowCount) refuse('store-closed', reasons.storeClosed)
}
