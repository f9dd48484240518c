import { isEmptyValue } from '../fields/isEmptyValue'
import type { Validator } from './Problem'
import { textRule } from './textRule'

/**
 * Letters A to Z only, upper or lower case.
 *
 * @spec W-VAL-4, V-6
 */
export const alpha: Validator = /* @__PURE__ */ textRule('alpha', (text) => /^[a-z]+$/i.test(text))

/**
 * Digits only.
 *
 * @spec W-VAL-4, V-7
 */
export const numeric: Validator = /* @__PURE__ */ textRule('numeric', (text) => /^\d+$/.test(text))

/**
 * Letters A to Z and digits only.
 *
 * @spec W-VAL-4, V-10
 */
export const alphaNum: Validator = /* @__PURE__ */ textRule('alphaNum', (text) => /^[a-z\d]+$/i.test(text))

/**
 * An optional minus, then digits.
 *
 * @spec W-VAL-5, V-8
 */
export const integer: Validator = /* @__PURE__ */ textRule('integer', (text) => /^-?\d+$/.test(text))

/**
 * A number with or without a fraction: `12`, `-0.5`, `.5`.
 *
 * @spec W-VAL-4, V-9
 */
export const decimal: Validator = (value) => {
  // JavaScript writes very small numbers with an exponent: 1e-7.
  if (isEmptyValue(value) || (typeof value === 'number' && Number.isFinite(value))) return
  return typeof value === 'string' && /^-?(\d+(\.\d+)?|\.\d+)$/.test(value) ? undefined : { code: 'decimal' }
}
