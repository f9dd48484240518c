import type { Validator } from './Problem'
import { textRule } from './textRule'

/** A number in mainland China, without a country code. */
const domestic = [
  /^1[3-9]\d{9}$/, // a mobile phone
  /^(0(10|2\d|[3-9]\d{2})-?[1-9]|[2-9])\d{6,7}(-\d{1,6})?$/, // a landline: area code, number, extension
  /^[48]00-?\d{3}-?\d{4}$/, // toll-free numbers of companies
]

/** `+` or `00`, the country code, and the number in groups. */
const international = /^(?:\+|00)([1-9](?:[ -]?\d){5,14})$/

function isPhone(text: string): boolean {
  if (domestic.some((shape) => shape.test(text))) return true
  const digits = international.exec(text)?.[1]?.replace(/\D/g, '')
  if (!digits?.startsWith('86')) return digits !== undefined
  const inside = digits.slice(2)
  return domestic.some((shape) => shape.test(inside) || shape.test(`0${inside}`))
}

/**
 * A telephone number: a Chinese mobile or landline number, 400 and 800, or one with a country code after `+` or `00`.
 */
export const phone: Validator = /* @__PURE__ */ textRule('phone', isPhone)
