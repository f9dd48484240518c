import { holdsPermission } from '@ebkit/rules/permissions'
import { sql } from 'drizzle-orm'
import type { UserRights } from '../../behaviour/Actor'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { refuse } from '../../behaviour/refuse'
import type { DataScope } from '../../session/identity'
import { reasons } from './strings'

/** The rights that a role grants. */
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

/** The rights of a role that exceed a user's own rights. */
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

/** The system acts without limits. */
const isOfSystem = ({ place }: BehaviourContext) => place.userId === 'system'

/**
 * The rights of a role that exceed those of the acting user. These are the rights at the start of the request, because
 * the user may be saving their own roles.
 */
export function aboveOwn(context: BehaviourContext, given: RoleRights): readonly (keyof RoleRights)[] {
  const { rights } = context.place
  if (isOfSystem(context)) return []
  return rights ? above(rights, given) : ['permissions']
}

/** Whether the acting user has all rights of these roles, including disabled ones. */
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

/** Refuses an action. @throws 422 `above-own-rights` */
export function requireOwn(isOwn: boolean): void {
  if (!isOwn) refuse('above-own-rights', reasons.aboveOwnRights)
}

/** The problem of a form field that exceeds the own rights. */
export const aboveOwnRights = (path: string) => ({ path, code: 'aboveOwnRights' })
