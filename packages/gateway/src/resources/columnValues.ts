import { emptyValueOf, type Field, isEmptyValue } from '@ebkit/rules/fields'
import type { SQL } from 'drizzle-orm'
import { columnName } from '../database/columnName'
import { type ColumnType, isAlwaysThere } from '../database/schema/resourceColumns'
import type { Binding } from './binding'
import { parameter, partOf } from './columnParameter'
import type { Model } from './model'

/** Value of a non-null column for an empty field. */
function emptyOf(type: ColumnType, field: Field): unknown {
  if (field.default !== undefined && !field.showIf && field.type !== 'string') return field.default
  if (type.endsWith('[]') || type === 'jsonb') return emptyValueOf(field) ?? []
  return type === 'text' ? '' : null
}

/** Columns and values of all fields that a request may write. */
export function columnValues(binding: Binding, model: Model): (readonly [column: string, value: SQL])[] {
  return binding.writable.flatMap((field) => {
    const columns = binding.fields.get(field.name)?.columns ?? []
    const isFlat = columns.length > 1 || columns[0]?.name !== field.name
    return columns.map(({ name, type }, index) => {
      const part = isFlat ? partOf(field, model[field.name], index) : { field, value: model[field.name] }
      const isKept = isAlwaysThere(part.field, binding.resource)
      const value = isEmptyValue(part.value) ? (isKept ? emptyOf(type, part.field) : null) : part.value
      return [columnName(name), parameter(type, value)] as const
    })
  })
}
