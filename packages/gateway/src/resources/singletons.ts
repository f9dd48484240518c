import type { ResourceRow } from '@ebkit/protocol/calls/resources'
import { emptyValueOf, type Field } from '@ebkit/rules/fields'
import type { Binding } from './binding'
import type { Reach } from './stores'

/** The value of an unset field. */
function initialOf(field: Field): unknown {
  if (field.default !== undefined) return field.default
  if (field.type === 'group')
    return Object.fromEntries((field.fields ?? []).map((inner) => [inner.name, initialOf(inner)]))
  return emptyValueOf(field) || null
}

/** A singleton before its first save: the defaults, with version 0. */
export function unsavedRow(
  { resource, fields }: Binding,
  { brandId, stores: [hotelId] }: Reach,
): ResourceRow {
  const shown = [...fields.values()].filter(({ field }) => !field.writeOnly)
  const values = shown.map(({ field }) => [field.name, initialOf(field)])
  const scope = resource.scope === 'hotel' ? { brandId, hotelId } : { brandId }
  const state = resource.states && { [resource.states.field]: resource.states.initial }
  return { ...Object.fromEntries(values), ...state, ...scope, version: 0 }
}
