/**
 * Quotes any value for use in a condition: characters of the grammar become `%26` and so on, and special words
 * (`today`, `null`) lose their meaning. Undefined, null and an empty text become `null`, which means no value.
 */
export function quoteConditionValue(value: unknown): string {
  const text = String(value ?? '')
  if (!text) return 'null'
  return text.replace(/[%&|*{}=<>!]|^\s+|\s+$/g, encode).replace(/^(?=null$|today|anniversary)./, encode)
}

/** `encodeURIComponent` does not encode all characters of the grammar. */
const encode = (signs: string) =>
  [...new TextEncoder().encode(signs)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
