import type { Identity } from '@ebkit/protocol/calls/session'
import { commonPermissions } from '@ebkit/rules/permissions'
import type { SignInQueries } from '../database/open'
import type { Tenant } from '../database/tenant'
import { brandHue } from './brandHue'

/**
 * Which employees' rows a user sees: all, those of the stores, those of the department and below, or the user's own.
 */
export type DataScope = 'ALL' | 'HOTEL' | 'DEPARTMENT' | 'SELF'

/** A signed-in user, with data that only the gateway needs. */
export interface UserIdentity extends Identity {
  readonly employeeId: string
  /** The widest of the user's roles. */
  readonly dataScope: DataScope
  /** Whether one of the roles may export; each export needs its permission code too. */
  readonly canExport: boolean
  /** Whether one of the roles may reveal masked values, by the code of `reveal`. */
  readonly viewSensitive: boolean
  /** The highest refund that one of the roles may make, in cents; 0: none. */
  readonly maxRefundAmount: number
}

interface Row {
  user_id: string
  account: string
  admin_id: string | null
  employee_name: string
  only_hotel: string | null
  scopes: string[] | null
  home: string
  brand_id: string
  brand_name: string
  theme_color: string
  permissions: string[]
  brand_permissions: string[]
  employee_id: string
  data_scope: DataScope
  can_export: boolean
  view_sensitive: boolean
  max_refund_amount: number
  hotels: { hotelId: string; hotelName: string }[]
  is_stale: boolean
}

/** The source of an identity: a session, a token, an account … */
export interface Source {
  /** Name of the prepared statement. */
  readonly name: string
  /**
   * Selects one row `user_id, hotel_id, scopes, is_stale` or none. hotel_id: the only accessible store; null: all
   * that the user sees, starting with the home store. scopes: the maximum permissions; null: all that the user has.
   */
  readonly text: string
  readonly values: readonly string[]
}

/** A user, and whether the source should record the use. */
export interface Found {
  readonly identity: UserIdentity
  readonly isStale: boolean
}

/**
 * Reads everything about a user in one statement. Roles and stores are read on every request, so that a revoked role,
 * a locked employee or a disabled brand takes effect at once. Users with a role with the data scope ALL see all
 * stores.
 */
const statement = (source: string) => `
  select u.user_id, u.account, u.admin_id, e.employee_name, b.brand_id, b.brand_name, b.theme_color,
    source.hotel_id as only_hotel, source.scopes, e.hotel_id as home, source.is_stale,
    e.employee_id, roles.*, hotels.list as hotels
  from (${source}) source
  join user_account u on u.user_id = source.user_id and not u.disabled
  join employee e on e.employee_id = u.employee_id and e.status = 'ON_JOB' and e.can_login
  join brand b on b.brand_id = u.brand_id and b.status = 'ENABLED'
  cross join lateral (
    select coalesce(array_agg(distinct code) filter (where code is not null), '{}') as permissions,
      coalesce(array_agg(distinct code) filter (where code is not null and r.role_level = 'BRAND'), '{}') as brand_permissions,
      coalesce(bool_or(r.data_scope = 'ALL'), false) as sees_all,
      case when bool_or(r.data_scope = 'ALL') then 'ALL' when bool_or(r.data_scope = 'HOTEL') then 'HOTEL'
        when bool_or(r.data_scope = 'DEPARTMENT') then 'DEPARTMENT' else 'SELF' end as data_scope,
      coalesce(bool_or(r.can_export), false) as can_export,
      coalesce(bool_or(r.view_sensitive), false) as view_sensitive,
      coalesce(max(r.max_refund_amount), 0)::float8 as max_refund_amount
    from role r left join lateral unnest(r.permissions) code on true
    where r.brand_id = u.brand_id and r.role_id = any (e.role_ids) and r.status = 'ENABLED'
  ) roles
  cross join lateral (
    select coalesce(json_agg(json_build_object('hotelId', h.hotel_id, 'hotelName', h.hotel_name) order by h.hotel_id), '[]') as list
    from hotel h
    where h.brand_id = u.brand_id and h.audit_status <> 'CLOSED'
      and (roles.sees_all or h.hotel_id = e.hotel_id or h.hotel_id = any (e.manage_hotel_ids))
  ) hotels`

/**
 * The current store of a user: the token's, else the home store, else the first open one; none without access to it.
 */
function placeOf({ only_hotel: only, home, hotels }: Row): string | undefined {
  const sees = (id: string) => hotels.some((hotel) => hotel.hotelId === id)
  if (only !== null) return sees(only) ? only : undefined
  return sees(home) ? home : hotels[0]?.hotelId
}

/** The part of the user's rights that is accessible, never more. */
function reachOf({
  only_hotel: only,
  scopes,
  hotels,
  permissions,
  brand_permissions: brandPermissions,
}: Row): Pick<Identity, 'hotels' | 'permissions' | 'brandPermissions'> {
  const within = (codes: string[]) => (scopes === null ? codes : commonPermissions(codes, scopes))
  return {
    hotels: only === null ? hotels : hotels.filter(({ hotelId }) => hotelId === only),
    permissions: within(permissions),
    brandPermissions: within(brandPermissions),
  }
}

/** Reads a user's identity; undefined if there is none, or the user may not use the console. */
export async function findIdentity(
  queries: SignInQueries,
  { name, text, values }: Source,
): Promise<Found | undefined> {
  // planning this statement takes longer than running it, so it is prepared once per connection
  const query = { name: `identity of ${name}`, text: statement(text), values: [...values] }
  const row = (await queries.$client.query<Row>(query)).rows[0]
  const hotelId = row && placeOf(row)
  if (!row || !hotelId) return undefined
  const identity = {
    userId: row.user_id,
    userName: row.employee_name,
    account: row.account,
    adminId: row.admin_id,
    brandId: row.brand_id,
    brandName: row.brand_name,
    brandHue: brandHue(row.theme_color),
    hotelId,
    employeeId: row.employee_id,
    dataScope: row.data_scope,
    canExport: row.can_export,
    viewSensitive: row.view_sensitive,
    maxRefundAmount: row.max_refund_amount,
    ...reachOf(row),
  }
  return { identity, isStale: row.is_stale }
}

/** Reads the identity of one user. */
export async function identityOf(queries: SignInQueries, userId: string): Promise<UserIdentity | undefined> {
  const text = 'select $1::text as user_id, null::text as hotel_id, null::text[] as scopes, false as is_stale'
  return (await findIdentity(queries, { name: 'user', text, values: [userId] }))?.identity
}

/** The rows that a user may see. */
export const tenantOf = (identity: Identity): Tenant => ({
  brandId: identity.brandId,
  hotelIds: identity.hotels.map((hotel) => hotel.hotelId),
  userId: identity.userId,
})
