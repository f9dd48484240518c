import { emptyValueOf, type Field, isEmptyValue } from '@ebkit/rules/fields'
import { type SQL, sql } from 'drizzle-orm'
import { columnName } from '../database/columnName'
import { type ColumnType, isAlwaysThere } from '../database/schema/resourceColumns'
import type { Binding } from './binding'
import { timeZone } from './fieldSql'
import type { Model } from './model'

/** Value of a non-null column for an empty field. */
function emptyOf(type: ColumnType, field: Field): unknown {
  if (field.default !== undefined && !field.showIf && field.type !== 'string') return field.default
  if (type.endsWith('[]') || type === 'jsonb') return emptyValueOf(field) ?? []
  return type === 'text' ? '' : null
}

function parameter(type: ColumnType, value: unknown): SQL {
  if (value === null) return sql`null`
  if (type === 'jsonb') return sql`${JSON.stringify(value)}::jsonb`
  if (type === 'timestamptz') return sql`${value}::timestamp at time zone ${sql.raw(`'${timeZone}'`)}`
  return sql`${sql.param(value)}::${sql.raw(type)}`
}

/** The value of one column of a field: of a range its end, of a flat group its field. */
function partOf(field: Field, value: unknown, index: number): { value: unknown; field: Field } {
  if (field.type === 'daterange' || field.type === 'timerange')
    return { field, value: (value as Model | null | undefined)?.[index ? 'end' : 'start'] }
  const inner = field.type === 'group' ? field.fields?.[index] : undefined
  if (!inner) return { field, value }
  const own = (value as Model | null | undefined)?.[inner.name]
  return { field: inner, value: own }
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
