import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { refuse } from '../../behaviour/refuse'
import { reasons } from './strings'

/**
 * Refuses a pass whose scenic areas are all suspended. At a store with areas of its own for the pass, only these count.
 *
 * @throws 422 `area-suspended`
 */
export async function requireOpenArea(
  { rows, place }: BehaviourContext,
  ticketProductId: string | null,
): Promise<void> {
  const listed = JSON.stringify([{ ticketProductId }])
  const { rowCount } =
    await rows.execute(sql`with area as (select s.status, s.store_id = ${place.hotelId} as is_own
      from scenic s where s.brand_id = ${place.brandId} and s.status in ('PUBLISHED', 'SUSPENDED')
        and s.pass_products @> ${listed}::jsonb)
    select from area where is_own or not exists (select from area where is_own)
    having count(*) > 0 and bool_and(status = 'SUSPENDED')`)
  if (rowCount) refuse('area-suspended', reasons.areaSuspended)
}
