import { holdsPermission } from '@ebkit/rules/permissions'
import { sql } from 'drizzle-orm'
import type { UserRights } from '../../behaviour/Actor'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { refuse } from '../../behaviour/refuse'
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

/** What of a role is more than somebody with these rights has. */
function above(own: UserRights, given: RoleRights): readonly (keyof RoleRights)[] {
  const codes = given.roleLevel === 'BRAND' ? own.brandPermissions : own.permissions
  const isAbove: Partial<Record<keyof RoleRights, boolean>> = {
    permissions: !given.permissions.every((code) => holdsPermission(codes, code === 'all' ? '*' : code)),
    dataScope: widths[own.dataScope] < widths[given.dataScope],
    maxRefundAmount: own.maxRefundAmount < given.maxRefundAmount,
    viewSensitive: given.viewSensitive && !own.viewSensitive,
    canExport: given.canExport && !own.canExport,
  }
  return (Object.keys(isAbove) as (keyof RoleRights)[]).filter((name) => isAbove[name])
}

/** Work that no user does is limited by nothing. */
const isOfSystem = ({ place }: BehaviourContext) => place.userId === 'system'

/**
 * What of a role is more than the user who does the work has. The own rights are those that the request came with: what is
 * being saved may be the own roles.
 */
export function aboveOwn(context: BehaviourContext, given: RoleRights): readonly (keyof RoleRights)[] {
  const { rights } = context.place
  if (isOfSystem(context)) return []
  return rights ? above(rights, given) : ['permissions']
}

/** Whether the user who does the work has all rights of some roles, in force or not. */
export async function areRolesWithinOwn(
  context: BehaviourContext,
  roleIds: readonly string[],
): Promise<boolean> {
  if (!roleIds.length) return true
  const found = await context.rows.execute(sql`select r.role_level as "roleLevel", r.permissions,
    r.data_scope as "dataScope", r.view_sensitive as "viewSensitive", r.can_export as "canExport",
    r.max_refund_amount::float8 as "maxRefundAmount" from role r
    where r.brand_id = ${context.place.brandId} and r.role_id in ${[...roleIds]}`)
  return (found.rows as unknown as RoleRights[]).every((role) => !aboveOwn(context, role).length)
}

/** For actions. @throws 422 `above-own-rights` */
export function requireOwn(isOwn: boolean): void {
  if (!isOwn) refuse('above-own-rights', reasons.aboveOwnRights)
}

/** For fields of a form. */
export const aboveOwnRights = (path: string) => ({ path, code: 'aboveOwnRights' })
