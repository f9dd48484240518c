import { maskText } from '@ebkit/rules/fields'
import type { Binding } from './binding'

type Row = Record<string, unknown>

/** A row as lists show it. */
export function masked({ resource }: Binding, row: Row): Row {
  for (const { name, mask } of resource.fields) {
    const value = row[name]
    if (mask && typeof value === 'string' && value !== '') row[name] = maskText(value, mask)
  }
  return row
}
