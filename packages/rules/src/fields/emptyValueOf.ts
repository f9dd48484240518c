import type { Field } from './Field'
import { fieldTypes } from './fieldTypes'

const lists = /^(products|ticketCategories|list)$/

/**
 * What a field holds before anything is filled in: `''`, `[]`, `{}` of a group, `false`, and undefined for numbers, dates
 * with their end, places. A new one each time.
 */
export function emptyValueOf({ type, multiple }: Field): unknown {
  if (multiple || lists.test(type) || fieldTypes[type].kind === 'list') return []
  if (type === 'group') return {}
  if (type === 'bool') return false
  return /^(number|record)$/.test(fieldTypes[type].kind) ? undefined : ''
}
