import * as v from 'valibot'
import { defineCall } from '../defineCall'
import { looseObject } from '../schemas/looseObject'
import { identifier, optionalIdentifier, optionalText, wholeNumber } from '../schemas/values'

const piece = v.pipe(wholeNumber, v.minValue(1), v.maxValue(999))

/**
 * A guest orders a ticket product at the current store. Of a demo only: shops of guests have calls of their own.
 *
 * @example
 * ```ts
 * import { placeGuestOrder } from '@ebkit/protocol/calls/guest'
 * import { check } from '@ebkit/protocol/check'
 *
 * const order = {
 *   ticketProductId: '70021',
 *   quantity: 2,
 *   saleChannel: 'WECHAT',
 *   buyerName: '李雷',
 *   buyerPhone: '13812345678',
 * }
 * check(placeGuestOrder.body, order).fits // true
 * check(placeGuestOrder.body, { ...order, buyerPhone: '12345' }) // { fits: false, field: 'buyerPhone' }
 * ```
 */
export const placeGuestOrder = defineCall({
  id: 'O-032',
  name: 'placeGuestOrder',
  method: 'POST',
  path: 'demo-api/guest/order',
  body: looseObject({
    hotelId: v.optional(identifier),
    ticketProductId: identifier,
    specName: optionalText,
    quantity: piece,
    saleChannel: v.string(),
    memberId: optionalIdentifier,
    buyerName: v.pipe(v.string(), v.minLength(1), v.maxLength(30)),
    buyerPhone: v.pipe(v.string(), v.regex(/^1\d{10}$/)),
    travellers: v.optional(
      v.pipe(v.array(v.object({ name: v.string(), idCard: v.optional(v.string()) })), v.maxLength(999)),
    ),
    useDate: v.optional(v.nullable(v.pipe(v.string(), v.isoDate()))),
    shipType: v.optional(v.picklist(['code', 'mail'])),
    receiverAddress: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(120)))),
    buyerRemark: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(200)))),
    // The offer that the guest takes: at most one of these.
    upSellId: optionalIdentifier,
    tyingId: optionalIdentifier,
    // Opens a group of this activity.
    groupBuyId: optionalIdentifier,
    // Joins this group.
    groupOrderId: optionalIdentifier,
  }),
  answer: looseObject({ platformOrderId: v.string(), payAmount: v.number() }),
  safeToRepeat: false,
})

const payment = {
  // Cents.
  amount: wholeNumber,
  payMethod: v.picklist(['wechat', 'alipay', 'prepay', 'points', 'cash', 'pos']),
  transactionNo: v.pipe(v.string(), v.minLength(6), v.maxLength(64)),
}

/** The payment service reports that a guest has paid an order. The same transaction may be reported several times. */
export const payGuestOrder = defineCall({
  id: 'O-033',
  name: 'payGuestOrder',
  method: 'POST',
  path: 'demo-api/guest/pay',
  body: looseObject({
    hotelId: v.optional(identifier),
    platformOrderId: identifier,
    ...payment,
  }),
  answer: looseObject({ platformOrderId: v.string(), status: v.string() }),
  safeToRepeat: false,
})

/** A guest asks for the money of some pieces. The store decides. */
export const askGuestRefund = defineCall({
  id: 'O-034',
  name: 'askGuestRefund',
  method: 'POST',
  path: 'demo-api/guest/refund',
  body: looseObject({
    hotelId: v.optional(identifier),
    platformOrderId: identifier,
    quantity: piece,
    // Cents.
    amount: v.pipe(wholeNumber, v.minValue(1)),
    reason: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  }),
  answer: looseObject({ refundId: v.string() }),
  safeToRepeat: false,
})

/** A guest reserves pieces of a product with a deposit. */
export const placeGuestDeposit = defineCall({
  id: 'O-056',
  name: 'placeGuestDeposit',
  method: 'POST',
  path: 'demo-api/guest/deposit',
  body: looseObject({
    hotelId: v.optional(identifier),
    activityId: identifier,
    ticketProductId: identifier,
    quantity: piece,
    memberId: identifier,
    buyerName: v.pipe(v.string(), v.minLength(1), v.maxLength(30)),
    buyerPhone: v.pipe(v.string(), v.regex(/^1\d{10}$/)),
  }),
  answer: looseObject({ depositOrderId: v.string(), depositAmount: v.number() }),
  safeToRepeat: false,
})

/** The payment service reports that a guest has paid a deposit, or the rest. It may do so several times. */
export const payGuestDeposit = defineCall({
  id: 'O-057',
  name: 'payGuestDeposit',
  method: 'POST',
  path: 'demo-api/guest/deposit/pay',
  body: looseObject({ hotelId: v.optional(identifier), depositOrderId: identifier, ...payment }),
  answer: looseObject({ depositOrderId: v.string(), status: v.string() }),
  safeToRepeat: false,
})

/** The offers to take a better product instead, at one place of the shop. Each is counted as shown. */
export const showGuestOffers = defineCall({
  id: 'O-058',
  name: 'showGuestOffers',
  method: 'POST',
  path: 'demo-api/guest/offers',
  body: looseObject({
    hotelId: v.optional(identifier),
    ticketProductId: identifier,
    // Cents.
    amount: wholeNumber,
    showPosition: v.picklist(['confirm', 'paid', 'before']),
  }),
  answer: looseObject({ upSellId: v.nullable(v.string()) }),
  safeToRepeat: false,
})
