import type { ConditionColumn } from '@ebkit/rules/conditions'
import { storeTimeZone } from '@ebkit/rules/dates'
import { type Field, selections } from '@ebkit/rules/fields'
import { columnName } from '../database/columnName'
import { type ColumnType, columnsOf, type FieldColumn } from '../database/schema/resourceColumns'
import { wireTimeSql } from '../database/storeTimeSql'

/** A field of a resource in SQL, where `t` is the resource's table. */
export interface BoundField {
  readonly field: Field
  /** Selects it in wire format. */
  readonly read: string
  /** Undefined if conditions cannot use it. */
  readonly compared: ConditionColumn | undefined
  /** The ends of a range, because conditions on a range compare its ends. */
  readonly ends?: readonly [from: ConditionColumn, until: ConditionColumn]
  /** Undefined if lists cannot be sorted by it: the order of masked values would tell what the mask hides. */
  readonly sorted: string | undefined
  /** Its columns; none if it is computed. */
  readonly columns: readonly FieldColumn[]
}

/** The time zone of all days and times: stores are in China. */
export const timeZone = storeTimeZone

/** The column of a field, qualified with `t`. */
export const columnSql = (name: string) => `t.${columnName(name)}`

const reads: Readonly<Partial<Record<ColumnType, (sql: string) => string>>> = {
  bigint: (sql) => `${sql}::float8`,
  numeric: (sql) => `${sql}::float8`,
  date: (sql) => `${sql}::text`,
  time: (sql) => `to_char(${sql}, 'HH24:MI')`,
  timestamptz: wireTimeSql,
}

/** A column in wire format: numbers as numbers, days and times as text. */
export const readSql = (type: ColumnType, sql: string) => reads[type]?.(sql) ?? sql

const kinds: Readonly<Partial<Record<ColumnType, ConditionColumn['kind']>>> = {
  text: 'text',
  integer: 'number',
  smallint: 'number',
  bigint: 'number',
  numeric: 'number',
  boolean: 'boolean',
  date: 'date',
  time: 'text',
  timestamptz: 'time',
  'text[]': 'list',
  'smallint[]': 'list',
}

function comparedAs(type: ColumnType, sql: string): ConditionColumn | undefined {
  const kind = kinds[type]
  if (!kind) return undefined
  return { kind, sql: type === 'time' ? readSql(type, sql) : sql }
}

/** The items of a selection as a set; none if the value is not a list. */
export const selectedItems = (sql: string) =>
  `jsonb_array_elements(case jsonb_typeof(${sql}) when 'array' then ${sql} end)`

/** A selection is compared by the keys of its rows: `products=TP17` matches those that contain the product. */
function selectionAsCompared({ type }: Field, sql: string): ConditionColumn | undefined {
  const selection = selections[type]
  if (!selection) return undefined
  const keys = `select item ->> '${selection.key}' from ${selectedItems(sql)} item`
  return { kind: 'list', sql: `array(${keys})` }
}

const isSortable = (type: ColumnType) => type !== 'jsonb' && !type.endsWith('[]')

/** A field with one column, or two for a range. */
export function boundToColumns(field: Field): BoundField {
  const columns = columnsOf(field)
  const [first, last] = columns as [FieldColumn, FieldColumn?]
  const sql = columnSql(first.name)
  const sorted = isSortable(first.type) && !field.writeOnly && !field.mask ? sql : undefined
  if (!last)
    return {
      field,
      columns,
      read: readSql(first.type, sql),
      compared: field.writeOnly
        ? undefined
        : (selectionAsCompared(field, sql) ?? comparedAs(first.type, sql)),
      sorted,
    }
  const ends = columns.map(({ name, type }) => readSql(type, columnSql(name)))
  const read = `case when ${sql} is null then null else json_build_object('start', ${ends[0]}, 'end', ${ends[1]}) end`
  const [from, until] = columns.map(({ name, type }) => comparedAs(type, columnSql(name)))
  const bound = { field, columns, read, compared: undefined, sorted }
  return from && until ? { ...bound, ends: [from, until] } : bound
}

/** A field computed by an expression. */
export function boundToExpression(field: Field, type: ColumnType, sql: string): BoundField {
  return {
    field,
    columns: [],
    read: readSql(type, sql),
    compared: comparedAs(type, sql),
    sorted: isSortable(type) && !field.mask ? sql : undefined,
  }
}
