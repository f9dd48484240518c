import { ticketOrder } from '@ebkit/domain'
import { listGuestProducts, showGuestOrder } from '@ebkit/protocol/calls/guestPage'
import type { FastifyInstance } from 'fastify'
import { findRow } from '../behaviour/rows'
import type { Gateway } from '../gateway'
import { guestOrder } from '../resources/tickets/guestOrder'
import { guestProducts } from '../resources/tickets/guestProducts'
import { notFound } from '../server/refusal'
import { registerCall } from '../server/registerCall'
import { asGuest } from './asGuest'

/** The data of the demo page that simulates a guest: available products, and the state of an order. */
export function registerGuestPage(app: FastifyInstance, gateway: Gateway): void {
  const about = { needs: 'session', tag: 'Guest of the demo' } as const
  const listing = { ...about, summary: 'Ticket products that a guest can order' }
  registerCall(app, listGuestProducts, listing, async ({ query, request }) => {
    const { products } = await asGuest(gateway, request, query.hotelId, async (context) => ({
      products: await guestProducts(context),
    }))
    return products
  })
  const showing = { ...about, summary: 'An order as its guest sees it' }
  registerCall(app, showGuestOrder, showing, ({ query, request }) =>
    asGuest(gateway, request, query.hotelId, async (context) => {
      const order = await findRow(context, ticketOrder, query.platformOrderId, { lock: false })
      if (!order || order.hotelId !== context.place.hotelId) throw notFound()
      return guestOrder(context, order)
    }),
  )
}
