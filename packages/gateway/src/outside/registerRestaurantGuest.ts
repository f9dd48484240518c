import { merchantTop, restaurantOrder } from '@ebkit/domain'
import {
  askGuestRestaurantRefund,
  placeGuestRestaurantOrder,
  visitGuestPin,
} from '@ebkit/protocol/calls/restaurantGuest'
import type { FastifyInstance } from 'fastify'
import { findRow } from '../behaviour/rows'
import type { Gateway } from '../gateway'
import { placeRestaurantOrder } from '../resources/restaurant/placeRestaurantOrder'
import { askRestaurantRefund } from '../resources/restaurant/restaurantOrder'
import { recordVisit } from '../resources/visits/recordVisit'
import { notFound } from '../server/refusal'
import { registerCall } from '../server/registerCall'
import { asGuest } from './asGuest'

/** The actions of guests at restaurants and in the shop's lists, for a page of the demo. */
export function registerRestaurantGuest(app: FastifyInstance, gateway: Gateway): void {
  const about = { needs: 'session', tag: 'Guest of the demo' } as const

  const ordering = { ...about, summary: 'A guest orders dishes' }
  registerCall(app, placeGuestRestaurantOrder, ordering, ({ body, request }) =>
    asGuest(gateway, request, body.hotelId, async (context) => {
      const restaurantOrderId = await placeRestaurantOrder(context, body)
      const order = await findRow(context, restaurantOrder, restaurantOrderId)
      return { restaurantOrderId, payAmount: order?.payAmount ?? 0 }
    }),
  )

  const refunding = { ...about, summary: 'A guest asks a restaurant for a refund' }
  registerCall(app, askGuestRestaurantRefund, refunding, ({ body, request }) =>
    asGuest(gateway, request, body.hotelId, async (context) => {
      const key = body.restaurantOrderId
      const row = await findRow(context, restaurantOrder, key)
      if (!row || row.hotelId !== context.place.hotelId) throw notFound()
      await askRestaurantRefund({ ...context, row, key, input: {} }, body.reason)
      return { status: String((await findRow(context, restaurantOrder, key))?.status) }
    }),
  )

  const visiting = { ...about, summary: 'A guest sees or follows a pinned store' }
  registerCall(app, visitGuestPin, visiting, ({ body, request }) =>
    asGuest(gateway, request, body.hotelId, async (context) => {
      const row = await findRow(context, merchantTop, body.merchantTopId, { lock: false })
      if (row?.status !== 'ACTIVE') throw notFound()
      await recordVisit(context, merchantTop, body.merchantTopId, body.kind, body.visitorId)
      return { kind: body.kind }
    }),
  )
}
