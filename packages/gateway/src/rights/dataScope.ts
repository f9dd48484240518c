import { ownerFields, type Resource } from '@ebkit/domain'
import { type SQL, sql } from 'drizzle-orm'
import { columnName } from '../database/columnName'
import type { UserIdentity } from '../session/identity'

/** The user whose data scope applies. */
export type ScopedUser = Pick<UserIdentity, 'dataScope' | 'employeeId' | 'userId'>

/**
 * The employees of an employee's department and of the departments below it; without a department only the employee.
 */
const colleaguesOf = (employeeId: string): SQL => sql`(
  with recursive own as (
    select d.department_id from department d join employee e using (department_id) where e.employee_id = ${employeeId}
    union select d.department_id from department d join own on d.parent_id = own.department_id
  )
  select e.employee_id from employee e
  where e.employee_id = ${employeeId} or e.department_id in (select department_id from own))`

/**
 * The rows `t` of a resource in a user's data scope: of rows that belong to employees, those of the user or of the
 * department, those that the user created, and those without an owner. Undefined: all rows of the stores that the
 * user sees.
 */
export function inDataScope(
  resource: Resource,
  { dataScope, employeeId, userId }: ScopedUser,
): SQL | undefined {
  if (dataScope === 'ALL' || dataScope === 'HOTEL') return undefined
  const owners = ownerFields(resource).map((name) => sql`t.${sql.identifier(columnName(name))}`)
  if (!owners.length) return undefined
  const among = dataScope === 'SELF' ? sql`(${employeeId})` : colleaguesOf(employeeId)
  return sql`(t.created_by = ${userId} or coalesce(${sql.join([...owners, sql`''`], sql`, `)}) = ''
    or ${sql.join(
      owners.map((owner) => sql`${owner} in ${among}`),
      sql` or `,
    )})`
}
