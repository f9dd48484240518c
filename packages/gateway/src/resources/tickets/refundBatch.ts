import { batchRefund, ticketOrder, ticketRefund } from '@ebkit/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { EffectContext, Work } from '../../behaviour/Behaviour'
import type { RowOf } from '../../behaviour/RowOf'
import { BusinessRefusal, filled, refuse } from '../../behaviour/refuse'
import { findRow } from '../../behaviour/rows'
import type { SheetLine } from '../../behaviour/sheets'
import { endItems, type TaskItem } from '../../behaviour/tasks/taskItems'
import { codesOf } from './orderState'
import { refundNow } from './refundNow'
import { reasons } from './strings'

export type Batch = RowOf<typeof batchRefund>

/**
 * SQL: orders `o` with what can be refunded of each, `rest`: the price of the codes that are not used, or what is left of an
 * order without codes.
 */
const refundable = `ticket_order o cross join lateral (select least(
    o.pay_amount - coalesce((select sum(r.apply_amount) from ticket_refund r
      where r.platform_order_id = o.platform_order_id and r.status <> 'REJECTED'), 0),
    case when o.ship_type = 'mail' then o.pay_amount
      else (select coalesce(sum(c.share_price), 0) from ticket_code c
        where c.platform_order_id = o.platform_order_id and c.status in ('UNUSED', 'EXPIRED')) end)::bigint as rest) x
  where o.status in ('PAID', 'WAIT_SHIP', 'SHIPPED', 'PART_USED', 'EXPIRED') and x.rest > 0
    and not exists (select from split_bill s where s.order_no = o.platform_order_id and s.status in ('PROCESSING', 'DONE'))
    and not exists (select from group_order g where g.group_order_id = o.group_order_id and g.status = 'WAIT')`

const within = (day: SQL, range: Batch['orderRange']) =>
  range ? sql`${day} between ${range.start}::date and ${range.end}::date` : sql`true`

/** The orders of products and days. */
function byProduct({ place }: Work, { products, orderRange, useRange, refundRatio, hotelId }: Batch): SQL {
  const keys = (products ?? []).map(({ ticketProductId }) => String(ticketProductId))
  const ordered = sql`(o.created_at at time zone 'Asia/Shanghai')::date`
  return sql`select o.platform_order_id, round(x.rest * ${refundRatio ?? 100}::numeric / 100)::bigint
    from ${sql.raw(refundable)} and o.brand_id = ${place.brandId} and o.hotel_id = ${hotelId}
      and o.ticket_product_id = any (${sql.param(keys)}::text[])
      and ${within(ordered, orderRange)} and ${within(sql`o.use_date`, useRange)}`
}

interface FileLine {
  readonly number: number
  readonly key: string
  /** Cents. */
  readonly amount: number
}

/** Lines with an order number and an amount in yuan; a first line without an amount is a header. */
function fileLines(lines: readonly SheetLine[]): FileLine[] {
  return lines
    .map(({ number, cells: [key = '', amount = ''] }) => ({
      number,
      key,
      amount: Math.round(Number(amount) * 100),
    }))
    .filter(({ amount, number }) => number > 1 || Number.isFinite(amount))
}

/** The orders of a file. @throws 422 with the lines whose order or amount does not fit */
async function byFile(work: Work, { orderFile, hotelId }: Batch): Promise<SQL> {
  const lines = fileLines(await work.readSheet(orderFile))
  const keys = lines.map(({ key }) => key)
  const { rows } = await work.rows.execute<{
    key: string
    rest: number
  }>(sql`select o.platform_order_id as key,
    x.rest::float8 as rest from ${sql.raw(refundable)} and o.hotel_id = ${hotelId}
      and o.platform_order_id = any (${sql.param(keys)}::text[])`)
  const rests = new Map(rows.map(({ key, rest }) => [key, rest]))
  const unfit = lines.filter(
    ({ key, amount }, index) =>
      !(amount > 0 && amount <= (rests.get(key) ?? 0)) || keys.indexOf(key) !== index,
  )
  if (unfit.length)
    refuse('unfit-lines', filled(reasons.unfitLines, { lines: unfit.map(({ number }) => number).join('、') }))
  const amounts = lines.map(({ amount }) => amount)
  return sql`select * from unnest(${sql.param(keys)}::text[], ${sql.param(amounts)}::bigint[])`
}

/** Selects the orders that a batch is about, with what each is refunded: key, cents. */
export const ordersOfBatch = async (work: Work, batch: Batch): Promise<SQL> =>
  batch.scopeType === 'file' ? byFile(work, batch) : byProduct(work, batch)

/** Refunds an order. @throws BusinessRefusal where it cannot be refunded any more */
async function refundOrder(
  context: EffectContext<typeof batchRefund>,
  { key, amount }: TaskItem,
): Promise<void> {
  const { row, key: batchRefundId, ask } = context
  const order = await findRow(context, ticketOrder, key)
  if (!order) refuse('refund-state', reasons.refundState)
  const codes = (await codesOf(context, key)).filter(
    ({ status }) => status === 'UNUSED' || status === 'EXPIRED',
  )
  const quantity =
    order.shipType === 'mail' ? (order.quantity ?? 0) - (order.refundQuantity ?? 0) : codes.length
  const asked = { quantity, amount: amount ?? 0, reason: String(row.reason), source: 'batch' } as const
  const refundId = await refundNow(context, order, {
    ...asked,
    batchRefundId,
    waivesFee: row.waiveFee === true,
  })
  if (!row.noticeText) return
  const content = { phone: order.buyerPhone, text: row.noticeText }
  await ask({ channel: 'message', kind: 'batchRefund', resource: ticketRefund, key: refundId, content })
}

/** Refunds orders of a batch, each for itself: one that cannot be refunded leaves the others alone. */
export async function refundOrders(
  context: EffectContext<typeof batchRefund>,
  items: readonly TaskItem[],
): Promise<void> {
  for (const item of items) {
    try {
      await context.rows.transaction((rows) =>
        refundOrder({ ...context, rows: rows as typeof context.rows }, item),
      )
      await endItems(context, batchRefund, context.key, [item.key])
    } catch (error) {
      if (!(error instanceof BusinessRefusal)) throw error
      await endItems(context, batchRefund, context.key, [item.key], error.text.zh)
    }
  }
}
