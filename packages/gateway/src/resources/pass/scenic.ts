import { scenic as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { defineBehaviour, type EffectContext } from '../../behaviour/Behaviour'
import { live, percentOf } from '../../behaviour/live'
import { filled, refuse } from '../../behaviour/refuse'
import { seeAllStores } from '../../behaviour/seeAllStores'
import { withAllStores } from '../../behaviour/withAllStores'
import { localDaySql, startOfTodaySql, todaySql } from '../../database/storeTimeSql'
import { ownAddress } from '../ownAddress'
import { reasons } from './strings'

type Context = EffectContext<typeof resource>

function requireComplete({ geo, openTimes, gates, coverImages }: Context['row']): void {
  if (!geo) refuse('no-position', reasons.noPosition)
  if (!openTimes?.length) refuse('no-hours', reasons.noHours)
  if (!gates?.some(({ enabled }) => enabled !== false)) refuse('no-gate', reasons.noGate)
  if (!coverImages?.length) refuse('no-image', reasons.noImage)
}

/** Notifies guests with bookings of the closure, in the name of the store of the area. */
const tellGuests = ({ row, key, input, ask }: EffectContext<typeof resource>) =>
  ask({
    ...{ channel: 'message', kind: 'scenicSuspended', resource, key, hotelId: String(row.storeId) },
    content: { scenicName: row.scenicName, ...input },
  })

/** Extends passes by the number of nights since the area was suspended, which the audit trail records. */
async function extendPasses(context: Context): Promise<void> {
  await seeAllStores(context)
  const { rows, place, key } = context
  await rows.execute(sql`update pass_delivery p set valid_to = p.valid_to + closed.days,
      version = p.version + 1, updated_at = now(), updated_by = ${place.userId}
    from (select ${sql.raw(todaySql)} - ${sql.raw(localDaySql('e.happened_at'))} as days from audit_entry e
      where e.brand_id = ${place.brandId} and e.resource = 'scenic' and e.row_key = ${key} and e.name = 'suspend'
      order by e.entry_id desc limit 1) closed
    where p.brand_id = ${place.brandId} and p.scenic_id = ${key} and p.status <> 'CANCELLED' and closed.days > 0`)
}

/** @throws 422 if a pass on sale, at any store of the brand, is valid for no other area */
async function requireOtherAreas({ rows, place, key }: Context): Promise<void> {
  const found = await rows.execute<{ name: string }>(sql`select p.product_name as name from scenic s
    cross join jsonb_array_elements(s.pass_products) x
    join ticket_product p on p.ticket_product_id = x ->> 'ticketProductId' and p.status in ('published', 'share')
    where s.brand_id = ${place.brandId} and s.scenic_id = ${key} and not exists (select from scenic o
      where o.brand_id = s.brand_id and o.scenic_id <> s.scenic_id and o.status in ('PUBLISHED', 'SUSPENDED')
        and o.pass_products @> jsonb_build_array(jsonb_build_object('ticketProductId', x ->> 'ticketProductId')))`)
  const names = found.rows.map(({ name }) => name).join('、')
  if (names) refuse('only-area', filled(reasons.onlyArea, { names }))
}

const todayEntries = `(select count(*)::int from ticket_verify_record v
  where v.brand_id = t.brand_id and v.hotel_id = t.store_id and v.verify_type = 'gate' and v.status = 'VALID'
    and v.verify_time >= ${startOfTodaySql})`

/** Scenic areas, which passes give access to. */
export const scenic = defineBehaviour(resource)({
  effects: {
    publish: async ({ row }) => {
      requireComplete(row)
      return undefined
    },
    suspend: async (context) => {
      const { reason, resumeDate } = context.input
      await tellGuests(context as never)
      return { suspendNotice: resumeDate === null ? reason : `${reason}（${resumeDate} 恢复开放）` }
    },
    resume: async (context) => {
      if (context.row.extendOnClose) await extendPasses(context)
      return { suspendNotice: null }
    },
    offline: async (context) => {
      await withAllStores(context, () => requireOtherAreas(context))
      return undefined
    },
  },
  computed: {
    todayEntries: live(todayEntries, 'integer'),
    capacityUsed: percentOf(todayEntries, 't.max_capacity'),
    gateUrl: live(ownAddress("'/scenic?scenicId=' || t.scenic_id"), 'text'),
  },
})
