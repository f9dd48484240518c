import { isRecord } from '../fields/isRecord'

/** Maximum nesting of lists and records: anything deeper is an attack, or a circular reference. */
const deepest = 64

/** Whether a database can store a text: it must have no NUL and no half of a surrogate pair. */
export function isStorableText(text: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(text)
}

/** Whether a value can be written as JSON that a database can store. */
export function isStorableJson(value: unknown, depth = 0): boolean {
  if (value === undefined || value === null || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value === 'string') return isStorableText(value)
  if (depth > deepest) return false
  if (Array.isArray(value)) return value.every((entry) => isStorableJson(entry, depth + 1))
  return (
    isRecord(value) &&
    Object.entries(value).every(([name, entry]) => isStorableText(name) && isStorableJson(entry, depth + 1))
  )
}
