import { sql } from 'drizzle-orm'
import type { Work } from './Behaviour'

/** The employee who works; without an id for guests and the system. */
export interface WorkingEmployee {
  readonly employeeId: string | null
  readonly name: string
}

/** Who does the work, for fields that keep it. */
export async function userOfWork({ rows, place }: Pick<Work, 'rows' | 'place'>): Promise<WorkingEmployee> {
  const { rows: found } = await rows.execute<{ id: string; name: string }>(
    sql`select e.employee_id as id, e.employee_name as name
      from user_account u join employee e on e.employee_id = u.employee_id where u.user_id = ${place.userId}`,
  )
  const [employee] = found
  return employee
    ? { employeeId: employee.id, name: employee.name }
    : { employeeId: null, name: place.userId }
}
