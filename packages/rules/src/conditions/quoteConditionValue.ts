/**
 * A value as it can stand in a condition, whatever it holds: signs of the grammar become `%26` and so on, and words that
 * mean something there (`today`, `null`) do no longer. Nothing and an empty text are `null`, which means no value.
 */
export function quoteConditionValue(value: unknown): string {
  const text = String(value ?? '')
  if (!text) return 'null'
  return text.replace(/[%&|*{}=<>!]|^\s+|\s+$/g, encode).replace(/^(?=null$|today|anniversary)./, encode)
}

/** `encodeURIComponent` leaves some of the signs as they are. */
const encode = (signs: string) =>
  [...new TextEncoder().encode(signs)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
