import { batchRefund, ticketOrder, ticketRefund } from '@ebkit/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { BehaviourContext, EffectContext } from '../../behaviour/Behaviour'
import type { RowOf } from '../../behaviour/RowOf'
import { BusinessRefusal, filled, refuse } from '../../behaviour/refuse'
import { explained, refuseAt } from '../../behaviour/refuseAt'
import { findRow } from '../../behaviour/rows'
import { endItems, type TaskItem } from '../../behaviour/tasks/taskItems'
import { localDaySql } from '../../database/storeTimeSql'
import { codesOf } from './orderState'
import { paidOrders } from './refundableOrders'
import { checkedLines } from './refundLines'
import { refundNow } from './refundNow'
import { reasons } from './strings'

export type Batch = RowOf<typeof batchRefund>

const within = (day: SQL, range: Batch['orderRange']) =>
  range ? sql`${day} between ${range.start}::date and ${range.end}::date` : sql`true`

/** SQL: the paid orders of a batch, by product and day, in the form of `paidOrders`. */
export function inScope(
  { place }: BehaviourContext,
  { products, orderRange, useRange, hotelId }: Batch,
): SQL {
  const keys = (products ?? []).map(({ ticketProductId }) => String(ticketProductId))
  const ordered = sql.raw(localDaySql('o.created_at'))
  return sql`${sql.raw(paidOrders)} and o.brand_id = ${place.brandId} and o.hotel_id = ${hotelId}
      and o.ticket_product_id = any (${sql.param(keys)}::text[])
      and ${within(ordered, orderRange)} and ${within(sql`o.use_date`, useRange)}`
}

/** SQL: the amount that a batch refunds for an order, in cents. */
export const shareOf = ({ refundRatio }: Batch): SQL =>
  sql`round(x.rest * ${refundRatio ?? 100}::numeric / 100)::bigint`

const byProduct = (context: BehaviourContext, batch: Batch): SQL =>
  sql`select o.platform_order_id, ${shareOf(batch)} from ${inScope(context, batch)} and y.reason is null`

/** The orders in the file of a batch. @throws 422 with the lines whose order or amount is not valid */
async function byFile(context: BehaviourContext, batch: Batch): Promise<SQL> {
  const lines = await checkedLines(context, batch)
  const wrong = lines.filter(({ problem }) => problem).map(({ number }) => number)
  if (wrong.length)
    refuseAt([explained('orderFile', filled(reasons.unfitLines, { lines: wrong.join('、') }))])
  const keys = lines.map(({ key }) => key)
  const amounts = lines.map(({ amount }) => amount)
  return sql`select * from unnest(${sql.param(keys)}::text[], ${sql.param(amounts)}::bigint[])`
}

/** SQL that selects the orders of a batch and the refund of each: key, cents. */
export const ordersOfBatch = async (context: BehaviourContext, batch: Batch): Promise<SQL> =>
  batch.scopeType === 'file' ? byFile(context, batch) : byProduct(context, batch)

/** Refunds an order. @throws BusinessRefusal if it can no longer be refunded */
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

/** Refunds orders of a batch independently: a refused refund does not affect the others. */
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
