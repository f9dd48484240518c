import { maskText } from '@ebkit/rules/fields'
import type { Binding } from './binding'
import { maskLabels } from './labels'
import { labelsName } from './labelsName'

type Row = Record<string, unknown>

/** A body in which a mask that came back as it was shown is the stored value again. */
export function unmasked({ resource }: Binding, body: Row, stored: Row | undefined): Row {
  if (!stored) return body
  const kept = resource.fields.flatMap(({ name, mask }) => {
    const value = stored[name]
    return mask && typeof value === 'string' && body[name] === maskText(value, mask) ? [[name, value]] : []
  })
  return { ...body, ...Object.fromEntries(kept) }
}

/** A row as lists show it. */
export function masked({ resource, labels }: Binding, row: Row): Row {
  for (const { name, mask } of resource.fields) {
    const value = row[name]
    if (mask && typeof value === 'string' && value !== '') row[name] = maskText(value, mask)
    else if (mask && Array.isArray(value)) row[name] = value.map((each) => maskText(String(each), mask))
  }
  const names = row[labelsName]
  if (names) maskLabels(labels, names as Row)
  return row
}
