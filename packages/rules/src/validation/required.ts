import { evaluateCondition } from '../conditions/evaluateCondition'
import { parseCondition } from '../conditions/parseCondition'
import { isEmptyValue } from '../fields/isEmptyValue'
import { valueAt } from '../fields/valueAt'
import type { Problem, Validator } from './Problem'

type Values = Readonly<Record<string, unknown>>

/**
 * The value must be filled in. Texts are trimmed first, so white space is empty. 0 and `false` are values.
 *
 * @spec W-VAL-1, V-1
 */
export const required: Validator = (value) => (isMissing(value) ? { code: 'required' } : undefined)

/**
 * Required if a condition is true (`requiredIf:type=mail`), or if another field is filled in and not `false` or 0
 * (`requiredIf:needsInvoice`).
 *
 * @spec W-VAL-1, V-1
 */
export const requiredIf: Validator = (value, params = [], values = {}) =>
  requiredWhere(true, value, params, values)

/**
 * Required unless a condition is true or another field is filled in: the opposite of `requiredIf`.
 *
 * @spec W-VAL-1, V-1
 */
export const requiredUnless: Validator = (value, params = [], values = {}) =>
  requiredWhere(false, value, params, values)

function requiredWhere(
  expected: boolean,
  value: unknown,
  params: readonly string[],
  values: Values,
): Problem | undefined {
  return isMissing(value) && holds(params.join(','), values) === expected ? { code: 'required' } : undefined
}

const isMissing = (value: unknown) => isEmptyValue(typeof value === 'string' ? value.trim() : value)

/** Undefined for an empty text: then nothing is required. */
function holds(text: string, values: Values): boolean | undefined {
  if (/^[\w.]+$/.test(text)) {
    const other = valueAt(values, text)
    return !isMissing(other) && other !== false && other !== 0
  }
  try {
    return text ? evaluateCondition(parseCondition(text), values) : undefined
  } catch {
    return undefined
  }
}
