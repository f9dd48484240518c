import { ticketDelay as resource } from '@ebkit/domain'
import { type SQL, sql } from 'drizzle-orm'
import { defineBehaviour, type Work } from '../../behaviour/Behaviour'
import type { RowOf } from '../../behaviour/RowOf'
import { delayTask } from './delays/delayTask'
import { moveCodes } from './delays/moveCodes'

type Delay = RowOf<typeof resource>

/** SQL: a day is in a range; any is where there is none. */
const within = (day: SQL, range: Delay['orderRange']) =>
  range ? sql`${day} between ${range.start}::date and ${range.end}::date` : sql`true`

/** The codes that are named, or those of the products and days. */
function chosen({ delayMode, platformOrderId, ticketCodeIds, products, orderRange, endRange }: Delay): SQL {
  if (delayMode === 'SINGLE')
    return sql`c.platform_order_id = ${platformOrderId} and c.ticket_code_id = any (${sql.param(ticketCodeIds ?? [])}::text[])`
  const keys = (products ?? []).map(({ ticketProductId }) => String(ticketProductId))
  const ordered = sql`(select (o.created_at at time zone 'Asia/Shanghai')::date from ticket_order o
    where o.brand_id = c.brand_id and o.platform_order_id = c.platform_order_id)`
  const ofProducts = keys.length ? sql`c.ticket_product_id = any (${sql.param(keys)}::text[])` : sql`true`
  return sql`${ofProducts} and ${within(ordered, orderRange)} and ${within(sql`c.valid_end`, endRange)}`
}

/** The codes of a store that a task is about. */
function codes({ place }: Work, row: Delay): SQL {
  const states = row.includeExpired ? ['UNUSED', 'EXPIRED'] : ['UNUSED']
  return sql`from ticket_code c where c.brand_id = ${place.brandId} and c.hotel_id = ${row.hotelId}
    and c.status = any (${sql.param(states)}::text[]) and ${chosen(row)}`
}

async function latestEnd(work: Work, row: Delay) {
  const { rows } = await work.rows.execute<{ end: string | null }>(
    sql`select max(c.valid_end)::text as end ${codes(work, row)}`,
  )
  return { oldEndDate: rows[0]?.end ?? null }
}

const { saved, ...task } = delayTask(resource, {
  targets: async (work, row) => sql`select c.ticket_code_id, null::bigint ${codes(work, row)}`,
  move: moveCodes,
  described: latestEnd,
})

export const ticketDelay = defineBehaviour(resource)({
  ...task,
  saved,
  computed: { oldEndDate: { kind: 'snapshot' }, targetCount: { kind: 'snapshot' } },
})
