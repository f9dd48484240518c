import { depositOrder, ticketOrder } from '@ebkit/domain'
import {
  askGuestRefund,
  payGuestDeposit,
  payGuestOrder,
  placeGuestDeposit,
  placeGuestOrder,
  showGuestOffers,
} from '@ebkit/protocol/calls/guest'
import type { FastifyInstance } from 'fastify'
import type { BehaviourContext } from '../behaviour/Behaviour'
import { findRow } from '../behaviour/rows'
import type { Gateway } from '../gateway'
import { payDepositOrder, placeDeposit } from '../resources/tickets/deposits/depositOrders'
import { payOrder } from '../resources/tickets/payOrder'
import { placeOrder } from '../resources/tickets/placeOrder'
import { requireRefundRule } from '../resources/tickets/refundChecks'
import { askRefund } from '../resources/tickets/refunds'
import { showUpSell } from '../resources/tickets/showUpSell'
import { notFound } from '../server/refusal'
import { registerCall } from '../server/registerCall'
import { asGuest } from './asGuest'

/** The order, locked, if it belongs to the store. @throws 404 */
async function orderOf(context: BehaviourContext, key: string) {
  const order = await findRow(context, ticketOrder, key)
  if (!order || order.hotelId !== context.place.hotelId) throw notFound()
  return order
}

/**
 * The actions of guests and of the payment service, for a page of the demo. They use the same code as any other shop
 * would.
 */
export function registerGuest(app: FastifyInstance, gateway: Gateway): void {
  const about = { needs: 'session', tag: 'Guest of the demo' } as const
  const ordering = { ...about, summary: 'A guest orders a ticket product' }
  registerCall(app, placeGuestOrder, ordering, ({ body, request }) =>
    asGuest(gateway, request, body.hotelId, async (context) => {
      const platformOrderId = await placeOrder(context, body)
      const order = await orderOf(context, platformOrderId)
      return { platformOrderId, payAmount: order.payAmount ?? 0 }
    }),
  )

  const paying = { ...about, summary: 'The payment service reports a payment' }
  registerCall(app, payGuestOrder, paying, ({ body, request }) =>
    asGuest(gateway, request, body.hotelId, async (context) => {
      const { platformOrderId, amount, payMethod, transactionNo } = body
      await orderOf(context, platformOrderId)
      await payOrder(context, platformOrderId, amount, { payMethod, transactionNo })
      return { platformOrderId, status: String((await orderOf(context, platformOrderId)).status) }
    }),
  )

  const reserving = { ...about, summary: 'A guest reserves pieces with a deposit' }
  registerCall(app, placeGuestDeposit, reserving, ({ body, request }) =>
    asGuest(gateway, request, body.hotelId, async (context) => {
      const { activityId, ticketProductId, quantity, memberId, buyerName, buyerPhone } = body
      const asked = { activityId, ticketProductId, quantity, memberId, buyerName, buyerPhone }
      const depositOrderId = await placeDeposit(context, asked)
      const order = await findRow(context, depositOrder, depositOrderId)
      return { depositOrderId, depositAmount: order?.depositAmount ?? 0 }
    }),
  )

  const payingDeposit = { ...about, summary: 'The payment service reports a deposit, or the rest' }
  registerCall(app, payGuestDeposit, payingDeposit, ({ body, request }) =>
    asGuest(gateway, request, body.hotelId, async (context) => {
      const { depositOrderId, amount, payMethod, transactionNo } = body
      await payDepositOrder(context, depositOrderId, amount, { payMethod, transactionNo })
      return {
        depositOrderId,
        status: String((await findRow(context, depositOrder, depositOrderId))?.status),
      }
    }),
  )

  const offering = { ...about, summary: 'Offers that a guest is shown' }
  registerCall(app, showGuestOffers, offering, ({ body, request }) =>
    asGuest(gateway, request, body.hotelId, async (context) => ({
      upSellId: await showUpSell(context, body),
    })),
  )

  const refunding = { ...about, summary: 'A guest asks for a refund' }
  registerCall(app, askGuestRefund, refunding, ({ body, request }) =>
    asGuest(gateway, request, body.hotelId, async (context) => {
      const order = await orderOf(context, body.platformOrderId)
      await requireRefundRule(context, order)
      const { quantity, amount, reason } = body
      return { refundId: await askRefund(context, order, { quantity, amount, reason, source: 'buyer' }) }
    }),
  )
}
