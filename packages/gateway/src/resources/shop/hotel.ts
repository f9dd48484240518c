import { hotel as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { type BehaviourContext, defineBehaviour, type EffectContext } from '../../behaviour/Behaviour'
import { changeState } from '../../behaviour/changeState'
import { live } from '../../behaviour/live'
import type { RowOf } from '../../behaviour/RowOf'
import { filled, refuse } from '../../behaviour/refuse'
import { reasons } from './strings'

type Context = EffectContext<typeof resource>

/** The fields whose changes the platform audits. */
const licences = ['companyName', 'licenseNo', 'licenseImage'] as const

type Licences = Pick<RowOf<typeof resource>, (typeof licences)[number]>

const licencesOf = ({ companyName, licenseNo, licenseImage }: Licences): Licences => ({
  ...{ companyName, licenseNo, licenseImage },
})

/** Changed licences that the platform is auditing; until then the store keeps the old ones. */
async function licencesAsked(
  { rows, place }: BehaviourContext,
  hotelId: string | null,
): Promise<Partial<Licences>> {
  const found = await rows.execute<{ changed: Licences | null }>(sql`select m.content->'changed' as changed
    from outbox_message m where m.brand_id = ${place.brandId} and m.resource = ${resource.name}
      and m.row_key = ${hotelId} and m.kind = 'audit' and m.status = 'WAITING'
    order by m.created_at desc limit 1`)
  return found.rows[0]?.changed ?? {}
}

function requireComplete({ row }: Context): void {
  if (licences.some((name) => !row[name])) refuse('licences', reasons.licences)
  if (!row.geo) refuse('position', reasons.position)
}

/** @param changed licences that the store gets once they are accepted. Default: it has them already */
const askAudit = ({ row, key, ask }: Pick<Context, 'row' | 'key' | 'ask'>, changed?: Licences) =>
  ask({
    ...{ channel: 'support', kind: 'audit', resource, key, hotelId: key },
    content: {
      ...{ hotelName: row.hotelName, companyName: row.companyName, licenseNo: row.licenseNo },
      ...(changed && { changed }),
    },
  })

async function requireNothingOpen({ rows, key }: Context): Promise<void> {
  const found = await rows.execute<{ orders: number; bills: number }>(sql`select
    (select count(*)::int from ticket_order o where o.hotel_id = ${key}
      and o.status in ('WAIT_PAY', 'PAID', 'WAIT_SHIP', 'SHIPPED', 'PART_USED'))
    + (select count(*)::int from restaurant_order o where o.hotel_id = ${key}
      and o.status not in ('DONE', 'CANCELLED'))
    + (select count(*)::int from deposit_order o where o.hotel_id = ${key}
      and o.status in ('WAIT_DEPOSIT', 'DEPOSIT_PAID', 'WAIT_BALANCE'))
    + (select count(*)::int from valid_card_reservation o where o.hotel_id = ${key} and o.status = 'BOOKED')
    + (select count(*)::int from table_reservation o where o.hotel_id = ${key}
      and o.status in ('PENDING', 'CONFIRMED', 'ARRIVED')) as orders,
    (select count(*)::int from settlement_bill b where b.hotel_id = ${key} and b.status <> 'SETTLED') as bills`)
  const { orders = 0, bills = 0 } = found.rows[0] ?? {}
  if (orders) refuse('open-orders', filled(reasons.openOrders, { count: orders }))
  if (bills) refuse('unsettled-bills', filled(reasons.unsettledBills, { count: bills }))
}

/** Takes the products of a closed store off sale. */
async function takeProductsOff({ rows, place, key }: Context): Promise<void> {
  for (const [table, from, to] of [
    ['ticket_product', ['published', 'share'], 'offline'],
    ['restaurant_product', ['PUBLISHED'], 'OFFLINE'],
  ] as const)
    await rows.execute(sql`update ${sql.identifier(table)} set status = ${to}, version = version + 1,
        updated_at = now(), updated_by = ${place.userId}
      where hotel_id = ${key} and status = any (${sql.param([...from])}::text[])`)
}

/** Stores of a brand. New orders check their state, and guests see the reason for a suspension. */
export const hotel = defineBehaviour(resource)({
  effects: {
    submit: async (context) => {
      requireComplete(context)
      await askAudit(context)
      return { rejectReason: null }
    },
    suspend: async ({ input }) => ({ suspendReason: input.reason, resumeDate: input.resumeDate }),
    resume: async () => ({ suspendReason: null, resumeDate: null }),
    close: async (context) => {
      await requireNothingOpen(context)
      await takeProductsOff(context)
      return undefined
    },
  },
  computed: {
    onSaleCount: live(
      "(select count(*)::int from ticket_product p where p.hotel_id = t.hotel_id and p.status = 'published')",
      'integer',
    ),
    score: live(
      "(select round(avg(c.score), 1) from comment c where c.hotel_id = t.hotel_id and c.status = 'PUBLISHED')",
      'numeric',
    ),
  },
  auto: { auditPass: {}, auditReject: {}, changeLicence: {} },
  answers: {
    audit: async (context) => {
      const { row, input, asked } = context
      if (input.accepted)
        await changeState(context, resource, row, 'auditPass', asked.changed as Licences | undefined)
      else
        await changeState(context, resource, row, 'auditReject', { rejectReason: String(input.reason ?? '') })
    },
  },
  // sales continue with the old licences: only suspended and closed stores take no orders
  saved: async ({ input: { before }, ...context }) => {
    const { row } = context
    if (!before || licences.every((name) => before[name] === row[name])) return undefined
    if (!(await changeState(context, resource, row, 'changeLicence'))) return undefined
    await askAudit(context, licencesOf(row))
    return licencesOf(before)
  },
  preview: async (context) => ({ figures: await licencesAsked(context, context.row.hotelId), lists: {} }),
})
