import * as v from 'valibot'
import { defineCall } from '../defineCall'
import { looseObject } from '../schemas/looseObject'
import { identifier } from '../schemas/values'

/**
 * a dictionary's items: a value, and a label under a configurable key.
 *
 * @example
 * ```ts
 * import { getDictionary } from '@ebkit/protocol/calls/dictionary'
 * import { check } from '@ebkit/protocol/check'
 *
 * check(getDictionary.query, {}) // { fits: true, value: { dictType: 'zkt-country' } }
 * check(getDictionary.answer, [{ value: 'CN', label: '中国' }]).fits // true
 * ```
 */
export const getDictionary = defineCall({
  id: 'A-019',
  name: 'getDictionary',
  method: 'GET',
  path: 'api/cms-api/dict/getDictByType',
  query: v.object({ dictType: v.optional(v.string(), 'zkt-country') }),
  answer: v.array(looseObject({ value: identifier })),
  safeToRepeat: true,
})
