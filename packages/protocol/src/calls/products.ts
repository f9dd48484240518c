import * as v from 'valibot'
import { request } from '#requests'
import { defineCall } from '../defineCall'
import { looseObject } from '../schemas/looseObject'
import { productRow, restaurantProductRow, ticketCategory } from '../schemas/products'
import { identifier, wholeNumber } from '../schemas/values'

/**
 * one page of ticket products. POST unless a tab is configured otherwise; with GET the same fields are the query.
 * `ticketProductId` is sent as `productIds` too; tabs 13 and 24 send `posterTitle` instead of `productName`.
 */
export const listTicketProducts = defineCall({
  id: 'A-016',
  name: 'listTicketProducts',
  method: 'POST',
  path: 'api/ticket-api/ticketProduct/jsonGetListTicketProduct',
  body: request(() =>
    looseObject({
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
    }),
  ),
  answer: looseObject({ list: v.array(productRow), total: v.number() }),
  safeToRepeat: true,
})

/** one page of restaurant products. The paging names are lower case here. */
export const listRestaurantProducts = defineCall({
  id: 'A-017',
  name: 'listRestaurantProducts',
  method: 'GET',
  path: 'api/restaurant-api/product/getRestaurantProductPageList',
  query: request(() =>
    looseObject({
      pageindex: wholeNumber,
      pagesize: v.optional(wholeNumber, 10),
      search: v.optional(v.string()),
      sort: v.optional(v.string()),
    }),
  ),
  answer: looseObject({ count: v.number(), rows: v.array(restaurantProductRow) }),
  safeToRepeat: true,
})

/** all ticket categories of a hotel; the client pages them by ten. */
export const listTicketCategories = defineCall({
  id: 'A-018',
  name: 'listTicketCategories',
  method: 'GET',
  path: 'api/ticket-api/ticketCategory/listTicketCategoryByHotelId/{hotelId}',
  pathParams: ['hotelId'],
  answer: looseObject({ total: v.number(), list: v.array(ticketCategory) }),
  safeToRepeat: true,
})
