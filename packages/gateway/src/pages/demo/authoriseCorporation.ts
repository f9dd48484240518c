import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../database/tenant'
import { withTrail } from '../../resources/audit/withTrail'

/** The store whose corporation is authorised, and the user who authorises it. */
interface Authorised {
  readonly hotelId: string
  readonly brandId: string
  readonly userId: string
}

/** Name for a corporation that has none yet. */
const demoName = '演示企业'

/**
 * Records what a corporation's administrator has agreed to: the store's setting is authorised, and a sale channel has
 * the corporation. Earlier settings stay.
 */
export async function authoriseCorporation(rows: Transaction, store: Authorised): Promise<void> {
  const corpId = await corporationOf(rows, store.hotelId)
  const setting = { resource: 'wecomSetting', key: store.hotelId, kind: 'save' } as const
  const corpName = await withTrail(rows, store, setting, () => authoriseSetting(rows, store, corpId))
  await authoriseChannel(rows, store, { corpId, corpName })
}

/** The corporation that the store already has, in its own channel or its setting; otherwise a new one. */
async function corporationOf(rows: Transaction, hotelId: string): Promise<string> {
  const found = await rows.execute<{ corpId: string | null }>(sql`
    select coalesce(
      (select app_id from sale_channel where hotel_id = ${hotelId} and app_type = '7' and relation_type in ('1', '2')
        and app_id <> '' order by relation_type, created_at, channel_id limit 1),
      (select nullif(corp_id, '') from wecom_setting where hotel_id = ${hotelId})) as "corpId"`)
  return found.rows[0]?.corpId ?? `ww${randomBytes(8).toString('hex')}`
}

async function authoriseSetting(rows: Transaction, store: Authorised, corpId: string): Promise<string> {
  const { hotelId, brandId, userId } = store
  const found = await rows.execute<{ corpName: string }>(sql`
    insert into wecom_setting as t
      (brand_id, hotel_id, corp_name, corp_id, app_agent_id, app_secret, sync_scope, status, created_by, updated_by)
    values (${brandId}, ${hotelId}, ${demoName}, ${corpId}, '', '', '{}', 'AUTHORIZED', ${userId}, ${userId})
    on conflict (hotel_id) do update
      set status = 'AUTHORIZED', corp_id = excluded.corp_id, corp_name = coalesce(t.corp_name, excluded.corp_name),
        last_error = null, updated_at = now(), updated_by = ${userId}, version = t.version + 1
    returning corp_name as "corpName"`)
  return found.rows[0]?.corpName ?? demoName
}

async function authoriseChannel(
  rows: Transaction,
  { hotelId, brandId, userId }: Authorised,
  { corpId, corpName }: { corpId: string; corpName: string },
): Promise<void> {
  await rows.execute(sql`
    insert into sale_channel as t (brand_id, hotel_id, channel_id, channel_name, app_type, app_id, relation_type,
      merchant_id, principal_name, authorized_at, expire_at, auth_status, created_by, updated_by)
    values (${brandId}, ${hotelId}, ${randomUUID()}, '企业微信', '7', ${corpId}, '2', ${hotelId}, ${corpName}, now(),
      now() + interval '1 year', 'AUTHORIZED', ${userId}, ${userId})
    on conflict (hotel_id, app_type, app_id) do update
      set auth_status = 'AUTHORIZED', authorized_at = excluded.authorized_at, expire_at = excluded.expire_at,
        principal_name = coalesce(t.principal_name, excluded.principal_name), updated_at = now(),
        updated_by = ${userId}, version = t.version + 1`)
}
