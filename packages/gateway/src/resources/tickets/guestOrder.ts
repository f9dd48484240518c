import { ticketCode, ticketOrder, ticketProduct, ticketRefund } from '@ebkit/domain'
import type { GuestOrder, GuestOrderState } from '@ebkit/protocol/calls/guestPage'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { findRow, findRows } from '../../behaviour/rows'
import { codesOf } from './orderState'
import { amountLeft, lockableAmong, type Refund } from './refundChecks'
import type { Order } from './ticketCodes'

/** An order as its guest sees it: the payment, the codes, what can be refunded, and the refunds. Locks no rows. */
export async function guestOrder(context: BehaviourContext, order: Order): Promise<GuestOrder> {
  const key = String(order.platformOrderId)
  const product = await findRow(context, ticketProduct, order.ticketProductId, { lock: false })
  const newest = sql`t.created_at desc, t.refund_id desc`
  const refunds = await findRows(context, ticketRefund, sql`t.platform_order_id = ${key}`, {
    lock: false,
    order: newest,
  })
  const codes = await codesOf(context, key, false)
  return {
    platformOrderId: key,
    productName: order.productName ?? '',
    specName: order.specName ?? null,
    quantity: order.quantity ?? 0,
    totalAmount: order.totalAmount ?? 0,
    payAmount: order.payAmount ?? 0,
    state: stateOf(ticketOrder.states.values, order.status),
    useDate: order.useDate ?? null,
    codes: codes.map(({ code, status, validEnd, sharePrice }) => ({
      code: String(code),
      state: stateOf(ticketCode.states.values, status),
      validEnd: validEnd ?? null,
      sharePrice: sharePrice ?? 0,
    })),
    refundable: lockableAmong(codes).map(({ code }) => String(code)),
    refundableAmount: await amountLeft(context, order),
    refundType: product?.refundType ?? 'none',
    refundFeeRate: product?.refundFeeRate ?? 0,
    refunds: refunds.map(shown),
  }
}

const shown = ({ refundId, refundQuantity, refundAmount, status, rejectReason, failReason }: Refund) => ({
  refundId: String(refundId),
  quantity: refundQuantity ?? 0,
  amount: refundAmount ?? 0,
  state: stateOf(ticketRefund.states.values, status),
  reason: rejectReason || failReason || null,
})

function stateOf(states: readonly GuestOrderState[], value: string | null): GuestOrderState {
  const state = states.find((each) => each.value === value)
  return state ?? { value: String(value), label: { zh: String(value) }, tone: 'neutral' }
}
