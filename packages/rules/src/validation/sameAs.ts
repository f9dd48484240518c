import { isEmptyValue } from '../fields/isEmptyValue'
import { valueAt } from '../fields/valueAt'
import type { Validator } from './Problem'

/**
 * Equal to another field: `sameAs:password`. Two empty values are equal; an empty value and a filled one are not.
 *
 * @spec W-VAL-7, V-15
 */
export const sameAs: Validator = (value, [other = ''] = [], values = {}) => {
  const expected = valueAt(values, other)
  const isSame = value === expected || (isEmptyValue(value) && isEmptyValue(expected))
  return !other || isSame ? undefined : { code: 'sameAs', params: { other } }
}
