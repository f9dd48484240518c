import { ticketOrder, ticketProduct } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { changeState } from '../../behaviour/changeState'
import { refuse } from '../../behaviour/refuse'
import { findRow } from '../../behaviour/rows'
import { notFound } from '../../server/refusal'
import { channelFeeOf } from '../finance/payChannels'
import { addLine } from '../finance/settlementItems'
import { addSplits } from '../finance/splits'
import { recountOrders } from '../members/memberOrders'
import { deliverOrder } from './deliverOrder'
import { countInGroup } from './groupOrder'
import { countSold } from './inventory'
import { reasons } from './strings'

/** A payment as the payment service reports it. */
export interface Payment {
  readonly payMethod: 'wechat' | 'alipay' | 'prepay' | 'points' | 'cash' | 'pos'
  readonly transactionNo: string | null
}

/** Applies a payment to an order: updates its state, codes, sold units, splits, settlement and member statistics. */
export async function settlePaid(context: BehaviourContext, key: string, payment: Payment): Promise<void> {
  const order = await findRow(context, ticketOrder, key)
  const product = order && (await findRow(context, ticketProduct, order.ticketProductId))
  if (!order || !product) throw notFound()
  const isMail = order.shipType === 'mail'
  await changeState(context, ticketOrder, order, isMail ? 'payMail' : 'pay', {
    ...payment,
    payTime: sql`now()`,
  })
  const paid = { ...order, ...payment, status: isMail ? 'WAIT_SHIP' : 'PAID' } as const
  if (order.groupOrderId) await countInGroup(context, paid)
  else if (!isMail) await deliverOrder(context, paid)
  await countSold(context, product, order.specName, order.quantity ?? 0)
  await addSplits(context, paid, product)
  const amount = order.payAmount ?? 0
  const channelFee = await channelFeeOf(context, paid, amount)
  const line = { quantity: order.quantity ?? 0, amount, channelFee, settleAmount: amount - channelFee }
  if (amount > 0) await addLine(context, paid, { itemType: 'SALE', ...line })
  await recountOrders(context, order.memberId)
}

/**
 * Handles a payment that the payment service may report several times.
 *
 * @throws 422 for an order that is closed or paid by another payment, and for a wrong amount
 */
export async function payOrder(
  context: BehaviourContext,
  key: string,
  amount: number,
  payment: Payment,
): Promise<void> {
  const order = await findRow(context, ticketOrder, key)
  if (!order) throw notFound()
  if (order.transactionNo !== null && order.transactionNo === payment.transactionNo) return
  if (order.status === 'CLOSED') refuse('order-closed', reasons.orderClosed)
  if (order.status !== 'WAIT_PAY') refuse('already-paid', reasons.alreadyPaid)
  if (amount !== order.payAmount) refuse('wrong-amount', reasons.wrongAmount)
  await settlePaid(context, key, payment)
}
