import type { Field } from './Field'
import { fieldTypes } from './fieldTypes'

const lists = /^(products|ticketCategories|list)$/

/**
 * The empty value of a field: `''`, `[]`, `{}` for a group, `false`, and undefined for numbers, dates and places.
 * Returns a new value each time.
 */
export function emptyValueOf({ type, multiple }: Field): unknown {
  if (multiple || lists.test(type) || fieldTypes[type].kind === 'list') return []
  if (type === 'group') return {}
  if (type === 'bool') return false
  return /^(number|record)$/.test(fieldTypes[type].kind) ? undefined : ''
}
