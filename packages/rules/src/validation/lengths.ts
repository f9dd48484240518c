import { plainNumber } from '../conditions/numbers'
import { isEmptyValue } from '../fields/isEmptyValue'
import { countCharacters } from '../textLength'
import type { Validator } from './Problem'

/**
 * A minimum number of characters, or of entries of a list: `minLength:6`. Accepts empty values, refuses white space
 * alone.
 *
 * @spec W-VAL-6, W-VAL-11, V-11, V-19
 */
export const minLength: Validator = (value, [text = ''] = []) => {
  const limit = plainNumber(text)
  if (limit === undefined || isEmptyValue(value)) return
  const isBlank = typeof value === 'string' && !value.trim()
  const length = lengthOf(value)
  return isBlank || length === undefined || length < limit
    ? { code: 'minLength', params: { limit } }
    : undefined
}

/**
 * A maximum number of characters, or of entries of a list: `maxLength:20`.
 *
 * @spec W-VAL-6, V-12
 */
export const maxLength: Validator = (value, [text = ''] = []) => {
  const limit = plainNumber(text)
  if (limit === undefined || isEmptyValue(value)) return
  const length = lengthOf(value)
  return length === undefined || length > limit ? { code: 'maxLength', params: { limit } } : undefined
}

function lengthOf(value: unknown): number | undefined {
  if (typeof value === 'string') return countCharacters(value)
  if (typeof value === 'number') return String(value).length
  return Array.isArray(value) ? value.length : undefined
}
