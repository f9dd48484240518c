import { isDate } from '../dates/days'
import type { Validator } from './Problem'
import { textRule } from './textRule'

/**
 * The number of an identity card or another document. An 18-character resident number must have an existing date of
 * birth and the right check digit; other numbers are 5 to 20 letters, digits, hyphens and brackets.
 */
export const idCard: Validator = /* @__PURE__ */ textRule('idCard', (text) =>
  /^\d{17}[\dX]$/i.test(text) ? isResident(text) : /^[A-Z\d()-]{5,20}$/i.test(text),
)

/** ISO 7064, MOD 11-2, as GB 11643 requires. */
function isResident(text: string): boolean {
  const born = `${text.slice(6, 10)}-${text.slice(10, 12)}-${text.slice(12, 14)}`
  let sum = 0
  for (const digit of text.slice(0, 17)) sum = ((sum + Number(digit)) * 2) % 11
  return isDate(born) && '0123456789X'[(12 - sum) % 11] === text[17]?.toUpperCase()
}
