import { type ServedResource, systemFields } from '@ebkit/domain'
import type { Field } from '@ebkit/rules/fields'
import type { FieldColumn } from '../database/schema/resourceColumns'
import { flatGroups } from '../database/tables/flatGroups'
import { keptFields } from '../database/tables/keptFields'
import { scopeFields } from '../database/tables/scopes'
import { computations } from './computed'
import { definitions } from './definitions'
import { type BoundField, boundToColumns, boundToExpression } from './fieldSql'

/** A group whose fields have columns of their own. */
function boundToGroup(field: Field): BoundField {
  const inner = (field.fields ?? []).map(boundToColumns)
  const pairs = inner.map(({ field: { name }, read }) => `'${name}', ${read}`)
  const columns: FieldColumn[] = inner.flatMap((each) => each.columns)
  return {
    field,
    columns,
    read: `json_build_object(${pairs.join(', ')})`,
    compared: undefined,
    sorted: undefined,
  }
}

/** The system fields of every row that the definition does not declare itself. */
function systemFieldsOf(resource: ServedResource): Field[] {
  const own = new Set(resource.fields.map(({ name }) => name))
  const scope = scopeFields(resource)
  const isOfScope = (name: string) => name === 'brandId' || name === 'hotelId'
  return systemFields.filter(({ name }) => !own.has(name) && (!isOfScope(name) || scope.includes(name)))
}

/**
 * The fields of a resource by name; those of flat groups also as `group.field`. A computed field that has neither a column
 * nor a computation is left out until there is code for it.
 */
export function boundFields(resource: ServedResource): Map<string, BoundField> {
  const flat = flatGroups[resource.name] ?? []
  const computed = computations[resource.name] ?? {}
  const kept = new Set([
    ...keptFields(resource, definitions.usage(resource)).map(({ name }) => name),
    ...scopeFields(resource),
  ])
  const bound = new Map<string, BoundField>()
  for (const field of [...resource.fields, ...systemFieldsOf(resource)]) {
    const computation = computed[field.name]
    if (computation) bound.set(field.name, boundToExpression(field, ...computation))
    else if (flat.includes(field.name)) {
      bound.set(field.name, boundToGroup(field))
      for (const inner of field.fields ?? [])
        bound.set(`${field.name}.${inner.name}`, { ...boundToColumns(inner), columns: [] })
    } else if (!field.computed || kept.has(field.name)) bound.set(field.name, boundToColumns(field))
  }
  return bound
}
