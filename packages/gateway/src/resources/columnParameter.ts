import type { Field } from '@ebkit/rules/fields'
import { type SQL, sql } from 'drizzle-orm'
import type { ColumnType } from '../database/schema/resourceColumns'
import { momentOf } from '../database/storeTimeSql'

type Values = Readonly<Record<string, unknown>>

/** A value as an SQL parameter of the column's type. */
export function parameter(type: ColumnType, value: unknown): SQL {
  if (value === null) return sql`null`
  if (type === 'jsonb') return sql`${JSON.stringify(value)}::jsonb`
  if (type === 'timestamptz') return momentOf(value)
  return sql`${sql.param(value)}::${sql.raw(type)}`
}

/** The value of one column of a field: one end of a range, or one field of a flat group. */
export function partOf(field: Field, value: unknown, index: number): { value: unknown; field: Field } {
  if (field.type === 'daterange' || field.type === 'timerange')
    return { field, value: (value as Values | null | undefined)?.[index ? 'end' : 'start'] }
  const inner = field.type === 'group' ? field.fields?.[index] : undefined
  if (!inner) return { field, value }
  const own = (value as Values | null | undefined)?.[inner.name]
  return { field: inner, value: own }
}
