/** `{count}`, and `{count|night|nights}`. */
const places = /\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g

/**
 * Replaces the parameters of a text: `{count}` is the value, `{count|night|nights}` the first word for one and the
 * second for any other number. A missing parameter is left as it is.
 * @example
 * ```ts
 * import { fillText } from '@ebkit/rules/fields'
 *
 * fillText('{count} {count|night|nights}', { count: 2 }) // '2 nights'
 * ```
 */
export const fillText = (text: string, parameters: Readonly<Record<string, unknown>>): string =>
  text.replace(places, (whole, name: string, one?: string, other?: string) => {
    // Names come from outside, on pages that may have extended Object.prototype.
    const value = Object.hasOwn(parameters, name) ? parameters[name] : undefined
    if (other === undefined) return String(value ?? whole)
    return Number(value) === 1 ? `${one}` : other
  })
