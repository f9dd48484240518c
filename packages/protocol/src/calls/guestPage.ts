import * as v from 'valibot'
import { defineCall } from '../defineCall'
import { looseObject } from '../schemas/looseObject'
import { identifier } from '../schemas/values'

/** Prices in cents. `inventory`: pieces left. */
const product = looseObject({
  ticketProductId: v.string(),
  productName: v.string(),
  coverImage: v.string(),
  salePrice: v.number(),
  // Price before a reduction, struck through.
  linePrice: v.nullable(v.number()),
  inventory: v.number(),
  // Choices with their own prices; empty: none.
  specs: v.array(looseObject({ specName: v.string(), salePrice: v.number(), inventory: v.number() })),
  minPerOrder: v.number(),
  maxPerOrder: v.number(),
  saleChannel: v.string(),
  refundType: v.string(),
  // Names of travellers: none, one for the order, or one for each piece.
  realNameType: v.picklist(['none', 'order', 'person']),
  // The guest chooses the day of the visit.
  needsUseDate: v.boolean(),
  // It is sent by mail.
  needsAddress: v.boolean(),
})

/** A ticket product that a guest can order. Prices in cents. */
export type GuestProduct = v.InferOutput<typeof product>

/**
 * O-115: the ticket products that a guest can order at the current store now, at most 60. Of a demo only.
 *
 * @example
 * ```ts
 * import { type GuestProduct, listGuestProducts } from '@ebkit/protocol/calls/guestPage'
 *
 * listGuestProducts.path // 'demo-api/guest/products'
 *
 * const cheapest = ({ specs, salePrice }: Pick<GuestProduct, 'specs' | 'salePrice'>) =>
 *   Math.min(salePrice, ...specs.map((spec) => spec.salePrice))
 * cheapest({ salePrice: 12800, specs: [{ specName: 'Child', salePrice: 6400, inventory: 20 }] }) // 6400
 * ```
 */
export const listGuestProducts = defineCall({
  id: 'O-115',
  name: 'listGuestProducts',
  method: 'GET',
  path: 'demo-api/guest/products',
  query: looseObject({ hotelId: v.optional(identifier) }),
  answer: v.array(product),
  safeToRepeat: true,
})

/** A state as its resource defines it. */
const state = looseObject({
  value: v.string(),
  label: looseObject({ zh: v.string(), en: v.optional(v.string()) }),
  tone: v.picklist(['success', 'info', 'warning', 'neutral', 'danger']),
})

/** A state of an order, code or refund as its resource defines it. */
export type GuestOrderState = v.InferOutput<typeof state>

const order = looseObject({
  platformOrderId: v.string(),
  productName: v.string(),
  specName: v.nullable(v.string()),
  quantity: v.number(),
  // Cents.
  totalAmount: v.number(),
  payAmount: v.number(),
  state,
  useDate: v.nullable(v.string()),
  // `validEnd`: `2026-12-19`; `sharePrice`: cents that were paid for it.
  codes: v.array(
    looseObject({ code: v.string(), state, validEnd: v.nullable(v.string()), sharePrice: v.number() }),
  ),
  // Codes in the order in which a refund takes them.
  refundable: v.array(v.string()),
  // Cents that no refund has taken.
  refundableAmount: v.number(),
  refundType: v.string(),
  // Percent that the store keeps of a refund.
  refundFeeRate: v.number(),
  // The newest first.
  refunds: v.array(
    looseObject({
      refundId: v.string(),
      quantity: v.number(),
      // Cents, after the fee.
      amount: v.number(),
      state,
      // Why it was refused or has failed.
      reason: v.nullable(v.string()),
    }),
  ),
})

/**
 * An order as its guest sees it. Amounts in cents; `refundFeeRate` in percent; codes in the order in which a refund
 * takes them.
 */
export type GuestOrder = v.InferOutput<typeof order>

/** O-116: an order as its guest sees it, with its codes and refunds. Of a demo only. */
export const showGuestOrder = defineCall({
  id: 'O-116',
  name: 'showGuestOrder',
  method: 'GET',
  path: 'demo-api/guest/order',
  query: looseObject({ hotelId: v.optional(identifier), platformOrderId: identifier }),
  answer: order,
  safeToRepeat: true,
})
