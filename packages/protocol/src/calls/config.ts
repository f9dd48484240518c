import * as v from 'valibot'
import { defineCall } from '../defineCall'
import { looseObject } from '../schemas/looseObject'
import { optionalText } from '../schemas/values'

// An object schema takes a list as well, and here no field is required that would give it away.
function isMap(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** the hotel's switches. Only the flags that are read here are checked; `data` is an open map. */
export const getHotelConfigAll = defineCall({
  id: 'A-001',
  name: 'getHotelConfigAll',
  method: 'GET',
  path: 'merchant-api/config/getHotelConfigAll',
  answer: v.pipe(
    v.custom<Record<string, unknown>>(isMap, 'a map'),
    looseObject({
      ENABLE_UI_UPGRADE_ALL: optionalText,
      ENABLE_TICKET_PRODUCT_ABTEST: optionalText,
      ENABLE_NEW_FILE_MANAGER_SWITCH: optionalText,
      ENABLE_UPLOAD_CHECK: optionalText,
    }),
  ),
  safeToRepeat: true,
})
