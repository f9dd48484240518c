import { isEmptyValue } from '@ebkit/rules/fields'

/** The values of a form by field name; groups are nested records, lists are lists of records. */
export type Values = Readonly<Record<string, unknown>>

/** A copy with another value at a path; objects off the path are shared. */
export function withValueAt(values: Values, path: string, value: unknown): Values {
  const [name = '', ...rest] = path.split('.')
  const inner = rest.length ? withInner(values[name], rest.join('.'), value) : value
  return { ...values, [name]: inner }
}

function withInner(place: unknown, path: string, value: unknown): unknown {
  if (!Array.isArray(place)) return withValueAt((place ?? {}) as Values, path, value)
  const [index = '', ...rest] = path.split('.')
  return place.map((item, at) => {
    if (`${at}` !== index) return item
    return rest.length ? withInner(item, rest.join('.'), value) : value
  })
}

/** Whether two values are equal. Undefined, an empty text and an empty list are equal. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other || (isEmptyValue(one) && isEmptyValue(other))) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isSameValue((one as Values)[name], (other as Values)[name]))
}
