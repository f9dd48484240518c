import type { Field } from '@ebkit/rules'
import type { Binding } from './binding'

type Row = Record<string, unknown>

const hidden = (count: number) => '*'.repeat(Math.max(count, 1))

/** What is left of a text that lists do not show whole. */
const masks: Readonly<Record<NonNullable<Field['mask']>, (text: string) => string>> = {
  phone: (text) => (text.length < 7 ? hidden(text.length) : `${text.slice(0, 3)}****${text.slice(-4)}`),
  idCard: (text) =>
    text.length < 8 ? hidden(text.length) : text.slice(0, 3) + hidden(text.length - 7) + text.slice(-4),
  name: (text) => [...text].slice(0, 1).join('') + hidden([...text].length - 1),
}

/** A row as lists and exports show it. */
export function masked({ resource }: Binding, row: Row): Row {
  for (const { name, mask } of resource.fields) {
    const value = row[name]
    if (mask && typeof value === 'string' && value !== '') row[name] = masks[mask](value)
  }
  return row
}
