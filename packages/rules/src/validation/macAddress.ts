import type { Validator } from './Problem'
import { textRule } from './textRule'

/**
 * The address of a network card: six pairs of hexadecimal digits, with `:` or `-` between all of them or nothing.
 *
 * @spec W-VAL-3, V-5
 */
export const macAddress: Validator = /* @__PURE__ */ textRule('macAddress', (text) =>
  /^[\da-f]{2}([:-]?)[\da-f]{2}(\1[\da-f]{2}){4}$/i.test(text),
)
