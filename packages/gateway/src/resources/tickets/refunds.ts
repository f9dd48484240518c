import { splitBill, ticketCode, ticketOrder, ticketProduct, ticketRefund } from '@ebkit/domain'
import { addDays } from '@ebkit/rules/dates'
import { sql } from 'drizzle-orm'
import type { Work } from '../../behaviour/Behaviour'
import { changeState } from '../../behaviour/changeState'
import { documentNumber, storeDay } from '../../behaviour/numbers'
import type { RowOf } from '../../behaviour/RowOf'
import { filled, refuse } from '../../behaviour/refuse'
import { addRow, changeRow, findRow, findRows } from '../../behaviour/rows'
import { addLine } from '../finance/settlementItems'
import { recountOrders } from '../members/memberOrders'
import { countSold } from './inventory'
import { codesOf, followCodes } from './orderState'
import { reasons } from './strings'
import type { Code, Order } from './ticketCodes'
import { exchangedVouchers, refundVouchers } from './vouchers/refundVouchers'

export type Refund = RowOf<typeof ticketRefund>

/** A refund that somebody asks for. */
export interface RefundRequest {
  readonly quantity: number
  /** Cents, before the fee. */
  readonly amount: number
  readonly reason: string
  readonly source: 'buyer' | 'merchant' | 'batch' | 'expire'
  /** Without the product's fee. Default false. */
  readonly waivesFee?: boolean
  readonly batchRefundId?: string
  /** Of a card that its holder gives back. Default false: orders of cards are refused. */
  readonly isOfCard?: boolean
}

const refundable = new Set(['PAID', 'WAIT_SHIP', 'SHIPPED', 'PART_USED', 'EXPIRED', 'COMPLETED'])

/** Refunds that hold pieces and money: all but the rejected ones. */
const holding = (work: Work, order: Order): Promise<Refund[]> =>
  findRows(work, ticketRefund, sql`t.platform_order_id = ${order.platformOrderId} and t.status <> 'REJECTED'`)

/** Codes that a refund can lock, those that are still valid first. */
async function lockable(work: Work, order: Order): Promise<Code[]> {
  const codes = await codesOf(work, String(order.platformOrderId))
  const of = (status: string) => codes.filter((code) => code.status === status)
  return [...of('UNUSED'), ...of('EXPIRED')]
}

/** Pieces that a refund of an order can take. */
async function piecesLeft(work: Work, order: Order, held: readonly Refund[]): Promise<number> {
  const isByCode =
    order.shipType !== 'mail' && (await codesOf(work, String(order.platformOrderId))).length > 0
  if (isByCode) return (await lockable(work, order)).length
  const taken = held.reduce((sum, { refundQuantity }) => sum + (refundQuantity ?? 0), 0)
  return (order.quantity ?? 0) - taken - (await exchangedVouchers(work, order))
}

/** The rules of the product, for guests. @throws 422 */
export async function requireRefundRule(work: Work, order: Order): Promise<void> {
  const product = await findRow(work, ticketProduct, order.ticketProductId, { lock: false })
  const [code] = await codesOf(work, String(order.platformOrderId))
  const lastDay = code?.validEnd ?? order.useDate
  const isLate =
    product?.refundType === 'ahead' &&
    lastDay !== null &&
    lastDay !== undefined &&
    storeDay() > addDays(lastDay, -(product.refundAheadDays ?? 0))
  if (product?.refundType === 'none' || isLate) refuse('refund-rule', reasons.refundRule)
}

/** @throws 422 for cards, which their holders give back, and for orders of a group that is not complete */
async function requireOwnRefund(
  { rows }: Work,
  order: Order,
  { isOfCard = false }: RefundRequest,
): Promise<void> {
  const { rows: found } = await rows.execute<{ isOfCard: boolean; isInGroup: boolean }>(sql`select
    exists (select from ecard_user u where u.platform_order_id = ${order.platformOrderId}) as "isOfCard",
    exists (select from group_order g where g.group_order_id = ${order.groupOrderId} and g.status = 'WAIT') as "isInGroup"`)
  if (found[0]?.isOfCard && !isOfCard) refuse('refund-by-card', reasons.refundByCard)
  if (found[0]?.isInGroup) refuse('group-open', reasons.groupOpen)
}

async function requireNoSplit(work: Work, order: Order): Promise<void> {
  const split = sql`t.order_no = ${order.platformOrderId} and t.status in ('PROCESSING', 'DONE')`
  if ((await findRows(work, splitBill, split)).length) refuse('split', reasons.split)
}

/**
 * The first of a refund's two transactions: checks what is left of the order, locks its codes, and adds the refund.
 *
 * @param order locked
 * @returns the refund's number
 * @throws 422 with the reason
 */
