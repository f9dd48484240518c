import { isEmptyValue } from '../fields/isEmptyValue'
import { valueAt } from '../fields/valueAt'
import type { Validator } from './Problem'

/**
 * The same as another field: `sameAs:password`. Two empty ones are the same; one that is empty beside one that is not
 * is wrong.
 *
 * @spec W-VAL-7, V-15
 */
export const sameAs: Validator = (value, [other = ''] = [], values = {}) => {
  const expected = valueAt(values, other)
  const isSame = value === expected || (isEmptyValue(value) && isEmptyValue(expected))
  return !other || isSame ? undefined : { code: 'sameAs', params: { other } }
}
