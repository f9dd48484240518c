import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { refuse } from '../../behaviour/refuse'
import { reasons } from './strings'

/**
 * Those of some passes whose scenic areas are all suspended. At a store with areas of its own for a pass, only these count.
 */
export async function suspendedPasses(
  { rows, place }: BehaviourContext,
  ticketProductIds: readonly (string | null)[],
): Promise<ReadonlySet<string>> {
  const passes = sql.param([...new Set(ticketProductIds.filter(Boolean))])
  const found = await rows.execute<{ pass: string }>(sql`with area as (
      select given.pass, s.status, s.store_id = ${place.hotelId} as is_own
      from unnest(${passes}::text[]) as given(pass) join scenic s
        on s.pass_products @> jsonb_build_array(jsonb_build_object('ticketProductId', given.pass))
      where s.brand_id = ${place.brandId} and s.status in ('PUBLISHED', 'SUSPENDED'))
    select pass from area where is_own or not exists (select from area own where own.is_own and own.pass = area.pass)
    group by pass having bool_and(status = 'SUSPENDED')`)
  return new Set(found.rows.map(({ pass }) => pass))
}

/**
 * Refuses a pass whose scenic areas are all suspended.
 *
 * @throws 422 `area-suspended`
 */
export async function requireOpenArea(
  context: BehaviourContext,
  ticketProductId: string | null,
): Promise<void> {
  const { size } = await suspendedPasses(context, [ticketProductId])
  if (size) refuse('area-suspended', reasons.areaSuspended)
}
