import * as v from 'valibot'
import { defineCall } from '../defineCall'
import { looseObject } from '../schemas/looseObject'
import { identifier } from '../schemas/values'

/** Characters of a text that rows are searched for: one finds too much, and takes too long. */
export const shortestRowSearch = 2

/**
 * O-105: rows by number or name, from the lists that the user may open: a few of each.
 *
 * @example
 * ```ts
 * import { findRows, shortestRowSearch } from '@ebkit/protocol/calls/foundRows'
 * import { check } from '@ebkit/protocol/check'
 *
 * shortestRowSearch // 2
 * check(findRows.query, { search: ' T2026 ' }) // { fits: true, value: { search: 'T2026' } }
 * check(findRows.query, { search: 'T' }) // { fits: false, field: 'search' }
 * ```
 */
export const findRows = defineCall({
  id: 'O-105',
  name: 'findRows',
  method: 'GET',
  path: 'merchant-api/eb/page/rows',
  query: v.object({
    search: v.pipe(v.string(), v.trim(), v.minLength(shortestRowSearch), v.maxLength(100)),
    hotelId: v.optional(identifier),
  }),
  answer: v.array(
    looseObject({
      // Address of the row in the console: `/ticket/orderList/detail?id=T1`.
      address: v.string(),
      // Title of its list.
      page: looseObject({ zh: v.string(), en: v.optional(v.string()) }),
      // What names the row.
      name: v.string(),
      // Further values by which it is searched, with the masks that lists have.
      facts: v.array(v.string()),
    }),
  ),
  safeToRepeat: true,
})
