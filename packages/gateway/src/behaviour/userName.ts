import { sql } from 'drizzle-orm'
import type { BehaviourContext } from './Behaviour'

/** The name of the acting employee, for rows that store it; otherwise that of the account. */
export async function userName({ rows, place }: Pick<BehaviourContext, 'rows' | 'place'>): Promise<string> {
  const { rows: found } = await rows.execute<{ name: string }>(sql`select e.employee_name as name
    from user_account u join employee e on e.employee_id = u.employee_id where u.user_id = ${place.userId}`)
  return found[0]?.name ?? place.userId
}
