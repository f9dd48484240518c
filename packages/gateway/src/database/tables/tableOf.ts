import type { Resource } from '@ebkit/domain'
import { columnName } from '../columnName'
import type { Definitions } from './Definitions'
import { keptFields } from './keptFields'
import { keyFields } from './scopes'
import type { TableDefinition } from './TableDefinition'
import { tableChecks } from './tableChecks'
import { tableColumns } from './tableColumns'
import { tableIndexes } from './tableIndexes'
import { tablePolicies } from './tablePolicies'
import { tableReferences, targetFields } from './tableReferences'

/** The table of a resource, with all rules that the database itself can enforce. */
export function tableOf(resource: Resource, definitions: Definitions): TableDefinition {
  const name = columnName(resource.name)
  const usage = definitions.usage(resource)
  const kept = keptFields(resource, usage)
  const columns = tableColumns(resource, kept)
  const target = targetFields(resource).map(columnName)
  const isTarget = definitions.referredTo.has(resource.name) || resource.name === 'hotel'
  return {
    name,
    scope: resource.scope,
    columns,
    key: keyFields(resource).map(columnName),
    targets: isTarget && target.length > 1 ? [{ name: `${name}_of_brand`, columns: target }] : [],
    checks: tableChecks(name, kept),
    references: tableReferences(resource, kept, definitions),
    indexes: tableIndexes(resource, usage, kept),
    policies: tablePolicies(resource, columns),
  }
}
