import { isEmptyValue } from '../fields/isEmptyValue'
import { compareOrdered, orderedValue } from './compareValues'
import type { Validator } from './Problem'

/**
 * Not below a number, date or time of day: `minValue:1`, `minValue:2026-01-01`. Accepts empty values; refuses texts
 * that are not numbers, including numbers with white space; a date may have a space before its time.
 *
 * @spec W-VAL-6, W-VAL-11, V-13, V-19
 */
export const minValue: Validator = (value, [limit = ''] = []) =>
  isWithin(value, limit, undefined) ? undefined : { code: 'minValue', params: { limit } }

/**
 * Not above a number, date or time of day. Empty values and white space as with `minValue`.
 *
 * @spec W-VAL-6, W-VAL-11, V-14, V-19
 */
export const maxValue: Validator = (value, [limit = ''] = []) =>
  isWithin(value, undefined, limit) ? undefined : { code: 'maxValue', params: { limit } }

/**
 * Between two numbers, dates or times of day, inclusive: `between:1,10`. Empty values and white space as with
 * `minValue`.
 *
 * @spec W-VAL-9, W-VAL-11, V-17, V-19
 */
export const between: Validator = (value, [min = '', max = ''] = []) =>
  isWithin(value, min, max) ? undefined : { code: 'between', params: { min, max } }

/** An invalid limit does not apply. */
function isWithin(value: unknown, least: string | undefined, most: string | undefined): boolean {
  const [min, max] = [orderedValue(least), orderedValue(most)]
  if (isEmptyValue(value) || (min === undefined && max === undefined)) return true
  const own = orderedValue(value)
  if (own === undefined) return false
  const [above, below] = [
    min === undefined ? 0 : compareOrdered(own, min),
    max === undefined ? 0 : compareOrdered(own, max),
  ]
  return above !== undefined && below !== undefined && above >= 0 && below <= 0
}
