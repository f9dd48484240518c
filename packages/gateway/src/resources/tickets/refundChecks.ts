import { splitBill, ticketProduct, ticketRefund } from '@ebkit/domain'
import { addDays } from '@ebkit/rules/dates'
import { formatCents } from '@ebkit/rules/products'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { storeDay } from '../../behaviour/numbers'
import type { RowOf } from '../../behaviour/RowOf'
import { filled, refuse } from '../../behaviour/refuse'
import { findRow, findRows } from '../../behaviour/rows'
import { codesOf } from './orderState'
import { reasons } from './strings'
import type { Code, Order } from './ticketCodes'
import { exchangedVouchers } from './vouchers/refundVouchers'

export type Refund = RowOf<typeof ticketRefund>

/** A requested refund. */
export interface RefundRequest {
  readonly quantity: number
  /** Cents, before the fee. */
  readonly amount: number
  readonly reason: string
  readonly source: 'buyer' | 'merchant' | 'batch' | 'expire'
  /** Whether the product's refund fee is waived. Default false. */
  readonly waivesFee?: boolean
  readonly batchRefundId?: string
  /** Whether it refunds a card. Default false: orders of cards are refused. */
  readonly isOfCard?: boolean
}

const refundable = new Set(['PAID', 'WAIT_SHIP', 'SHIPPED', 'PART_USED', 'EXPIRED', 'COMPLETED'])

/** Refunds that reserve or have taken a part of the order: all except rejected ones. */
const holding = (context: BehaviourContext, order: Order, lock = true): Promise<Refund[]> =>
  findRows(
    context,
    ticketRefund,
    sql`t.platform_order_id = ${order.platformOrderId} and t.status <> 'REJECTED'`,
    {
      lock,
    },
  )

/** The codes of an order that a refund can lock, valid ones first. */
export const lockable = async (context: BehaviourContext, order: Order): Promise<Code[]> =>
  lockableAmong(await codesOf(context, String(order.platformOrderId)))

/** The lockable ones among the codes of an order. */
export function lockableAmong(codes: readonly Code[]): Code[] {
  const of = (status: string) => codes.filter((code) => code.status === status)
  return [...of('UNUSED'), ...of('EXPIRED')]
}

/** The number of units of an order that can still be refunded. */
async function piecesLeft(context: BehaviourContext, order: Order, held: readonly Refund[]): Promise<number> {
  const hasCodes = (await codesOf(context, String(order.platformOrderId))).length > 0
  if (hasCodes) return (await lockable(context, order)).length
  const taken = held.reduce((sum, { refundQuantity }) => sum + (refundQuantity ?? 0), 0)
  return (order.quantity ?? 0) - taken - (await exchangedVouchers(context, order))
}

/** The amount of an order that can still be refunded, in cents. For display: locks no rows. */
export const amountLeft = async (context: BehaviourContext, order: Order): Promise<number> =>
  unheld(order, await holding(context, order, false))

const unheld = (order: Order, held: readonly Refund[]) =>
  (order.payAmount ?? 0) - held.reduce((sum, { applyAmount }) => sum + (applyAmount ?? 0), 0)

/** Checks the refund rule of the product, which applies to guests. @throws 422 */
export async function requireRefundRule(context: BehaviourContext, order: Order): Promise<void> {
  const product = await findRow(context, ticketProduct, order.ticketProductId, { lock: false })
  const [code] = await codesOf(context, String(order.platformOrderId))
  const lastDay = code?.validEnd ?? order.useDate
  const isLate =
    product?.refundType === 'ahead' &&
    lastDay !== null &&
    lastDay !== undefined &&
    storeDay() > addDays(lastDay, -(product.refundAheadDays ?? 0))
  if (product?.refundType === 'none' || isLate) refuse('refund-rule', reasons.refundRule)
}

/** @throws 422 for orders of cards, which are refunded through the card, and for orders of an incomplete group */
async function requireOwnRefund(
  { rows }: BehaviourContext,
  order: Order,
  { isOfCard = false }: RefundRequest,
): Promise<void> {
  const { rows: found } = await rows.execute<{ isOfCard: boolean; isInGroup: boolean }>(sql`select
    exists (select from ecard_user u where u.platform_order_id = ${order.platformOrderId}) as "isOfCard",
    exists (select from group_order g where g.group_order_id = ${order.groupOrderId} and g.status = 'WAIT') as "isInGroup"`)
  if (found[0]?.isOfCard && !isOfCard) refuse('refund-by-card', reasons.refundByCard)
  if (found[0]?.isInGroup) refuse('group-open', reasons.groupOpen)
}

async function requireNoSplit(context: BehaviourContext, order: Order): Promise<void> {
  const split = sql`t.order_no = ${order.platformOrderId} and t.status in ('PROCESSING', 'DONE')`
  if ((await findRows(context, splitBill, split)).length) refuse('split', reasons.split)
}

/** @throws 422 for an order that cannot be refunded, and for more units or money than it has left */
export async function requireRefundable(
  context: BehaviourContext,
  order: Order,
  asked: RefundRequest,
): Promise<void> {
  if (!refundable.has(String(order.status))) refuse('refund-state', reasons.refundState)
  await requireOwnRefund(context, order, asked)
  await requireNoSplit(context, order)
  const held = await holding(context, order)
  const pieces = await piecesLeft(context, order, held)
  if (asked.quantity > pieces) refuse('refund-pieces', filled(reasons.refundPieces, { left: pieces }))
  const left = unheld(order, held)
  if (asked.amount > left) refuse('refund-amount', filled(reasons.refundAmount, { left: formatCents(left) }))
}
