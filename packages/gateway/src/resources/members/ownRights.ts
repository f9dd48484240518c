import { holdsPermission } from '@ebkit/rules/permissions'
import { sql } from 'drizzle-orm'
import type { Work } from '../../behaviour/Behaviour'
import { refuse } from '../../behaviour/refuse'
import type { UserRights } from '../../behaviour/WorkPlace'
import type { DataScope } from '../../session/identity'
import { reasons } from './strings'

/** What a role gives. */
export interface RoleRights {
  readonly roleLevel: string
  readonly permissions: readonly string[]
  readonly dataScope: DataScope
  readonly viewSensitive: boolean
  readonly canExport: boolean
  /** Cents. */
  readonly maxRefundAmount: number
}

const widths: Readonly<Record<DataScope, number>> = { SELF: 0, DEPARTMENT: 1, HOTEL: 2, ALL: 3 }

/** Whether somebody with these rights has everything that a role gives. */
function isWithin(own: UserRights, given: RoleRights): boolean {
  const codes = given.roleLevel === 'BRAND' ? own.brandPermissions : own.permissions
  return (
    given.permissions.every((code) => holdsPermission(codes, code === 'all' ? '*' : code)) &&
    widths[own.dataScope] >= widths[given.dataScope] &&
    own.maxRefundAmount >= given.maxRefundAmount &&
    (own.viewSensitive || !given.viewSensitive) &&
    (own.canExport || !given.canExport)
  )
}

/** Work that no user does is limited by nothing. */
const isOfSystem = ({ place }: Work) => place.userId === 'system'

/**
 * Whether the user who does the work has all rights of some roles. The own rights are those that the request came with: what
 * is being saved may be the own roles.
 */
export function areWithinOwn(work: Work, given: readonly RoleRights[]): boolean {
  const { rights } = work.place
  return isOfSystem(work) || given.every((role) => rights !== undefined && isWithin(rights, role))
}

/** The same for roles by their ids, in force or not. */
export async function areRolesWithinOwn(work: Work, roleIds: readonly string[]): Promise<boolean> {
  if (!roleIds.length) return true
  const found = await work.rows.execute(sql`select r.role_level as "roleLevel", r.permissions,
    r.data_scope as "dataScope", r.view_sensitive as "viewSensitive", r.can_export as "canExport",
    r.max_refund_amount::float8 as "maxRefundAmount" from role r
    where r.brand_id = ${work.place.brandId} and r.role_id in ${[...roleIds]}`)
  return areWithinOwn(work, found.rows as unknown as RoleRights[])
}

/** For actions. @throws 422 `above-own-rights` */
export function requireOwn(isOwn: boolean): void {
  if (!isOwn) refuse('above-own-rights', reasons.aboveOwnRights)
}

/** For fields of a form. */
export const aboveOwnRights = (path: string) => ({ path, code: 'aboveOwnRights' })
