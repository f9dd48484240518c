import type { Validator } from './Problem'
import { textRule } from './textRule'

const shapes = [
  /^1[3-9]\d{9}$/, // a mobile phone
  /^(0\d{2,3}-?\d|[2-9])\d{6,7}(-\d{1,6})?$/, // a telephone, its area, its extension
  /^[48]00-?\d{3}-?\d{4}$/, // paid for by the company
  /^\+\d{1,3}[ -]?\d{4,14}$/, // abroad
]

/** A telephone number: a Chinese mobile or fixed one, 400 and 800, or one with `+` and its country. */
export const phone: Validator = /* @__PURE__ */ textRule('phone', (text) =>
  shapes.some((shape) => shape.test(text)),
)
