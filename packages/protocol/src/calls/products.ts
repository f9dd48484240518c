import * as v from 'valibot'
import { defineCall } from '../defineCall'
import { looseObject } from '../schemas/looseObject'
import { productRow, restaurantProductRow, ticketCategory } from '../schemas/products'
import { identifier, wholeNumber } from '../schemas/values'

const productPage = looseObject({ list: v.array(productRow), total: v.number() })

/**
 * Parameters of A-016. The reference gateway also accepts: `productType`, `shipType`, `ecardType`, `ticketCategoryId`
 * and `status` (one value or a comma list), and `eligibleOnly` = 1 with `activityType`: only rows that this tab may
 * choose for that activity.
 */
const productQuery = looseObject({
  pageNum: wholeNumber,
  pageSize: v.optional(wholeNumber, 10),
  hotelId: identifier,
  brandId: identifier,
  strategy: v.optional(wholeNumber, 12),
  auditStatus: v.optional(wholeNumber, 4),
  chooseHotelId: v.optional(identifier),
  ticketProductId: v.optional(identifier),
  productIds: v.optional(identifier),
  productName: v.optional(v.string()),
  posterTitle: v.optional(v.string()),
})

/**
 * one page of ticket products. `ticketProductId` is also sent as `productIds`; tabs 13 and 24 send `posterTitle`
 * instead of `productName`.
 */
export const listTicketProducts = defineCall({
  id: 'A-016',
  name: 'listTicketProducts',
  method: 'POST',
  path: 'api/ticket-api/ticketProduct/jsonGetListTicketProduct',
  body: productQuery,
  answer: productPage,
  safeToRepeat: true,
})

/** A-016 as a GET, for tabs configured so: the same fields in the query. @spec W-PICK-10 */
export const listTicketProductsByQuery = defineCall({
  id: 'O-006',
  name: 'listTicketProductsByQuery',
  method: 'GET',
  path: 'api/ticket-api/ticketProduct/jsonGetListTicketProduct',
  query: productQuery,
  answer: productPage,
  safeToRepeat: true,
})

/** Maximum number of keys in one call of `readTicketProducts`. */
export const maximumProductKeys = 500

/**
 * O-007: ticket products by id and type, in any order and with any status: those that exist and that the user may see.
 * For showing and checking a saved selection.
 *
 * @example
 * ```ts
 * import { maximumProductKeys, readTicketProducts } from '@ebkit/protocol/calls/products'
 * import { check } from '@ebkit/protocol/check'
 *
 * maximumProductKeys // 500
 * check(readTicketProducts.body, { keys: [{ ticketProductId: '70021', productType: 'TICKET' }] }).fits // true
 * ```
 */
export const readTicketProducts = defineCall({
  id: 'O-007',
  name: 'readTicketProducts',
  method: 'POST',
  path: 'ticket-api/eb/ticket-product/by-keys',
  body: looseObject({
    keys: v.pipe(
      v.array(v.object({ ticketProductId: identifier, productType: v.string() })),
      v.maxLength(maximumProductKeys),
    ),
  }),
  answer: looseObject({ list: v.array(productRow) }),
  safeToRepeat: true,
})

/**
 * one page of restaurant products. The names of the paging parameters are in lower case here. `sort` of the
 * reference gateway: `name`, `price` or `status`, with a minus for the other way; default the shop's order. It also accepts
 * `hotelId`, `restaurantId`, `dishClassId` and `status` (one value or a comma list), and `eligibleOnly` = 1: only those in
 * no activity.
 */
export const listRestaurantProducts = defineCall({
  id: 'A-017',
  name: 'listRestaurantProducts',
  method: 'GET',
  path: 'api/restaurant-api/product/getRestaurantProductPageList',
  query: looseObject({
    pageindex: wholeNumber,
    pagesize: v.optional(wholeNumber, 10),
    search: v.optional(v.string()),
    sort: v.optional(v.string()),
  }),
  answer: looseObject({ count: v.number(), rows: v.array(restaurantProductRow) }),
  safeToRepeat: true,
})

/**
 * O-036: restaurant products by id, in any order and with any status: those that exist and that the user may see. For
 * showing and checking a saved selection.
 */
export const readRestaurantProducts = defineCall({
  id: 'O-036',
  name: 'readRestaurantProducts',
  method: 'POST',
  path: 'restaurant-api/eb/restaurant-product/by-keys',
  body: looseObject({ keys: v.pipe(v.array(identifier), v.maxLength(maximumProductKeys)) }),
  answer: looseObject({ rows: v.array(restaurantProductRow) }),
  safeToRepeat: true,
})

/** all ticket categories of a hotel; the client shows pages of ten. */
export const listTicketCategories = defineCall({
  id: 'A-018',
  name: 'listTicketCategories',
  method: 'GET',
  path: 'api/ticket-api/ticketCategory/listTicketCategoryByHotelId/{hotelId}',
  pathParams: ['hotelId'],
  answer: looseObject({ total: v.number(), list: v.array(ticketCategory) }),
  safeToRepeat: true,
})
