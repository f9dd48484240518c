import { type Field, maskText } from '@ebkit/rules/fields'
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

function maskField(row: Row, { name, mask }: Field): void {
  const value = row[name]
  if (mask && typeof value === 'string' && value !== '') row[name] = maskText(value, mask)
  else if (mask && Array.isArray(value)) row[name] = value.map((each) => maskText(String(each), mask))
}

/** A row as its own page shows it to those who may see what is masked: some values are shown on request only. */
export function maskedUntilAsked({ resource }: Binding, row: Row): Row {
  for (const field of resource.fields) if (field.unmasksOnRequest) maskField(row, field)
  return row
}

/** A row as lists show it. */
export function masked({ resource, labels }: Binding, row: Row): Row {
  for (const field of resource.fields) maskField(row, field)
  const names = row[labelsName]
  if (names) maskLabels(labels, names as Row)
  return row
}
