import type { Resource } from '@ebkit/domain'
import type { Field } from '@ebkit/rules/fields'
import { columnName } from '../columnName'
import { columnsToCome } from '../tables/columnsToCome'
import { columnsOf } from './resourceColumns'

/** Whether the table of a resource has the columns of a field already. */
export function hasColumns(resource: Resource, field: Field): boolean {
  const missing = columnsToCome[columnName(resource.name)] ?? []
  return !columnsOf(field).some(({ name }) => missing.includes(columnName(name)))
}
