import {
  applyForHotelAuthorisation,
  isHotelAuthorised,
  listSaleChannels,
} from '@ebkit/protocol/calls/enterpriseMessaging'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Transaction } from '../database/tenant'
import type { Gateway } from '../gateway'
import { unauthenticated } from '../server/refusal'
import { registerCall } from '../server/registerCall'

const tag = 'Enterprise messaging'

/** What the gate of the enterprise-messaging pages asks: authorisation, application, corporation. */
export function registerEnterpriseMessaging(app: FastifyInstance, { asTenant }: Gateway): void {
  /** @spec W-GATE-4 */
  registerCall(
    app,
    isHotelAuthorised,
    { needs: 'session', summary: 'Whether a store has authorised enterprise messaging', tag },
    ({ query, request }) =>
      asTenant(request, async (rows) => (await statusOf(rows, query.hotelId)) === 'AUTHORIZED'),
  )

  /** @spec W-GATE-6 */
  registerCall(
    app,
    applyForHotelAuthorisation,
    { needs: 'wecomSetting:apply', summary: 'Apply for enterprise messaging', tag },
    ({ query, request }) => {
      if (!request.identity) throw unauthenticated()
      const { brandId, userId } = request.identity
      return asTenant(request, (rows) => apply(rows, { hotelId: query.hotelId, brandId, userId }))
    },
  )

  /** @spec W-GATE-9 W-CHAN-1 */
  registerCall(
    app,
    listSaleChannels,
    { needs: 'session', summary: 'Sale channels of a store by application type', tag },
    ({ query, request }) => asTenant(request, (rows) => channelsOf(rows, query.hotelId, query.appTypes)),
  )
}

async function statusOf(rows: Transaction, hotelId: string): Promise<string | undefined> {
  const found = await rows.execute<{ status: string }>(
    sql`select status from wecom_setting where hotel_id = ${hotelId}`,
  )
  return found.rows[0]?.status
}

/** The settings that an application begins with; the corporation's own are entered once it is authorised. */
async function apply(rows: Transaction, place: { hotelId: string; brandId: string; userId: string }) {
  const { hotelId, brandId, userId } = place
  await rows.execute(sql`
    insert into wecom_setting as t
      (brand_id, hotel_id, corp_id, app_agent_id, app_secret, sync_scope, status, created_by, updated_by)
    values (${brandId}, ${hotelId}, '', '', '', '{}', 'APPLIED', ${userId}, ${userId})
    on conflict (hotel_id) do update
      set status = 'APPLIED', updated_at = now(), updated_by = ${userId}, version = t.version + 1
      where t.status = 'UNAUTHORIZED'`)
  return true
}

async function channelsOf(rows: Transaction, hotelId: string, appType: number) {
  const found = await rows.execute<{ relationType: number; merchantId: string; appId: string | null }>(sql`
    select relation_type::int as "relationType", merchant_id as "merchantId", app_id as "appId"
    from sale_channel
    where hotel_id = ${hotelId} and app_type = ${String(appType)} and auth_status in ('AUTHORIZED', 'EXPIRING')
    order by relation_type, created_at, channel_id`)
  return found.rows
}
