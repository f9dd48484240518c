import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { type Batch, inScope, shareOf } from './refundBatch'
import { checkedLines } from './refundLines'

/** The maximum number of orders or lines that a preview lists. */
const most = 50

async function ofFile(context: BehaviourContext, batch: Batch) {
  const lines = batch.orderFile ? await checkedLines(context, batch) : []
  const fit = lines.filter(({ problem }) => !problem)
  const wrong = lines.filter(({ problem }) => problem)
  const sum = (of: (line: (typeof lines)[number]) => number) => fit.reduce((all, line) => all + of(line), 0)
  return {
    figures: {
      orders: fit.length,
      pieces: sum(({ pieces }) => pieces),
      amount: sum(({ amount }) => amount),
      wrong: wrong.length,
    },
    lists: {
      wrong: wrong.slice(0, most).map(({ number, key, amount, problem, rest }) => ({
        ...{ line: number, order: key, problem: problem ?? null, rest },
        amount: Number.isFinite(amount) ? amount : null,
      })),
    },
  }
}

async function ofProducts(context: BehaviourContext, batch: Batch) {
  const orders = sql`select o.platform_order_id as key, x.pieces, y.reason, ${shareOf(batch)} as amount
    from ${inScope(context, batch)}`
  type Sums = { reason: string | null; orders: number; pieces: number; amount: number }
  const { rows: sums } = await context.rows.execute<Sums>(sql`select f.reason, count(*)::int as orders,
    sum(f.pieces)::int as pieces, sum(f.amount)::float8 as amount from (${orders}) f group by f.reason
    order by f.reason`)
  const { rows: leftOut } = await context.rows.execute<{ order: string; reason: string }>(sql`select
    f.key as order, f.reason from (${orders}) f where f.reason is not null order by f.reason, f.key limit ${most}`)
  const { orders: count = 0, pieces = 0, amount = 0 } = sums.find(({ reason }) => reason === null) ?? {}
  const reasons = sums.flatMap(({ reason, orders: each }) =>
    reason === null ? [] : [{ reason, orders: each }],
  )
  const left = reasons.reduce((all, each) => all + each.orders, 0)
  return { figures: { orders: count, pieces, amount, leftOut: left }, lists: { leftOut, reasons } }
}

/** What a batch would refund, and the orders that it would leave out and why, or the wrong lines of its file. */
export const previewRefunds = (context: BehaviourContext & { readonly row: Batch }) =>
  context.row.scopeType === 'file' ? ofFile(context, context.row) : ofProducts(context, context.row)
