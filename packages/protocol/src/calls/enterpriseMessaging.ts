import * as v from 'valibot'
import { defineCall } from '../defineCall'
import { looseObject } from '../schemas/looseObject'
import { identifier, optionalNumber, optionalText, wholeNumber } from '../schemas/values'

/** whether the hotel has authorised enterprise messaging. */
export const isHotelAuthorised = defineCall({
  id: 'A-036',
  name: 'isHotelAuthorised',
  method: 'GET',
  path: 'wechat-api/eb/work/is_hotel_auth',
  query: v.object({ hotelId: identifier }),
  answer: v.boolean(),
  safeToRepeat: true,
})

/** applies for it; a truthy answer leads to the authorisation page. A GET that changes state. */
export const applyForHotelAuthorisation = defineCall({
  id: 'A-037',
  name: 'applyForHotelAuthorisation',
  method: 'GET',
  path: 'wechat-api/eb/work_auth/add_hotel_auth',
  query: v.object({ hotelId: identifier }),
  answer: v.unknown(),
  safeToRepeat: false,
})

/** Type of the application whose sale channels are requested: enterprise messaging. */
export const enterpriseMessagingType = 7

/**
 * the hotel's sale channels; the first with relation 1 or 2 carries the corporation id as `appId`.
 *
 * @example
 * ```ts
 * import { listSaleChannels } from '@ebkit/protocol/calls/enterpriseMessaging'
 * import { check } from '@ebkit/protocol/check'
 *
 * check(listSaleChannels.query, { hotelId: '100101' }) // { fits: true, value: { hotelId: '100101', appTypes: 7 } }
 * ```
 */
export const listSaleChannels = defineCall({
  id: 'A-038',
  name: 'listSaleChannels',
  method: 'GET',
  path: 'merchant-api/eb/hotel/get_merchant_all_sale_channel_info',
  query: v.object({ hotelId: identifier, appTypes: v.optional(wholeNumber, enterpriseMessagingType) }),
  answer: v.array(
    looseObject({
      relationType: optionalNumber,
      merchantId: v.optional(v.nullable(identifier)),
      appId: optionalText,
      // The corporation's name.
      principalName: optionalText,
      // When it was authorised last, ISO 8601.
      authorizedAt: optionalText,
    }),
  ),
  safeToRepeat: true,
})

/** O-117: where a corporation's administrator authorises enterprise messaging, and whom the store can ask. */
export const getWecomAuthorisation = defineCall({
  id: 'O-117',
  name: 'getWecomAuthorisation',
  method: 'GET',
  path: 'wechat-api/eb/work_auth/authorisation',
  query: v.object({ hotelId: identifier }),
  // Absolute addresses. Null: the service manager sends it; no contact is configured.
  answer: looseObject({ authorisation: v.nullable(v.string()), contact: v.nullable(v.string()) }),
  safeToRepeat: true,
})
