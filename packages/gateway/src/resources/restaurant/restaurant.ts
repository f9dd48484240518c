import { restaurant as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { defineBehaviour, type EffectContext } from '../../behaviour/Behaviour'
import { live } from '../../behaviour/live'
import { filled, refuse } from '../../behaviour/refuse'
import { momentSql, startOfMonthSql, todaySql } from '../../database/storeTimeSql'
import { reasons } from './strings'

type Context = EffectContext<typeof resource>

const tables = (what: string) => `(select ${what}::int from dining_table d
  where d.brand_id = t.brand_id and d.restaurant_id = t.restaurant_id and d.status = 'ENABLED')`

const tableCount = tables('count(*)')

/** The maximum number of reservations that a refusal lists. */
const mostNamed = 10

async function requireNothingOpen({ rows, key }: Context): Promise<void> {
  const orders = await rows.execute(sql`select from restaurant_order o where o.restaurant_id = ${key}
    and o.status not in ('DONE', 'CANCELLED')`)
  const count = orders.rowCount ?? 0
  if (count) refuse('open-orders', filled(reasons.openOrders, { count }))
  const coming = await rows.execute<{ number: string }>(sql`select r.reservation_no as number
    from table_reservation r where r.restaurant_id = ${key} and r.status in ('PENDING', 'CONFIRMED')
      and r.dining_date >= ${sql.raw(todaySql)} order by r.dining_date limit ${mostNamed}`)
  const numbers = coming.rows.map(({ number }) => number).join(', ')
  if (numbers) refuse('open-reservations', filled(reasons.openReservations, { numbers }))
}

/** SQL: when the latest break ends, from the input of its action in the audit trail. */
const restUntil = `(select ${momentSql("e.input ->> 'until'")} from audit_entry e
  where e.brand_id = t.brand_id and e.resource = 'restaurant' and e.row_key = t.restaurant_id
    and e.kind = 'action' and e.name = 'rest' order by e.entry_id desc limit 1)`

export const restaurant = defineBehaviour(resource)({
  effects: {
    open: async ({ row }) => {
      if (!row.businessHours?.length) refuse('no-hours', reasons.noHours)
      if (row.reserveEnabled && !row.tableCount) refuse('no-table', reasons.noTable)
      return undefined
    },
    // new orders check the state; the scheduler reopens the restaurant
    rest: async ({ input }) => (input.notice === null ? undefined : { notice: input.notice }),
    close: async (context) => {
      await requireNothingOpen(context)
      return undefined
    },
  },
  computed: {
    tableCount: live(tableCount, 'integer'),
    seatCount: live(tables('coalesce(sum(d.seats), 0)'), 'integer'),
    monthAmount: live(`(select coalesce(sum(o.pay_amount - coalesce(o.refund_amount, 0)), 0)::bigint
      from restaurant_order o where o.brand_id = t.brand_id and o.restaurant_id = t.restaurant_id
        and o.placed_at >= ${startOfMonthSql})`),
  },
  auto: { reopen: { due: sql.raw(`${restUntil} <= now()`) } },
})
