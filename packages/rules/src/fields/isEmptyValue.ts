import { isRecord } from './isRecord'

/**
 * Whether a value counts as not filled in: null or undefined, an empty text, an empty list, a record of only empty
 * values (`{ start: '', end: '' }`), an invalid `Date`. White space, 0 and `false` are not empty.
 */
export function isEmptyValue(value: unknown): boolean {
  if (isNothing(value)) return true
  if (value instanceof Date) return Number.isNaN(value.getTime())
  return isRecord(value) && Object.values(value).every(isNothing)
}

const isNothing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length)
