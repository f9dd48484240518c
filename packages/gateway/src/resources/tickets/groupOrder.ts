import { groupBuy, groupOrder as resource, ticketOrder } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { type BehaviourContext, defineBehaviour } from '../../behaviour/Behaviour'
import { changeState } from '../../behaviour/changeState'
import { live } from '../../behaviour/live'
import type { RowOf } from '../../behaviour/RowOf'
import { requireRefundLimit } from '../../behaviour/refundLimit'
import { refuse } from '../../behaviour/refuse'
import { changeRow, findRow, findRows } from '../../behaviour/rows'
import { deliverOrder } from './deliverOrder'
import { activityEnd } from './groupTerms'
import { refundNow } from './refundNow'
import { reasons } from './strings'
import type { Order } from './ticketCodes'

type Group = RowOf<typeof resource>

const ordersOf = (context: BehaviourContext, { groupOrderId }: Group): Promise<Order[]> =>
  findRows(context, ticketOrder, sql`t.group_order_id = ${groupOrderId}`)

/** Delivers an order that is paid after the group was completed virtually: it takes the place of a virtual member. */
async function takePlace(context: BehaviourContext, group: Group, order: Order): Promise<void> {
  const freed = Math.min(1, group.virtualCount ?? 0)
  await changeRow(context, resource, String(group.groupOrderId), {
    virtualCount: (group.virtualCount ?? 0) - freed,
    joinedCount: (group.joinedCount ?? 0) + 1 - freed,
    totalAmount: (group.totalAmount ?? 0) + (order.payAmount ?? 0),
  })
  if (order.status === 'PAID') await deliverOrder(context, order)
}

/** Counts a payment in its group; the last payment that the group needs completes it. */
export async function countInGroup(context: BehaviourContext, order: Order): Promise<void> {
  const { groupOrderId, payAmount } = order
  const group = await findRow(context, resource, groupOrderId)
  if (!group) return
  if (group.status === 'SUCCESS') return takePlace(context, group, order)
  const joinedCount = (group.joinedCount ?? 0) + 1
  const totalAmount = (group.totalAmount ?? 0) + (payAmount ?? 0)
  const counted = { ...group, joinedCount, totalAmount }
  await changeRow(context, resource, String(groupOrderId), { joinedCount, totalAmount })
  if (joinedCount >= (group.requiredSize ?? 0)) await changeState(context, resource, counted, 'complete')
}

/** Delivers the paid orders of a complete group. */
async function deliverGroup(context: BehaviourContext, group: Group) {
  for (const order of await ordersOf(context, group))
    if (order.status === 'PAID') await deliverOrder(context, order)
  return { finishTime: sql`now()` }
}

/** Completes a group with virtual members. */
async function fillVirtually(context: BehaviourContext, group: Group) {
  const missing = Math.max(0, (group.requiredSize ?? 0) - (group.joinedCount ?? 0))
  const counts = {
    virtualCount: (group.virtualCount ?? 0) + missing,
    joinedCount: (group.joinedCount ?? 0) + missing,
  }
  return { ...counts, ...(await deliverGroup(context, group)) }
}

const isPaid = ({ status }: Order) => status === 'PAID' || status === 'WAIT_SHIP'

/** @throws 403 if a paid order of the group is larger than the user's roles may refund */
async function requireLimit(context: BehaviourContext, group: Group): Promise<void> {
  const paid = (await ordersOf(context, group)).filter(isPaid)
  await requireRefundLimit(context, Math.max(0, ...paid.map(({ payAmount }) => payAmount ?? 0)))
}

/** Dissolves a group: refunds its paid orders and closes the unpaid ones. */
async function dissolve(
  context: BehaviourContext,
  group: Group,
  status: 'FAILED' | 'CANCELLED',
  reason: string,
): Promise<void> {
  await changeRow(context, resource, String(group.groupOrderId), { status })
  for (const order of await ordersOf(context, group)) {
    if (order.status === 'WAIT_PAY') await changeState(context, ticketOrder, order, 'payTimeout')
    if (!isPaid(order)) continue
    const [quantity, amount] = [order.quantity ?? 0, order.payAmount ?? 0]
    await refundNow(context, order, { quantity, amount, reason, source: 'batch', waivesFee: true })
  }
}

async function requireVirtual(context: BehaviourContext, group: Group): Promise<void> {
  const activity = await findRow(context, groupBuy, group.groupBuyId, { lock: false })
  if (!activity?.virtualComplete) refuse('no-virtual-group', reasons.noVirtualGroup)
}

/** @throws 422 if the extended group would outlast its activity */
async function requireWithinActivity(
  { rows }: BehaviourContext,
  { groupOrderId }: Group,
  hours: number,
): Promise<void> {
  const { rowCount } =
    await rows.execute(sql`select from group_order t where t.group_order_id = ${groupOrderId}
    and t.expire_time + make_interval(hours => ${hours}) > ${sql.raw(activityEnd('t.group_buy_id'))}`)
  if (rowCount) refuse('beyond-activity', reasons.beyondActivity)
}

const overdue = 't.expire_time <= now()'
const isVirtual = `exists (select from group_buy g where g.brand_id = t.brand_id and g.group_buy_id = t.group_buy_id
  and g.virtual_complete and t.joined_count - t.virtual_count >= coalesce(g.virtual_min, 1))`
const paid = `from ticket_order o where o.brand_id = t.brand_id and o.group_order_id = t.group_order_id
  and o.pay_time is not null`

export const groupOrder = defineBehaviour(resource)({
  effects: {
    virtualComplete: async (context) => {
      await requireVirtual(context, context.row)
      return fillVirtually(context, context.row)
    },
    extend: async (context) => {
      const { hours } = context.input
      await requireWithinActivity(context, context.row, hours)
      return { expireTime: sql`t.expire_time + make_interval(hours => ${hours})` }
    },
    cancel: async (context) => {
      const { failReason } = context.input
      await requireLimit(context, context.row)
      await dissolve(context, context.row, 'CANCELLED', failReason)
      return { failReason, finishTime: sql`now()` }
    },
  },
  computed: {
    joinedCount: { kind: 'stored', recount: `(select count(*)::int + t.virtual_count ${paid})` },
    lackCount: live('greatest(t.required_size - t.joined_count, 0)', 'integer'),
    totalAmount: { kind: 'stored', recount: `(select coalesce(sum(o.pay_amount), 0)::bigint ${paid})` },
  },
  auto: {
    complete: { run: async (context) => deliverGroup(context, context.row) },
    completeVirtual: {
      due: sql.raw(`${overdue} and ${isVirtual}`),
      run: async (context) => fillVirtually(context, context.row),
    },
    lapse: {
      due: sql.raw(`${overdue} and not ${isVirtual}`),
      run: async (context) => {
        await dissolve(context, context.row, 'FAILED', '未成团')
        return { failReason: '未成团', finishTime: sql`now()` }
      },
    },
  },
})
