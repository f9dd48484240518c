import { sql } from 'drizzle-orm'
import type { BehaviourContext } from './Behaviour'
import { BusinessRefusal, filled } from './refuse'
import { limits } from './strings'

/**
 * Refuses a refund that is larger than the roles of the user allow.
 *
 * @throws 403 `refund-limit`
 */
export async function requireRefundLimit({ rows, place }: BehaviourContext, amount: number): Promise<void> {
  const found = await rows.execute<{
    limit: number | null
  }>(sql`select max(r.max_refund_amount)::float8 as limit
    from user_account u
    join employee e on e.employee_id = u.employee_id
    join role r on r.brand_id = u.brand_id and r.role_id = any (e.role_ids) and r.status = 'ENABLED'
    where u.user_id = ${place.userId}`)
  const limit = found.rows[0]?.limit ?? 0
  if (amount > limit) {
    const text = filled(limits.refund, { limit: (limit / 100).toFixed(2) })
    throw new BusinessRefusal('refund-limit', text, { status: 403, limit })
  }
}
