import * as v from 'valibot'
import { defineCall } from '../defineCall'
import { looseObject } from '../schemas/looseObject'
import { identifier, optionalIdentifier, optionalText, wholeNumber } from '../schemas/values'

const quantity = v.pipe(wholeNumber, v.minValue(1), v.maxValue(99))

/**
 * A guest orders dishes at a restaurant of the current store, and has paid. Of a demo only.
 *
 * @example
 * ```ts
 * import { placeGuestRestaurantOrder } from '@ebkit/protocol/calls/restaurantGuest'
 * import { check } from '@ebkit/protocol/check'
 *
 * const order = {
 *   restaurantId: '801',
 *   orderType: 'DINE_IN',
 *   items: [{ restaurantProductId: '9001', quantity: 2 }],
 *   payMode: 'WECHAT',
 *   guestName: '韩梅梅',
 *   phone: '13812345678',
 * }
 * check(placeGuestRestaurantOrder.body, order).fits // true
 * check(placeGuestRestaurantOrder.body, { ...order, items: [] }) // { fits: false, field: 'items' }
 * ```
 */
export const placeGuestRestaurantOrder = defineCall({
  id: 'O-081',
  name: 'placeGuestRestaurantOrder',
  method: 'POST',
  path: 'demo-api/guest/restaurant-order',
  body: looseObject({
    hotelId: v.optional(identifier),
    restaurantId: identifier,
    orderType: v.picklist(['DINE_IN', 'TAKE_AWAY', 'DELIVERY', 'ROOM_SERVICE']),
    items: v.pipe(
      v.array(v.object({ restaurantProductId: identifier, quantity })),
      v.minLength(1),
      v.maxLength(100),
    ),
    payMode: v.picklist(['WECHAT', 'ALIPAY', 'STORED', 'ROOM', 'AFTER']),
    guestName: v.pipe(v.string(), v.minLength(1), v.maxLength(30)),
    phone: v.pipe(v.string(), v.regex(/^1\d{10}$/)),
    memberId: optionalIdentifier,
    place: optionalText,
    address: optionalText,
    remark: optionalText,
  }),
  answer: looseObject({ restaurantOrderId: v.string(), payAmount: v.number() }),
  safeToRepeat: false,
})

/** A guest asks a restaurant for the money of an order. The restaurant decides. */
export const askGuestRestaurantRefund = defineCall({
  id: 'O-082',
  name: 'askGuestRestaurantRefund',
  method: 'POST',
  path: 'demo-api/guest/restaurant-refund',
  body: looseObject({
    hotelId: v.optional(identifier),
    restaurantOrderId: identifier,
    reason: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  }),
  answer: looseObject({ status: v.string() }),
  safeToRepeat: false,
})

/** A guest sees a pinned store in a list, or follows it. */
export const visitGuestPin = defineCall({
  id: 'O-083',
  name: 'visitGuestPin',
  method: 'POST',
  path: 'demo-api/guest/pin-visit',
  body: looseObject({
    hotelId: v.optional(identifier),
    merchantTopId: identifier,
    kind: v.picklist(['shown', 'visited']),
    visitorId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  }),
  answer: looseObject({ kind: v.string() }),
  safeToRepeat: false,
})
