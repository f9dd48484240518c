import { randomUUID } from 'node:crypto'
import { findResource, type ServedResource } from '@ebkit/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../database/tenant'
import { recordChange } from '../resources/audit/recordChange'
import { bindingOf } from '../resources/bindings'

/** Whose mini-program, and on which platform. */
export interface Platform {
  readonly brandId: string
  readonly hotelId: string
  readonly userId: string
  readonly platformType: string
}

/** The permissions that the platform's own pages grant. @spec W-MPA-13 */
export interface Granted {
  readonly appletRegister: boolean
  readonly appletManager: boolean
  readonly platformRegister: boolean
}

/** What registration needs to know about a mini-program. */
export interface Applet extends Granted {
  readonly appletId: string
  readonly appletStatus: '0' | '1' | '3'
  /** The platform's own id, which it has once it is registered. */
  readonly originalId: string | null
}

export const isAuthorised = ({ appletRegister, appletManager, platformRegister }: Granted): boolean =>
  appletRegister && appletManager && platformRegister

/** The brand's mini-program on a platform. */
export async function appletOf(rows: Transaction, platform: Platform): Promise<Applet | undefined> {
  const found = await rows.execute<Applet & Record<string, unknown>>(sql`
    select applet_id as "appletId", applet_status as "appletStatus", original_id as "originalId",
      applet_register as "appletRegister", applet_manager as "appletManager", platform_register as "platformRegister"
    from applet where brand_id = ${platform.brandId} and platform_type = ${platform.platformType}`)
  return found.rows[0]
}

/** Changes the brand's mini-program, and records in its audit trail what is different. */
async function change(rows: Transaction, platform: Platform, changing: SQL): Promise<void> {
  const resource = findResource('applet') as ServedResource
  const whole = sql`select ${sql.raw(bindingOf(resource).everything)} from applet t
    where t.brand_id = ${platform.brandId} and t.platform_type = ${platform.platformType} for no key update of t`
  const rowNow = async () => (await rows.execute<Record<string, unknown>>(whole)).rows[0]
  const before = await rowNow()
  const { rowCount } = await rows.execute(changing)
  if (!rowCount) return
  const after = await rowNow()
  const key = String(after?.appletId)
  await recordChange(rows, platform, { resource, key, kind: 'save', before, after })
}

/** Its base configuration is recorded: it can be registered. @spec W-MPA-5 W-MPA-7 */
export async function openApplet(
  rows: Transaction,
  platform: Platform,
  { appId, appletAppId }: { appId: string; appletAppId: string },
): Promise<void> {
  const { brandId, userId, platformType } = platform
  await change(
    rows,
    platform,
    sql`
    update applet t set applet_status = '1', register_status = '1', app_id = nullif(${appId}, ''),
      applet_app_id = nullif(${appletAppId}, ''), updated_at = now(), updated_by = ${userId}, version = t.version + 1
    where t.brand_id = ${brandId} and t.platform_type = ${platformType} and t.applet_status = '0'`,
  )
}

/** Its registration has succeeded. @spec W-MPA-9 */
export const finishRegistration = (rows: Transaction, platform: Platform): Promise<void> =>
  change(
    rows,
    platform,
    sql`
    update applet t set register_status = '3', applet_status = '3', updated_at = now(),
      updated_by = ${platform.userId}, version = t.version + 1
    where t.brand_id = ${platform.brandId} and t.platform_type = ${platform.platformType} and t.applet_status = '1'`,
  )

/** Notes which permissions the platform grants. Its name and logo are entered when it is set up. */
export async function grantPermissions(rows: Transaction, platform: Platform, granted: Granted) {
  const { brandId, userId, platformType } = platform
  const { appletRegister, appletManager, platformRegister } = granted
  await change(
    rows,
    platform,
    sql`
    insert into applet as t (brand_id, applet_id, platform_type, applet_name, logo, intro, categories, service_phone,
      applet_register, applet_manager, platform_register, created_by, updated_by)
    values (${brandId}, ${randomUUID()}, ${platformType}, '', '', '', '[]', '',
      ${appletRegister}, ${appletManager}, ${platformRegister}, ${userId}, ${userId})
    on conflict (brand_id, platform_type) do update set applet_register = excluded.applet_register,
      applet_manager = excluded.applet_manager, platform_register = excluded.platform_register,
      updated_at = now(), updated_by = ${userId}, version = t.version + 1`,
  )
}

/** Notes that the platform has registered it. */
export async function noteRegistration(rows: Transaction, platform: Platform) {
  const { brandId, userId, platformType } = platform
  await change(
    rows,
    platform,
    sql`
    update applet t set original_id = ${`gh_${randomUUID().slice(0, 12).replaceAll('-', '')}`}, last_sync_at = now(),
      updated_at = now(), updated_by = ${userId}, version = t.version + 1
    where t.brand_id = ${brandId} and t.platform_type = ${platformType} and t.applet_status = '1'
      and t.original_id is null`,
  )
}
