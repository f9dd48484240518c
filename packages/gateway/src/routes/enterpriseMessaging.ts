import {
  applyForHotelAuthorisation,
  getWecomAuthorisation,
  isHotelAuthorised,
  listSaleChannels,
} from '@ebkit/protocol/calls/enterpriseMessaging'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Transaction } from '../database/tenant'
import type { Gateway } from '../gateway'
import { wecomDemoPaths } from '../pages/demo/wecomPaths'
import { withTrail } from '../resources/audit/withTrail'
import { ownOrigin } from '../server/ownOrigin'
import { unauthenticated } from '../server/refusal'
import { registerCall } from '../server/registerCall'

const tag = 'Enterprise messaging'

/** What the gate of the enterprise-messaging pages asks: authorisation, application, corporation. */
export function registerEnterpriseMessaging(app: FastifyInstance, gateway: Gateway): void {
  const { asTenant } = gateway
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

  registerCall(
    app,
    getWecomAuthorisation,
    { needs: 'session', summary: 'Where a store authorises enterprise messaging, and whom it asks', tag },
    ({ query, request }) => addressesOf(gateway, request, query.hotelId),
  )
}

/** What the settings name; in a demo its own pages. */
function addressesOf({ settings }: Gateway, request: FastifyRequest, hotelId: string) {
  const { enterpriseMessaging: named, servesDemo, publicOrigin } = settings
  const origin = publicOrigin ?? ownOrigin(request)
  const ofDemo = (path: string) => (servesDemo ? new URL(path, origin).href : undefined)
  const authorisation = named.authorisation ?? ofDemo(wecomDemoPaths.authorisation)
  return {
    authorisation: authorisation ? ofStore(authorisation, hotelId) : null,
    contact: named.contact ?? ofDemo(wecomDemoPaths.contact) ?? null,
  }
}

function ofStore(address: string, hotelId: string): string {
  const url = new URL(address)
  url.searchParams.set('hotelId', hotelId)
  return url.href
}

async function statusOf(rows: Transaction, hotelId: string): Promise<string | undefined> {
  const found = await rows.execute<{ status: string }>(
    sql`select status from wecom_setting where hotel_id = ${hotelId}`,
  )
  return found.rows[0]?.status
}

/** The settings that an application begins with; the corporation's own are entered once it is authorised. */
const apply = (rows: Transaction, place: { hotelId: string; brandId: string; userId: string }) =>
  withTrail(
    rows,
    place,
    { resource: 'wecomSetting', key: place.hotelId, kind: 'action', name: 'apply' },
    () => noteApplication(rows, place),
  )

async function noteApplication(
  rows: Transaction,
  { hotelId, brandId, userId }: { hotelId: string; brandId: string; userId: string },
) {
  await rows.execute(sql`
    insert into wecom_setting as t
      (brand_id, hotel_id, corp_id, app_agent_id, app_secret, sync_scope, status, created_by, updated_by)
    values (${brandId}, ${hotelId}, '', '', '', '{}', 'APPLIED', ${userId}, ${userId})
    on conflict (hotel_id) do update
      set status = 'APPLIED', updated_at = now(), updated_by = ${userId}, version = t.version + 1
      where t.status = 'UNAUTHORIZED'`)
  return true
}

type SaleChannel = {
  relationType: number
  merchantId: string
  appId: string | null
  principalName: string | null
  authorizedAt: string | null
}

async function channelsOf(rows: Transaction, hotelId: string, appType: number) {
  const found = await rows.execute<SaleChannel>(sql`
    select relation_type::int as "relationType", merchant_id as "merchantId", app_id as "appId",
      principal_name as "principalName", to_json(authorized_at)#>>'{}' as "authorizedAt"
    from sale_channel
    where hotel_id = ${hotelId} and app_type = ${String(appType)} and auth_status in ('AUTHORIZED', 'EXPIRING')
    order by relation_type, created_at, channel_id`)
  return found.rows
}