export async function askRefund(work: Work, order: Order, asked: RefundRequest): Promise<string> {
  if (!refundable.has(String(order.status))) refuse('refund-state', reasons.refundState)
  await requireOwnRefund(work, order, asked)
  await requireNoSplit(work, order)
  const held = await holding(work, order)
  const pieces = await piecesLeft(work, order, held)
  if (asked.quantity > pieces) refuse('refund-pieces', filled(reasons.refundPieces, { left: pieces }))
  const left = (order.payAmount ?? 0) - held.reduce((sum, { applyAmount }) => sum + (applyAmount ?? 0), 0)
  if (asked.amount > left) refuse('refund-amount', filled(reasons.refundAmount, { left }))
  if (order.shipType !== 'mail')
    for (const code of (await lockable(work, order)).slice(0, asked.quantity))
      await changeState(work, ticketCode, code, 'lock')
  const product = await findRow(work, ticketProduct, order.ticketProductId, { lock: false })
  const rate = asked.waivesFee ? 0 : (product?.refundFeeRate ?? 0)
  const feeAmount = Math.round((asked.amount * rate) / 100)
  const refundId = await documentNumber(work, 'R')
  const row = {
    refundId,
    platformOrderId: order.platformOrderId,
    batchRefundId: asked.batchRefundId ?? null,
    productName: order.productName,
    buyerName: order.buyerName,
    buyerPhone: order.buyerPhone,
    refundQuantity: asked.quantity,
    applyAmount: asked.amount,
    feeAmount,
    refundAmount: asked.amount - feeAmount,
    applySource: asked.source,
    reason: asked.reason,
  } as const
  await addRow(work, ticketRefund, row, { hotelId: order.hotelId })
  await changeRow(work, ticketOrder, String(order.platformOrderId), { refundStatus: 'APPLYING' })
  return refundId
}

/** Asks the payment service for a refund; the refund's number makes a repetition harmless. */
export async function requestPayout(work: Work, refund: Refund): Promise<void> {
  const order = await findRow(work, ticketOrder, refund.platformOrderId)
  await work.ask({
    channel: 'payment',
    kind: 'refund',
    resource: ticketRefund,
    key: String(refund.refundId),
    hotelId: refund.hotelId,
    content: {
      refundId: refund.refundId,
      transactionNo: order?.transactionNo ?? null,
      payMethod: order?.payMethod ?? null,
      amount: refund.refundAmount,
    },
  })
}

/** What an order says about its newest refund. */
const statusOf = {
  APPLYING: 'APPLYING',
  PROCESSING: 'APPLYING',
  SUCCESS: 'DONE',
  FAILED: 'FAILED',
  REJECTED: 'NONE',
} as const

/** @param as the state of a refund that is written later in this transaction */
export async function followRefunds(
  work: Work,
  orderKey: string,
  as: Readonly<Record<string, Refund['status']>>,
) {
  const of = sql`t.platform_order_id = ${orderKey}`
  const newest = sql`t.created_at desc, t.refund_id desc`
  const [refund] = await findRows(work, ticketRefund, of, { order: newest, limit: 1 })
  const status = as[String(refund?.refundId)] ?? refund?.status ?? 'REJECTED'
  await changeRow(work, ticketOrder, orderKey, { refundStatus: statusOf[status] })
}

/** The locked codes of a refund. Which of an order's locked codes it takes makes no difference. */
async function lockedCodes(work: Work, { platformOrderId, refundQuantity }: Refund): Promise<Code[]> {
  const codes = await codesOf(work, String(platformOrderId))
  return codes.filter(({ status }) => status === 'LOCKED').slice(0, refundQuantity ?? 0)
}

/** Pieces that open refunds of an order hold. */
export async function openPieces({ rows }: Work, orderKey: string | null): Promise<number> {
  const found = await rows.execute<{
    pieces: number
  }>(sql`select coalesce(sum(t.refund_quantity), 0)::int as pieces
    from ticket_refund t where t.platform_order_id = ${orderKey} and t.status not in ('REJECTED', 'SUCCESS')`)
  return found.rows[0]?.pieces ?? 0
}

/** The end of a refund that was paid: codes, pieces, sums and state of the order, and the line of the settlement. */
export async function completeRefund(work: Work, refund: Refund): Promise<void> {
  const key = String(refund.platformOrderId)
  const order = await findRow(work, ticketOrder, key)
  if (!order) throw new Error(`The order of refund ${refund.refundId} is not there`)
  for (const code of await lockedCodes(work, refund)) await changeState(work, ticketCode, code, 'refund')
  await refundVouchers(work, refund)
  const [quantity, amount] = [refund.refundQuantity ?? 0, refund.refundAmount ?? 0]
  const refundQuantity = (order.refundQuantity ?? 0) + quantity
  const sums = { refundQuantity, refundAmount: (order.refundAmount ?? 0) + amount }
  await changeRow(work, ticketOrder, key, sums)
  await followRefunds(work, key, { [String(refund.refundId)]: 'SUCCESS' })
  const changed = await findRow(work, ticketOrder, key)
  if (changed && refundQuantity >= (order.quantity ?? 0))
    await changeState(work, ticketOrder, changed, 'refundAll')
  else await followCodes(work, key)
  const product = await findRow(work, ticketProduct, order.ticketProductId)
  if (product) await countSold(work, product, order.specName, -quantity)
  if (amount > 0) await addLine(work, order, { itemType: 'REFUND', quantity, amount, settleAmount: -amount })
  await recountOrders(work, order.memberId)
}

/** A refund that is not made: its codes can be used again, if they are still valid. */
export async function releaseRefund(work: Work, refund: Refund): Promise<void> {
  for (const code of await lockedCodes(work, refund)) await changeState(work, ticketCode, code, 'unlock')
  await followRefunds(work, String(refund.platformOrderId), { [String(refund.refundId)]: 'REJECTED' })
}
