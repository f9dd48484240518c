import * as v from 'valibot'
import { defineCall } from '../defineCall'
import { looseObject } from '../schemas/looseObject'
import { wholeNumber } from '../schemas/values'

const listParameters = {
  search: v.optional(v.string()),
  sort: v.optional(v.string()),
  pageIndex: v.optional(wholeNumber),
}

/** the generic list. GET sends the parameters as query, any other method as body; the page's name is configurable. */
export const listRows = defineCall({
  id: 'A-031',
  name: 'listRows',
  kind: 'configurable',
  method: null,
  path: '',
  query: looseObject({ ...listParameters, orderType: v.optional(v.string()) }),
  body: looseObject(listParameters),
  answer: v.unknown(),
  safeToRepeat: true,
})

/** one record of the generic form, by its primary key. */
export const getRow = defineCall({
  id: 'A-032',
  name: 'getRow',
  kind: 'configurable',
  method: null,
  path: '',
  query: looseObject({}),
  answer: v.unknown(),
  safeToRepeat: true,
})

/**
 * saves the generic form's model.
 *
 * @example
 * ```ts
 * import { listRows, saveRow } from '@ebkit/protocol/calls/configurable'
 *
 * // Where generic lists and forms call is said on the page: their calls have no path of their own.
 * const ofRooms = { ...listRows, method: 'GET', path: 'room-api/rooms' } as const
 * ofRooms.safeToRepeat // true
 * saveRow.safeToRepeat // false
 * ```
 */
export const saveRow = defineCall({
  id: 'A-033',
  name: 'saveRow',
  kind: 'configurable',
  method: null,
  path: '',
  body: looseObject({}),
  answer: v.unknown(),
  safeToRepeat: false,
})
