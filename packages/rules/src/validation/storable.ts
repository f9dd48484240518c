import { isRecord } from '../fields/isRecord'

/** Lists and records within one another, at most: deeper ones are an attack, or a circle. */
const deepest = 64

/** Whether a database can keep a text: it has no NUL, and no half of a surrogate pair. */
export function isStorableText(text: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(text)
}

/** Whether a value can be written as JSON that a database can keep. */
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
