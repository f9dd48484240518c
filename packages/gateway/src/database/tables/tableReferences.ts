import type { Resource } from '@ebkit/domain'
import type { Field } from '@ebkit/rules/fields'
import { columnName, fittingName } from '../columnName'
import type { Definitions } from './Definitions'
import { keyFields, scopeFields } from './scopes'
import type { TableReference } from './TableDefinition'

/** The reference to the store or brand that owns the row. */
function scopeReference(table: string, resource: Resource): TableReference[] {
  const columns = scopeFields(resource).map(columnName)
  const scope = resource.scope === 'hotel' ? 'hotel' : 'brand'
  if (!columns.length || resource.name === scope) return []
  return [{ name: `${table}_${scope}_scope`, columns, table: scope, to: columns }]
}

/** The columns that a foreign key to a resource refers to: its key, with the brand if it belongs to one. */
export function targetFields(other: Resource): readonly string[] {
  const fields = [...scopeFields(other).slice(0, 1), ...keyFields(other)]
  return [...new Set(fields)]
}

function fieldReference(
  table: string,
  { name, ref = '' }: Field,
  { resources }: Definitions,
): TableReference[] {
  const other = resources.get(ref)
  if (!other) return []
  const to = targetFields(other).map(columnName)
  const column = columnName(name)
  const columns = to.length > 1 ? ['brand_id', column] : [column]
  return [{ name: fittingName(`${table}_${column}_reference`), columns, table: columnName(ref), to }]
}

/** The foreign keys of a table. They cannot refer to rows of another brand. */
export function tableReferences(
  resource: Resource,
  kept: readonly Field[],
  definitions: Definitions,
): TableReference[] {
  const table = columnName(resource.name)
  const fields = kept.filter(({ type }) => type === 'ref')
  return [
    ...scopeReference(table, resource),
    ...fields.flatMap((field) => fieldReference(table, field, definitions)),
  ]
}
