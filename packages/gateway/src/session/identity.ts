import type { Identity } from '@ebkit/protocol'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries, Tenant } from '../database/tenant'
import { brandHue } from './brandHue'

interface Row extends Record<string, unknown> {
  user_id: string
  account: string
  admin_id: string | null
  employee_name: string
  hotel_id: string
  brand_id: string
  brand_name: string
  theme_color: string
  permissions: string[]
  hotels: { hotelId: string; hotelName: string }[]
}

/**
 * Everything about a user in one statement. Roles and stores are read on every request: a role that was taken away, a
 * locked employee or a disabled brand counts at once. Who sees all stores: holders of a role with the data scope ALL.
 */
const statement = (source: SQL) => sql`
  select u.user_id, u.account, u.admin_id, e.employee_name, b.brand_id, b.brand_name, b.theme_color,
    coalesce(source.hotel_id, e.hotel_id) as hotel_id,
    roles.permissions, hotels.list as hotels
  from (${source}) source
  join user_account u on u.user_id = source.user_id and not u.disabled
  join employee e on e.employee_id = u.employee_id and e.status = 'ON_JOB' and e.can_login
  join brand b on b.brand_id = u.brand_id and b.status = 'ENABLED'
  cross join lateral (
    select coalesce(array_agg(distinct code) filter (where code is not null), '{}') as permissions,
      coalesce(bool_or(r.data_scope = 'ALL'), false) as sees_all
    from role r left join lateral unnest(r.permissions) code on true
    where r.brand_id = u.brand_id and r.role_id = any (e.role_ids) and r.status = 'ENABLED'
  ) roles
  cross join lateral (
    select coalesce(json_agg(json_build_object('hotelId', h.hotel_id, 'hotelName', h.hotel_name) order by h.hotel_id), '[]') as list
    from hotel h
    where h.brand_id = u.brand_id and h.audit_status <> 'CLOSED'
      and (roles.sees_all or h.hotel_id = e.hotel_id or h.hotel_id = any (e.manage_hotel_ids))
  ) hotels`

/** Reads who a user is. `source` selects one row `user_id, hotel_id` (null: the employee's own store), or none. */
export async function readIdentity(signIn: Queries, source: SQL): Promise<Identity | undefined> {
  const { rows } = await signIn.execute<Row>(statement(source))
  const row = rows[0]
  if (!row?.hotels.some((hotel) => hotel.hotelId === row.hotel_id)) return undefined
  return {
    userId: row.user_id,
    userName: row.employee_name,
    account: row.account,
    adminId: row.admin_id,
    brandId: row.brand_id,
    brandName: row.brand_name,
    brandHue: brandHue(row.theme_color),
    hotelId: row.hotel_id,
    hotels: row.hotels,
    permissions: row.permissions,
  }
}

/** Reads who one user is, at the employee's own store. */
export const identityOf = (signIn: Queries, userId: string) =>
  readIdentity(signIn, sql`select ${userId}::text as user_id, null::text as hotel_id`)

/** The rows that a user may see. */
export const tenantOf = (identity: Identity): Tenant => ({
  brandId: identity.brandId,
  hotelIds: identity.hotels.map((hotel) => hotel.hotelId),
})
