import { defineCall } from '../defineCall'
import { looseObject } from '../schemas/looseObject'
import { optionalText } from '../schemas/values'

/**
 * the hotel's switches. Checks only the flags that this code reads; `data` is an open map.
 *
 * @example
 * ```ts
 * import { getHotelConfigAll } from '@ebkit/protocol/calls/config'
 * import { check } from '@ebkit/protocol/check'
 *
 * // Keys that nobody reads here may be there too.
 * check(getHotelConfigAll.answer, { ENABLE_UI_UPGRADE_ALL: '1', OWN_SWITCH: true }).fits // true
 * check(getHotelConfigAll.answer, { ENABLE_UI_UPGRADE_ALL: true }) // { fits: false, field: 'ENABLE_UI_UPGRADE_ALL' }
 * ```
 */
export const getHotelConfigAll = defineCall({
  id: 'A-001',
  name: 'getHotelConfigAll',
  method: 'GET',
  path: 'merchant-api/config/getHotelConfigAll',
  answer: looseObject({
    ENABLE_UI_UPGRADE_ALL: optionalText,
    ENABLE_TICKET_PRODUCT_ABTEST: optionalText,
    ENABLE_NEW_FILE_MANAGER_SWITCH: optionalText,
    ENABLE_UPLOAD_CHECK: optionalText,
  }),
  safeToRepeat: true,
})
