import { findResource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Gateway } from '../gateway'
import { bindingOf } from '../resources/bindings'
import { readRow } from '../resources/reading'
import { reachOf } from '../resources/stores'
import { notFound, unauthenticated } from '../server/refusal'
import { requirePermission } from '../server/rights'
import { identityOf } from '../session/identity'

/**
 * The permission codes of the user, or of an employee visible to the user whose menu the user previews.
 *
 * @throws 403 if the user may not configure menus, 404 if the employee is not visible or has no login
 */
export async function codesOf(
  { database, asTenant }: Gateway,
  request: FastifyRequest,
  employeeId: unknown,
): Promise<readonly string[]> {
  if (!request.identity) throw unauthenticated()
  const own = request.identity
  if (employeeId === undefined) return own.permissions
  requirePermission(request, 'menuNode:edit')
  requirePermission(request, 'employee:view')
  const userId = await asTenant(request, async (rows) => {
    const employee = findResource('employee')
    const reach = reachOf(request, own.hotels.map(({ hotelId }) => hotelId).join(','))
    if (!employee || !(await readRow(rows, bindingOf(employee), reach, String(employeeId)))) throw notFound()
    const found = await rows.execute<{ user_id: string }>(
      sql`select user_id from user_account where brand_id = ${own.brandId} and employee_id = ${String(employeeId)}`,
    )
    return found.rows[0]?.user_id
  })
  const identity = userId === undefined ? undefined : await identityOf(database.signIn, userId)
  if (!identity) throw notFound()
  return identity.permissions
}
