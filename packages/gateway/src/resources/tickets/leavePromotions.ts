import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'

/** Removes a product from the running promotions. */
export async function leavePromotions({ rows, place }: BehaviourContext, key: string): Promise<void> {
  await rows.execute(sql`update ticket_promotion t set version = t.version + 1, updated_at = now(),
      updated_by = ${place.userId},
      products = coalesce((select jsonb_agg(p) from jsonb_array_elements(t.products) p
        where p->>'ticketProductId' is distinct from ${key}), '[]'::jsonb)
    where t.brand_id = ${place.brandId} and t.status = 'RUNNING'
      and exists (select from jsonb_array_elements(t.products) p where p->>'ticketProductId' = ${key})`)
}
