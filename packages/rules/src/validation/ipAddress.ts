import type { Validator } from './Problem'
import { textRule } from './textRule'

/**
 * An IP address of version 4 (`192.168.0.1`) or 6 (`fe80::1`), without port or zone.
 *
 * @spec W-VAL-3, V-4
 */
export const ipAddress: Validator = /* @__PURE__ */ textRule(
  'ipAddress',
  (text) => isVersion4(text) || isVersion6(text),
)

/** Four numbers up to 255, without leading zeros: some systems read those as octal. */
export function isVersion4(text: string): boolean {
  return /^((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(?!$)|$)){4}$/.test(text)
}

/** Eight groups; one `::` replaces the missing ones, and the last two may be a version 4 address. */
export function isVersion6(text: string): boolean {
  if (text.length > 45) return false
  const [, head, last = ''] = /^(.*:)([^:]*)$/.exec(text) ?? []
  if (head === undefined) return false
  const whole = isVersion4(last) ? `${head}0:0` : text
  const halves = whole.split('::')
  if (halves.length > 2) return false
  const groups = halves.flatMap((half) => (half ? half.split(':') : []))
  const hasGap = halves.length === 2
  return (
    (hasGap ? groups.length < 8 : groups.length === 8) &&
    groups.every((group) => /^[\da-f]{1,4}$/i.test(group))
  )
}
