import { ticketDelay as resource } from '@ebkit/domain'
import { type SQL, sql } from 'drizzle-orm'
import { type BehaviourContext, defineBehaviour } from '../../behaviour/Behaviour'
import type { RowOf } from '../../behaviour/RowOf'
import { filled } from '../../behaviour/refuse'
import { explained, refuseAt } from '../../behaviour/refuseAt'
import { localDaySql } from '../../database/storeTimeSql'
import { delayTask, newEnd } from './delays/delayTask'
import { moveCodes } from './delays/moveCodes'
import { reasons } from './strings'

type Delay = RowOf<typeof resource>

/** SQL: a day is in a range; always true without a range. */
const within = (day: SQL, range: Delay['orderRange']) =>
  range ? sql`${day} between ${range.start}::date and ${range.end}::date` : sql`true`

/** SQL: the codes that a task lists, or those of its products and days. */
function chosen({ delayMode, platformOrderId, ticketCodeIds, products, orderRange, endRange }: Delay): SQL {
  if (delayMode === 'SINGLE')
    return sql`c.platform_order_id = ${platformOrderId} and c.ticket_code_id = any (${sql.param(ticketCodeIds ?? [])}::text[])`
  const keys = (products ?? []).map(({ ticketProductId }) => String(ticketProductId))
  const ordered = sql`(select ${sql.raw(localDaySql('o.created_at'))} from ticket_order o
    where o.brand_id = c.brand_id and o.platform_order_id = c.platform_order_id)`
  const ofProducts = keys.length ? sql`c.ticket_product_id = any (${sql.param(keys)}::text[])` : sql`true`
  return sql`${ofProducts} and ${within(ordered, orderRange)} and ${within(sql`c.valid_end`, endRange)}`
}

/** SQL: the codes of a store that a task extends. */
function codes({ place }: BehaviourContext, row: Delay, joined = sql``): SQL {
  const states = row.includeExpired ? ['UNUSED', 'EXPIRED'] : ['UNUSED']
  return sql`from ticket_code c ${joined} where c.brand_id = ${place.brandId} and c.hotel_id = ${row.hotelId}
    and c.status = any (${sql.param(states)}::text[]) and ${chosen(row)}`
}

async function latestEnd(context: BehaviourContext, row: Delay) {
  const { rows } = await context.rows.execute<{ end: string | null }>(
    sql`select max(c.valid_end)::text as end ${codes(context, row)}`,
  )
  return { oldEndDate: rows[0]?.end ?? null }
}

/** The maximum number of codes in one task. */
const most = 5000

/** @throws 422 for a batch without a filter, or with too many codes */
function requireScope({ delayMode, products, orderRange, endRange }: Delay, count: number): void {
  if (delayMode !== 'BATCH') return
  if (!products?.length && !orderRange && !endRange) refuseAt([explained('products', reasons.delayScope)])
  if (count > most) refuseAt([explained('products', filled(reasons.delayMost, { count, most }))])
}

/** The number of codes that a task extends, in total and by product, and their latest new end date. */
async function previewed(context: BehaviourContext & { readonly row: Delay }) {
  requireScope(context.row, 0)
  const { rows } = await context.rows.execute<{ product: string; count: number; end: string }>(sql`select
    p.product_name as product, count(*)::int as count, max(${newEnd(context.row, 'c.valid_end')})::text as end
    ${codes(context, context.row, sql`join ticket_product p on p.brand_id = c.brand_id and p.ticket_product_id = c.ticket_product_id`)}
    group by p.product_name order by count(*) desc, p.product_name`)
  const count = rows.reduce((sum, row) => sum + row.count, 0)
  requireScope(context.row, count)
  const latestEnd =
    rows
      .map(({ end }) => end)
      .toSorted()
      .at(-1) ?? null
  return {
    figures: { count, latestEnd },
    lists: { products: rows.map(({ product, count }) => ({ product, count })) },
  }
}

const { saved, ...task } = delayTask(resource, {
  targets: async (context, row) => sql`select c.ticket_code_id, null::bigint ${codes(context, row)}`,
  move: moveCodes,
  described: latestEnd,
})

export const ticketDelay = defineBehaviour(resource)({
  ...task,
  saved: async (context) => {
    const changes = await saved(context)
    requireScope(context.row, changes?.targetCount ?? 0)
    return changes
  },
  preview: previewed,
  computed: { oldEndDate: { kind: 'snapshot' }, targetCount: { kind: 'snapshot' } },
})
