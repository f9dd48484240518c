import { splitBill, ticketOrder } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { changeState } from '../../behaviour/changeState'
import { documentNumber } from '../../behaviour/numbers'
import type { RowOf } from '../../behaviour/RowOf'
import { refuse } from '../../behaviour/refuse'
import { addRow, findRow, findRows } from '../../behaviour/rows'
import type { Product } from '../tickets/inventory'
import { openPieces } from '../tickets/openPieces'
import type { Order } from '../tickets/ticketCodes'
import { channelOf } from './payChannels'
import { reasons } from './strings'

export type Split = RowOf<typeof splitBill>

interface Receiver {
  readonly receiverName: string
  readonly receiverAccount: string
  readonly ratio: number
}

/** Cents of an order that a receiver gets: at most the largest share that the payment channel allows. */
async function shareOf(
  context: BehaviourContext,
  order: Order,
  orderAmount: number,
  ratio: number,
): Promise<number> {
  const most = (await channelOf(context, order))?.splitMax ?? 100
  return Math.floor((orderAmount * Math.min(ratio, most)) / 100)
}

/** Adds the shares of an order's price that receivers get once the order is used. */
export async function addSplits(context: BehaviourContext, order: Order, product: Product): Promise<void> {
  if (!product.ifSetSeparate) return
  const { platformOrderId: orderNo, ticketProductId, hotelId } = order
  const orderAmount = order.payAmount ?? 0
  const receivers = (product.separateList ?? []) as unknown as readonly Receiver[]
  for (const { receiverName, receiverAccount, ratio } of receivers) {
    const values = {
      splitNo: await documentNumber(context, 'S'),
      ...{ orderNo, ticketProductId, storeId: hotelId, receiverName, receiverAccount },
      ...{ orderAmount, splitRatio: ratio, returnAmount: 0 },
      receiverType: 'SUPPLIER',
      trigger: 'VERIFY',
      splitAmount: await shareOf(context, order, orderAmount, ratio),
    } as const
    await addRow(context, splitBill, values, { hotelId })
  }
}

/** What the receiver of a share gets of an order, based on what was not refunded. */
async function unrefundedShare(context: BehaviourContext, order: Order, { splitRatio }: Split) {
  const orderAmount = (order.payAmount ?? 0) - (order.refundAmount ?? 0)
  return { orderAmount, splitAmount: await shareOf(context, order, orderAmount, splitRatio ?? 0) }
}

/** Asks the payment service to pay out a share. The split's number makes a retry harmless. */
export async function requestSplit(context: BehaviourContext, split: Split): Promise<void> {
  const { splitBillId, splitNo, orderNo, receiverAccount, splitAmount: amount, hotelId } = split
  const content = { splitNo, orderNo, receiverAccount, amount }
  await context.ask({
    channel: 'payment',
    kind: 'split',
    resource: splitBill,
    key: String(splitBillId),
    hotelId,
    content,
  })
}

/**
 * Pays out the shares of a used order, based on what was not refunded. While a refund of it is open they wait, because
 * nobody knows yet what is left of the order: the end of the refund pays them out.
 *
 * @param order locked, so that no refund begins meanwhile
 * @param decided the refund that has just been ended
 */
export async function beginSplits(
  context: BehaviourContext,
  order: Order,
  decided: string | null = null,
): Promise<undefined> {
  if (await openPieces(context, order.platformOrderId, decided)) return
  const waiting = sql`t.order_no = ${order.platformOrderId} and t.status = 'WAITING' and t.trigger = 'VERIFY'`
  for (const split of await findRows(context, splitBill, waiting)) {
    const share = await unrefundedShare(context, order, split)
    if (share.splitAmount <= 0) continue
    await changeState(context, splitBill, split, 'begin', share)
    await requestSplit(context, { ...split, ...share })
  }
}

/**
 * Pays out a share at once, based on what was not refunded.
 *
 * @returns the changes of the share
 * @throws 422 if nothing is left to pay, and while a refund of the order is open
 */
export async function splitNow(context: BehaviourContext, split: Split) {
  // locked, so that no refund begins meanwhile
  const order = await findRow(context, ticketOrder, split.orderNo)
  if (await openPieces(context, split.orderNo)) refuse('refund-open', reasons.refundOpen)
  const { orderAmount, splitAmount } = order ? await unrefundedShare(context, order, split) : split
  if (!splitAmount) refuse('nothing-to-split', reasons.nothingToSplit)
  await requestSplit(context, { ...split, splitAmount })
  return { orderAmount, splitAmount, failReason: null }
}
