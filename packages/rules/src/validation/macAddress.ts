import type { Validator } from './Problem'
import { textRule } from './textRule'

/**
 * A MAC address: six pairs of hexadecimal digits, all separated by `:`, all by `-`, or by nothing.
 *
 * @spec W-VAL-3, V-5
 */
export const macAddress: Validator = /* @__PURE__ */ textRule('macAddress', (text) =>
  /^[\da-f]{2}([:-]?)[\da-f]{2}(\1[\da-f]{2}){4}$/i.test(text),
)
