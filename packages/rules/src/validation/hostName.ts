/** A letter, digit, mark or hyphen of any language; no punctuation except the middle dots of host names. */
const part = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}·・-]*$/u

/**
 * At least two parts separated by dots, each of letters, digits and hyphens of any language, without a hyphen at either
 * end.
 */
export function isHostName(text: string): boolean {
  const parts = text.split('.')
  return (
    text.length <= 253 &&
    parts.length > 1 &&
    parts.every((name) => name.length < 64 && part.test(name) && !name.endsWith('-')) &&
    !/^\p{N}+$/u.test(parts.at(-1) ?? '')
  )
}
