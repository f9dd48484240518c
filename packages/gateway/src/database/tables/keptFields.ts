import type { Resource, ResourceUsage } from '@ebkit/domain'
import type { Field } from '@ebkit/rules/fields'
import { flatGroups } from './flatGroups'
import { liveFields, lookedUpFields } from './liveFields'
import { scopeFields } from './scopes'
import { storedFields } from './storedFields'

/**
 * The fields that have columns, except those of the scope. Computed fields have one only if pages find, sort or count
 * rows by them, or if they are part of rules or names of rows; these cannot be computed on reading. Code that stores
 * another computed field adds its column: adding one is easy, but a column with values cannot be dropped. A flat group
 * is represented by its fields.
 */
export function keptFields(resource: Resource, usage: ResourceUsage): readonly Field[] {
  const { key, display, states, parent, sharedBy, unique = [] } = resource
  const { sorts, listed: _, ...lists } = usage
  const used = new Set([
    ...[key, display, states?.field, parent, sharedBy],
    ...unique.flat(),
    ...Object.values(lists).flat(),
    ...sorts.flat().map(({ field }) => field),
    ...(storedFields[resource.name] ?? []),
  ])
  const computed = [liveFields, lookedUpFields].flatMap((fields) => fields[resource.name] ?? [])
  const without = [...scopeFields(resource), ...computed]
  const flat = flatGroups[resource.name] ?? []
  return resource.fields
    .filter(
      ({ name, computed, unique: alone }) =>
        !without.includes(name) && (!computed || alone || used.has(name)),
    )
    .flatMap((field) => (flat.includes(field.name) ? (field.fields ?? []) : [field]))
}
