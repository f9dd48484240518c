import { isRecord } from './isRecord'

/**
 * Whether nothing was filled in: nothing at all, an empty text, an empty list, a record of nothing but such
 * (`{ start: '', end: '' }`), a `Date` that is none. White space is something; so are 0 and `false`.
 */
export function isEmptyValue(value: unknown): boolean {
  if (isNothing(value)) return true
  if (value instanceof Date) return Number.isNaN(value.getTime())
  return isRecord(value) && Object.values(value).every(isNothing)
}

const isNothing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length)
