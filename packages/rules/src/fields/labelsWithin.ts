import { isRecord } from './isRecord'

type Labels = Readonly<Record<string, unknown>>

/**
 * Names of the rows that a record inside of a group or list refers to, by field, as a row has its own in `referenceLabels`. Of
 * fields further inside, they stay by path and key.
 *
 * @param labels of what the record is in: `{ 'gifts.couponId': { C1: 'Breakfast' } }`
 * @param name the group or list that the record is in: `gifts`
 * @param record `{ couponId: 'C1' }`
 * @returns `{ couponId: 'Breakfast' }`; keys stand for names that are not known
 */
export function labelsWithin(labels: unknown, name: string, record: unknown): Labels {
  if (!isRecord(labels)) return {}
  const prefix = `${name}.`
  const inner = Object.entries(labels).filter(([path]) => path.startsWith(prefix))
  return Object.fromEntries(
    inner.map(([path, names]) => {
      const field = path.slice(prefix.length)
      return [
        field,
        field.includes('.') ? names : namesOf(names, isRecord(record) ? record[field] : undefined),
      ]
    }),
  )
}

function namesOf(names: unknown, value: unknown): unknown {
  const nameOf = (key: unknown) =>
    isRecord(names) && Object.hasOwn(names, String(key)) ? names[String(key)] : key
  return Array.isArray(value) ? value.map(nameOf) : nameOf(value)
}
