import { employee } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { refuse } from '../../behaviour/refuse'
import { changeRow } from '../../behaviour/rows'
import { reasons } from './strings'

/**
 * Binds the WeChat account of an employee who scanned the code of their department, or of one above it.
 *
 * @returns the employee's id
 * @throws 422 `not-of-department`
 */
export async function bindWechat(
  context: BehaviourContext,
  departmentId: string,
  phone: string,
): Promise<string> {
  const { brandId, hotelId } = context.place
  const found = await context.rows.execute(sql`
    with recursive below as (
      select department_id from department
        where brand_id = ${brandId} and hotel_id = ${hotelId} and department_id = ${departmentId}
      union select d.department_id from department d join below b on d.parent_id = b.department_id
        where d.brand_id = ${brandId})
    select employee_id as "employeeId" from employee where brand_id = ${brandId} and hotel_id = ${hotelId}
      and phone = ${phone} and status = 'ON_JOB' and department_id in (select department_id from below) limit 1`)
  const [{ employeeId } = {}] = found.rows as { employeeId?: string }[]
  if (employeeId === undefined) refuse('not-of-department', reasons.notOfDepartment)
  await changeRow(context, employee, employeeId, { wechatBound: true })
  return employeeId
}
