import { ticketRefund } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { changeRow, findRow } from '../../behaviour/rows'
import type { RefundRequest } from './refundChecks'
import { askRefund, completeRefund, requestPayout } from './refunds'
import type { Order } from './ticketCodes'

/**
 * Refunds without approval: sends the refund to the payment service at once. A refund of 0 is completed at once.
 *
 * @param order locked
 * @returns the refund's number
 */
export async function refundNow(
  context: BehaviourContext,
  order: Order,
  asked: RefundRequest,
): Promise<string> {
  const refundId = await askRefund(context, order, asked)
  const refund = await findRow(context, ticketRefund, refundId)
  if (!refund) throw new Error(`Refund ${refundId} is not there`)
  if (refund.refundAmount === 0) {
    await changeRow(context, ticketRefund, refundId, { status: 'SUCCESS', finishTime: sql`now()` })
    await completeRefund(context, { ...refund, status: 'SUCCESS' })
  } else {
    await changeRow(context, ticketRefund, refundId, { status: 'PROCESSING' })
    await requestPayout(context, refund)
  }
  return refundId
}
