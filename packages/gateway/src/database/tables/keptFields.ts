import type { Resource, ResourceUsage } from '@ebkit/domain'
import type { Field } from '@ebkit/rules/fields'
import { scopeFields } from './scopes'

/**
 * The fields that have columns, without those of the scope. Of the computed ones only those that pages find, sort or count
 * rows by, and those that rules or names of rows are made of: these may not be computed when read. The rest get a column
 * with the code that keeps them: it is easily added then, and none with values could be dropped.
 */
export function keptFields(resource: Resource, usage: ResourceUsage): readonly Field[] {
  const { key, display, states, parent, sharedBy, unique = [] } = resource
  const { sorts, ...lists } = usage
  const used = new Set([
    ...[key, display, states?.field, parent, sharedBy],
    ...unique.flat(),
    ...Object.values(lists).flat(),
    ...sorts.flat().map(({ field }) => field),
  ])
  const ofScope = scopeFields(resource)
  return resource.fields.filter(
    ({ name, computed, unique: alone }) => !ofScope.includes(name) && (!computed || alone || used.has(name)),
  )
}
