import { sql } from 'drizzle-orm'
import type { BehaviourContext } from './Behaviour'

/** The name of the employee who does the work, for rows that keep it; that of the account for work that no employee does. */
export async function userName({ rows, place }: Pick<BehaviourContext, 'rows' | 'place'>): Promise<string> {
  const { rows: found } = await rows.execute<{ name: string }>(sql`select e.employee_name as name
    from user_account u join employee e on e.employee_id = u.employee_id where u.user_id = ${place.userId}`)
  return found[0]?.name ?? place.userId
}
