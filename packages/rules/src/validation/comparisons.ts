import { isEmptyValue } from '../fields/isEmptyValue'
import { valueAt } from '../fields/valueAt'
import { compareOrdered, orderedValue } from './compareValues'
import type { Validator } from './Problem'

/**
 * Greater than a number, date or time of day, or than another field: `greater:0`, `greater:startDate`. Accepts empty
 * values, and any value if the other field is empty; refuses values that cannot be compared, including numbers with
 * white space.
 *
 * @spec W-VAL-10, W-VAL-11, V-18, V-19
 */
export const greater: Validator = /* @__PURE__ */ comparison('greater', (difference) => difference > 0)

/**
 * Less than a number, date or time of day, or than another field. Otherwise like `greater`.
 *
 * @spec W-VAL-10, W-VAL-11, V-18, V-19
 */
export const less: Validator = /* @__PURE__ */ comparison('less', (difference) => difference < 0)

/**
 * Greater than or equal to a number, date or time of day, or another field. Otherwise like `greater`.
 *
 * @spec W-VAL-10, W-VAL-11, V-18, V-19
 */
export const greaterOrEqual: Validator = /* @__PURE__ */ comparison(
  'greaterOrEqual',
  (difference) => difference >= 0,
)

/**
 * Less than or equal to a number, date or time of day, or another field. Otherwise like `greater`.
 *
 * @spec W-VAL-10, W-VAL-11, V-18, V-19
 */
export const lessOrEqual: Validator = /* @__PURE__ */ comparison(
  'lessOrEqual',
  (difference) => difference <= 0,
)

function comparison(code: string, isRight: (difference: number) => boolean): Validator {
  return (value, [param = ''] = [], values = {}) => {
    const limit = orderedValue(param) ?? orderedValue(valueAt(values, param))
    if (isEmptyValue(value) || limit === undefined) return
    const own = orderedValue(value)
    const difference = own === undefined ? undefined : compareOrdered(own, limit)
    return difference !== undefined && isRight(difference) ? undefined : { code, params: { limit } }
  }
}
