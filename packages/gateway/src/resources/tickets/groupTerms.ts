import { groupBuy, groupOrder, member } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import type { RowOf } from '../../behaviour/RowOf'
import { refuse } from '../../behaviour/refuse'
import { addRow, findRow } from '../../behaviour/rows'
import { momentOf, momentSql } from '../../database/storeTimeSql'
import type { Product } from './inventory'
import type { OrderRequest } from './OrderRequest'
import { reasons } from './strings'
import type { OrderTerms } from './Terms'

type GroupBuy = RowOf<typeof groupBuy>

/** SQL: the end of the last day of a group-buy. */
export const activityEnd = (groupBuyKey: string) =>
  `(select ${momentSql('g.activity_until + 1')} from group_buy g
    where g.brand_id = t.brand_id and g.group_buy_id = ${groupBuyKey})`

function priceOf({ groupPrice, specPrices }: GroupBuy, specName: string | null): number {
  const spec = (specPrices ?? []).find((each) => each.specName === specName)
  return Number(spec?.groupPrice ?? groupPrice ?? 0)
}

/** The unit price for the guest who opens the group. */
function leaderPriceOf(activity: GroupBuy, specName: string | null): number {
  if (activity.leaderDiscount === 'free') return 0
  if (activity.leaderDiscount === 'price') return activity.leaderPrice ?? priceOf(activity, specName)
  return priceOf(activity, specName)
}

async function requireRoom(
  { rows }: BehaviourContext,
  { groupBuyId, quota }: GroupBuy,
  quantity: number,
): Promise<void> {
  const found = await rows.execute<{ pieces: number }>(sql`select coalesce(sum(o.quantity), 0)::int as pieces
    from ticket_order o join group_order g on g.brand_id = o.brand_id and g.group_order_id = o.group_order_id
    where g.group_buy_id = ${groupBuyId} and o.status not in ('CLOSED', 'REFUNDED')`)
  if ((found.rows[0]?.pieces ?? 0) + quantity > (quota ?? 0)) refuse('offer-ended', reasons.offerEnded)
}

/** The activity, locked. @throws 422 `offer-ended` if it is not running or does not include the product */
async function runningActivity(
  context: BehaviourContext,
  key: string | null,
  productKey: string,
): Promise<GroupBuy> {
  const activity = await findRow(context, groupBuy, key)
  const isListed = activity?.products?.some(({ ticketProductId }) => ticketProductId === productKey)
  if (activity?.status !== 'RUNNING' || !isListed) refuse('offer-ended', reasons.offerEnded)
  return activity
}

async function openGroup(
  context: BehaviourContext,
  product: Product,
  asked: OrderRequest,
): Promise<OrderTerms> {
  const activity = await runningActivity(context, asked.groupBuyId ?? null, asked.ticketProductId)
  await requireRoom(context, activity, asked.quantity)
  const leader = await findRow(context, member, asked.memberId ?? null, { lock: false })
  const groupOrderId = await addRow(context, groupOrder, {
    groupBuyId: activity.groupBuyId,
    ticketProductId: product.ticketProductId,
    groupPrice: priceOf(activity, asked.specName ?? null),
    leaderId: leader?.memberId ?? null,
    leaderName: asked.buyerName,
    leaderPhone: asked.buyerPhone,
    requiredSize: activity.groupSize,
    ...{ joinedCount: 0, virtualCount: 0, totalAmount: 0 },
    openTime: sql`now()`,
    expireTime: sql`least(now() + make_interval(hours => ${activity.groupHours}),
      ${momentOf(sql`${activity.activityTime?.end ?? null}::date + 1`)})`,
  })
  return {
    unitPrice: leaderPriceOf(activity, asked.specName ?? null),
    promotionAmount: 0,
    links: { groupOrderId },
  }
}

async function joinGroup(context: BehaviourContext, asked: OrderRequest): Promise<OrderTerms> {
  const group = await findRow(context, groupOrder, asked.groupOrderId ?? null)
  const activity = group && (await findRow(context, groupBuy, group.groupBuyId))
  if (!activity || group.ticketProductId !== asked.ticketProductId)
    refuse('group-closed', reasons.groupClosed)
  const { rows } = await context.rows.execute<{ isOpen: boolean; members: number }>(sql`select
    (t.status = 'WAIT' and t.expire_time > now()) as "isOpen",
    (select count(*)::int from ticket_order o where o.brand_id = t.brand_id and o.group_order_id = t.group_order_id
      and o.status not in ('CLOSED', 'REFUNDED')) as members
    from group_order t where t.group_order_id = ${group.groupOrderId}`)
  if (!rows[0]?.isOpen) refuse('group-closed', reasons.groupClosed)
  if (rows[0].members >= (group.requiredSize ?? 0)) refuse('group-full', reasons.groupFull)
  await requireRoom(context, activity, asked.quantity)
  const unitPrice = priceOf(activity, asked.specName ?? null)
  return { unitPrice, promotionAmount: 0, links: { groupOrderId: String(group.groupOrderId) } }
}

/**
 * The terms of an order in a group: the guest opens one in a running activity, or joins one that is not complete.
 *
 * @throws 422 if the activity or the group has ended or is full
 */
export const groupTerms = (
  context: BehaviourContext,
  product: Product,
  asked: OrderRequest,
): Promise<OrderTerms> =>
  asked.groupOrderId ? joinGroup(context, asked) : openGroup(context, product, asked)
