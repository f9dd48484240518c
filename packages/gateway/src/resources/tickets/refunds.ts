import { ticketCode, ticketOrder, ticketProduct, ticketRefund } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { changeState } from '../../behaviour/changeState'
import { documentNumber } from '../../behaviour/numbers'
import { addRow, changeRow, findRow, findRows } from '../../behaviour/rows'
import { addLine } from '../finance/settlementItems'
import { beginSplits } from '../finance/splits'
import { recountOrders } from '../members/memberOrders'
import { countSold } from './inventory'
import { codesOf, followCodes } from './orderState'
import { lockable, type Refund, type RefundRequest, requireRefundable } from './refundChecks'
import type { Code, Order } from './ticketCodes'
import { refundVouchers } from './vouchers/refundVouchers'

/** The refund fee of the product in cents; 0 if it is waived. */
async function feeOf(
  context: BehaviourContext,
  order: Order,
  { amount, waivesFee }: RefundRequest,
): Promise<number> {
  if (waivesFee) return 0
  const product = await findRow(context, ticketProduct, order.ticketProductId, { lock: false })
  return Math.round((amount * (product?.refundFeeRate ?? 0)) / 100)
}

/**
 * The first of the two transactions of a refund: checks what the order has left, locks its codes, and adds the refund.
 *
 * @param order locked
 * @returns the refund's number
 * @throws 422 with the reason
 */
export async function askRefund(
  context: BehaviourContext,
  order: Order,
  asked: RefundRequest,
): Promise<string> {
  await requireRefundable(context, order, asked)
  if (order.shipType !== 'mail')
    for (const code of (await lockable(context, order)).slice(0, asked.quantity))
      await changeState(context, ticketCode, code, 'lock')
  const { platformOrderId, productName, buyerName, buyerPhone, hotelId } = order
  const refundId = await documentNumber(context, 'R')
  const feeAmount = await feeOf(context, order, asked)
  const row = {
    ...{ refundId, platformOrderId, productName, buyerName, buyerPhone, feeAmount },
    batchRefundId: asked.batchRefundId ?? null,
    refundQuantity: asked.quantity,
    applyAmount: asked.amount,
    refundAmount: asked.amount - feeAmount,
    applySource: asked.source,
    reason: asked.reason,
  }
  await addRow(context, ticketRefund, row, { hotelId })
  await changeRow(context, ticketOrder, String(platformOrderId), { refundStatus: 'APPLYING' })
  return refundId
}

/** Requests a refund from the payment service; the refund number makes the request idempotent. */
export async function requestPayout(context: BehaviourContext, refund: Refund): Promise<void> {
  const order = await findRow(context, ticketOrder, refund.platformOrderId)
  await context.ask({
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

/** The refund status of an order, by the status of its newest refund. */
const statusOf = {
  APPLYING: 'APPLYING',
  PROCESSING: 'APPLYING',
  SUCCESS: 'DONE',
  FAILED: 'FAILED',
  REJECTED: 'NONE',
} as const

/** Updates the refund status of an order. @param as states of refunds that this transaction writes only later */
export async function followRefunds(
  context: BehaviourContext,
  orderKey: string,
  as: Readonly<Record<string, Refund['status']>>,
) {
  const of = sql`t.platform_order_id = ${orderKey}`
  const newest = sql`t.created_at desc, t.refund_id desc`
  const [refund] = await findRows(context, ticketRefund, of, { order: newest, limit: 1 })
  const status = as[String(refund?.refundId)] ?? refund?.status ?? 'REJECTED'
  await changeRow(context, ticketOrder, orderKey, { refundStatus: statusOf[status] })
}

/** As many locked codes as a refund has units; which of the order's locked codes they are does not matter. */
async function lockedCodes(
  context: BehaviourContext,
  { platformOrderId, refundQuantity }: Refund,
): Promise<Code[]> {
  const codes = await codesOf(context, String(platformOrderId))
  return codes.filter(({ status }) => status === 'LOCKED').slice(0, refundQuantity ?? 0)
}

/** Pays out the shares of a used order that waited for this refund. */
async function beginHeldSplits(context: BehaviourContext, { platformOrderId, refundId }: Refund) {
  const order = await findRow(context, ticketOrder, platformOrderId)
  if (order?.status === 'COMPLETED') await beginSplits(context, order, refundId)
}

/** Completes a paid refund: updates codes, vouchers, inventory, totals and state of the order, and the settlement. */
export async function completeRefund(context: BehaviourContext, refund: Refund): Promise<void> {
  const key = String(refund.platformOrderId)
  const order = await findRow(context, ticketOrder, key)
  if (!order) throw new Error(`The order of refund ${refund.refundId} is not there`)
  for (const code of await lockedCodes(context, refund))
    await changeState(context, ticketCode, code, 'refund')
  await refundVouchers(context, refund)
  const [quantity, amount] = [refund.refundQuantity ?? 0, refund.refundAmount ?? 0]
  const refundQuantity = (order.refundQuantity ?? 0) + quantity
  const sums = { refundQuantity, refundAmount: (order.refundAmount ?? 0) + amount }
  await changeRow(context, ticketOrder, key, sums)
  await followRefunds(context, key, { [String(refund.refundId)]: 'SUCCESS' })
  const changed = await findRow(context, ticketOrder, key)
  if (changed && refundQuantity >= (order.quantity ?? 0))
    await changeState(context, ticketOrder, changed, 'refundAll')
  else await followCodes(context, key)
  const product = await findRow(context, ticketProduct, order.ticketProductId)
  if (product) await countSold(context, product, order.specName, -quantity)
  if (amount > 0)
    await addLine(context, order, { itemType: 'REFUND', quantity, amount, settleAmount: -amount })
  await recountOrders(context, order.memberId)
  await beginHeldSplits(context, refund)
}

/** Releases the codes of a rejected refund: they can be used again if they are still valid. */
export async function releaseRefund(context: BehaviourContext, refund: Refund): Promise<void> {
  for (const code of await lockedCodes(context, refund))
    await changeState(context, ticketCode, code, 'unlock')
  await followRefunds(context, String(refund.platformOrderId), { [String(refund.refundId)]: 'REJECTED' })
  await beginHeldSplits(context, refund)
}
