import type { Resource } from '@ebkit/domain'
import { emptyValueOf, type Field } from '@ebkit/rules/fields'
import { incompleteFields } from './incompleteFields'

/** Type of a column in a resource's table. */
export type ColumnType =
  | 'text'
  | 'text[]'
  | 'integer'
  | 'smallint'
  | 'smallint[]'
  | 'bigint'
  | 'numeric'
  | 'boolean'
  | 'date'
  | 'time'
  | 'timestamptz'
  | 'jsonb'

/** One column of a field. Ranges have two. */
export interface FieldColumn {
  /** The name in code: `saleFrom`. */
  readonly name: string
  readonly type: ColumnType
}

const types: Readonly<Partial<Record<Field['type'], ColumnType>>> = {
  int: 'integer',
  money: 'bigint',
  decimal: 'numeric',
  percent: 'numeric',
  bool: 'boolean',
  date: 'date',
  datetime: 'timestamptz',
  time: 'time',
  enums: 'text[]',
  tags: 'text[]',
  images: 'text[]',
  files: 'text[]',
  refs: 'text[]',
  permissions: 'text[]',
  weekdays: 'smallint[]',
  list: 'jsonb',
  group: 'jsonb',
  json: 'jsonb',
  geo: 'jsonb',
  products: 'jsonb',
  ticketCategories: 'jsonb',
}

const ranges: Readonly<Partial<Record<Field['type'], ColumnType>>> = { daterange: 'date', timerange: 'time' }

/** `saleTime` and `validRange` are stored as `saleFrom`, `saleUntil` and `validFrom`, `validUntil`. */
const rangeName = (name: string) => name.replace(/(Time|Range|Dates)$/, '')

function typeOf(field: Field): ColumnType {
  if (field.type === 'enum' && typeof field.options?.[0]?.value === 'number') return 'smallint'
  if (field.type === 'region') return field.multiple ? 'jsonb' : 'text[]'
  return types[field.type] ?? 'text'
}

/** The columns of a field. */
export function columnsOf(field: Field): FieldColumn[] {
  const ends = ranges[field.type]
  if (!ends) return [{ name: field.name, type: typeOf(field) }]
  const name = rangeName(field.name)
  return [
    { name: `${name}From`, type: ends },
    { name: `${name}Until`, type: ends },
  ]
}

const isList = (type: ColumnType) => type.endsWith('[]') || type === 'jsonb'

/**
 * Whether every row has a value: in required fields, fields with a default, and lists and groups, which may be empty.
 */
export function isAlwaysThere(field: Field, { name, key, states }: Resource): boolean {
  if (field.name === key || field.name === states?.field) return true
  if (incompleteFields[name]?.includes(field.name)) return false
  if (field.type !== 'region' && isList(typeOf(field)) && emptyValueOf(field) !== undefined) return true
  if (field.showIf) return false
  return field.required === true || field.default !== undefined || field.multiple === true
}
