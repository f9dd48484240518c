import { isMoment } from '../conditions/moments'
import { isEmptyValue } from '../fields/isEmptyValue'
import type { Validator } from './Problem'

/** Format of dates with a time. */
export const datetimeFormat = 'YYYY-MM-DD HH:mm:ss'

/**
 * An existing day with a time, as `2026-11-20 09:05:00`; or a `Date`.
 *
 * @spec W-VAL-12, V-20
 */
export const datetime: Validator = (value) =>
  isEmptyValue(value) || value instanceof Date || isDatetime(value)
    ? undefined
    : { code: 'datetime', params: { format: datetimeFormat } }

/** Whether a value is a text with a date and a time, to the second. */
export function isDatetime(value: unknown): boolean {
  return typeof value === 'string' && value.length === datetimeFormat.length && isMoment(value)
}
