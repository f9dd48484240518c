import type { Validator } from './Problem'
import { textRule } from './textRule'

/** In mainland China, without what stands before a country's number. */
const domestic = [
  /^1[3-9]\d{9}$/, // a mobile phone
  /^(0(10|2\d|[3-9]\d{2})-?[1-9]|[2-9])\d{6,7}(-\d{1,6})?$/, // a telephone, its area, its extension
  /^[48]00-?\d{3}-?\d{4}$/, // paid for by the company
]

/** `+` or the `00` that is dialled for it, the country, and the number in groups. */
const international = /^(?:\+|00)([1-9](?:[ -]?\d){5,14})$/

function isPhone(text: string): boolean {
  if (domestic.some((shape) => shape.test(text))) return true
  const digits = international.exec(text)?.[1]?.replace(/\D/g, '')
  if (!digits?.startsWith('86')) return digits !== undefined
  const inside = digits.slice(2)
  return domestic.some((shape) => shape.test(inside) || shape.test(`0${inside}`))
}

/** A telephone number: a Chinese mobile or fixed one, 400 and 800, or one with its country behind `+` or `00`. */
export const phone: Validator = /* @__PURE__ */ textRule('phone', isPhone)
