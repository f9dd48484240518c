import { sql } from 'drizzle-orm'
import type { BehaviourContext } from './Behaviour'

/** The acting employee; null for other users and processes. */
export async function employeeOf({ rows, place }: BehaviourContext): Promise<string | null> {
  const found = await rows.execute<{ employeeId: string }>(sql`select u.employee_id as "employeeId"
    from user_account u join employee e on e.employee_id = u.employee_id where u.user_id = ${place.userId}`)
  return found.rows[0]?.employeeId ?? null
}
