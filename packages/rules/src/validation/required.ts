import { evaluateCondition } from '../conditions/evaluateCondition'
import { parseCondition } from '../conditions/parseCondition'
import { isEmptyValue } from '../fields/isEmptyValue'
import { valueAt } from '../fields/valueAt'
import type { Problem, Validator } from './Problem'

type Values = Readonly<Record<string, unknown>>

/**
 * The value is filled in. Texts are trimmed first: white space is nothing. 0 and `false` are something.
 *
 * @spec W-VAL-1, V-1
 */
export const required: Validator = (value) => (isMissing(value) ? { code: 'required' } : undefined)

/**
 * The value is filled in where a condition holds (`requiredIf:type=mail`), or another field is filled in and not
 * `false` or 0 (`requiredIf:needsInvoice`).
 *
 * @spec W-VAL-1, V-1
 */
export const requiredIf: Validator = (value, params = [], values = {}) =>
  requiredWhere(true, value, params, values)

/**
 * The value is filled in, but where a condition holds or another field is filled in: the opposite of `requiredIf`.
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

/** Undefined for a text that says nothing: then nothing is required. */
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
