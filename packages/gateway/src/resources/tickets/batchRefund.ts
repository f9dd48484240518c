import { batchRefund as resource, ticketRefund } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { type BehaviourContext, defineBehaviour, type EffectContext } from '../../behaviour/Behaviour'
import { employeeOf } from '../../behaviour/employeeOf'
import { live } from '../../behaviour/live'
import { requireRefundLimit } from '../../behaviour/refundLimit'
import { refuse } from '../../behaviour/refuse'
import { changeRow, findRows } from '../../behaviour/rows'
import { countItems, listItems, retryItems } from '../../behaviour/tasks/taskItems'
import { taskStates } from '../../behaviour/tasks/taskStates'
import { ordersOfBatch, refundOrders } from './refundBatch'
import { previewRefunds } from './refundPreview'
import { followRefunds, requestPayout } from './refunds'
import { reasons } from './strings'

type Context = EffectContext<typeof resource, unknown>

const review = async (context: BehaviourContext) => ({
  auditBy: await employeeOf(context),
  auditTime: sql`now()`,
})

/** @throws 403 if the refund of an order is larger than the reviewer's roles allow */
async function requireLimit(context: Context): Promise<void> {
  const { rows } = await context.rows.execute<{
    most: number
  }>(sql`select coalesce(max(i.amount), 0)::float8 as most
    from task_item i where i.brand_id = ${context.place.brandId} and i.resource = 'batchRefund'
      and i.row_key = ${context.key}`)
  await requireRefundLimit(context, rows[0]?.most ?? 0)
}

/** Requests the failed refunds again; failed orders without a refund become pending again. */
async function retryFailed(context: Context): Promise<void> {
  await retryItems(context, resource, context.key)
  const failed = sql`t.batch_refund_id = ${context.key} and t.status = 'FAILED'`
  for (const refund of await findRows(context, ticketRefund, failed)) {
    const key = String(refund.refundId)
    await changeRow(context, ticketRefund, key, { status: 'PROCESSING', failReason: null })
    await requestPayout(context, refund)
    await followRefunds(context, String(refund.platformOrderId), { [key]: 'PROCESSING' })
  }
}

const refunds = (value: string, states: string, type = 'integer') =>
  `(select coalesce(${value}, 0)::${type} from ticket_refund r
    where r.brand_id = t.brand_id and r.batch_refund_id = t.batch_refund_id and r.status in (${states}))`
const failed = refunds('count(*)', "'FAILED'")

const { background, auto } = taskStates(resource, {
  run: (context, items) => refundOrders(context as never, items),
  isBusy: `${refunds('count(*)', "'APPLYING', 'PROCESSING'")} > 0`,
  hasFailed: `${failed} > 0`,
  ended: async () => undefined,
})

export const batchRefund = defineBehaviour(resource)({
  effects: {
    approve: async (context) => {
      const { row } = context
      if (!row.orderCount) refuse('nothing-to-refund', reasons.nothingToRefund)
      await requireLimit(context)
      return review(context)
    },
    reject: async (context) => ({ rejectReason: context.input.rejectReason, ...(await review(context)) }),
    withdraw: async ({ row, place }) => {
      if (row.createdBy !== place.userId) refuse('only-creator', reasons.onlyCreator)
      return undefined
    },
    retry: async (context) => {
      await retryFailed(context)
      return undefined
    },
  },
  computed: {
    isOwn: live("coalesce(t.created_by = current_setting('ebkit.user_id', true), false)", 'boolean'),
    orderCount: { kind: 'snapshot' },
    totalAmount: { kind: 'snapshot' },
    successCount: live(refunds('count(*)', "'SUCCESS'"), 'integer'),
    successAmount: live(refunds('sum(r.refund_amount)', "'SUCCESS'", 'bigint')),
    failCount: live(`(${failed} + ${countItems(resource, 'batch_refund_id', 'FAILED')})`, 'integer'),
  },
  background,
  auto,
  preview: previewRefunds,
  saved: async (context) => {
    if (context.row.status !== 'WAIT_AUDIT') return undefined
    const orders = await ordersOfBatch(context, context.row)
    const { count, amount } = await listItems(context, resource, context.key, orders)
    return { orderCount: count, totalAmount: amount }
  },
})
