import type { Resource } from '@ebkit/domain'
import type { Field } from '@ebkit/rules/fields'
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  type PgColumnBuilderBase,
  pgTable,
  smallint,
  text,
  time,
  timestamp,
} from 'drizzle-orm/pg-core'
import { columnName } from '../columnName'
import { storedFields } from '../tables/storedFields'
import { stamps } from './columns'
import { type ColumnType, columnsOf, isAlwaysThere } from './resourceColumns'

type Builders = Record<string, PgColumnBuilderBase>
// biome-ignore lint/suspicious/noExplicitAny: the columns follow from data, so that no type knows them
type Table = any

const builders: Readonly<Record<ColumnType, () => ReturnType<typeof text>>> = {
  text: () => text(),
  'text[]': () => text().array() as never,
  integer: () => integer() as never,
  smallint: () => smallint() as never,
  'smallint[]': () => smallint().array() as never,
  bigint: () => bigint({ mode: 'number' }) as never,
  numeric: () => numeric({ precision: 14, scale: 4, mode: 'number' }) as never,
  boolean: () => boolean() as never,
  date: () => date() as never,
  time: () => time() as never,
  timestamptz: () => timestamp({ withTimezone: true }) as never,
  jsonb: () => jsonb() as never,
}

/** Additions to the fields of a definition. */
export interface TableExtras {
  /** Columns for computed fields, or for values that these are computed from. */
  readonly columns?: Builders
}

function buildersOf(field: Field, resource: Resource): [string, PgColumnBuilderBase][] {
  return columnsOf(field).map(({ name, type }) => {
    let column = builders[type]()
    const initial =
      field.name === resource.states?.field
        ? resource.states.initial
        : (field.default ?? emptyOf(type, field))
    if (initial !== undefined) column = column.default(initial as never) as never
    if (isAlwaysThere(field, resource)) column = column.notNull() as never
    if (field.name === resource.key) column = column.primaryKey() as never
    return [name, column]
  })
}

const emptyOf = (type: ColumnType, { required }: Field) =>
  !required && (type.endsWith('[]') || type === 'jsonb') ? [] : undefined

/**
 * The columns of a resource's table for Drizzle; `tableOf` has its keys, rules and indexes. Computed fields have no
 * column unless code stores them or the extras add one.
 */
export function resourceTable(
  resource: Resource & { readonly key: string },
  extras: TableExtras = {},
): Table {
  const kept = storedFields[resource.name] ?? []
  const stored = resource.fields.filter((field) => !field.computed || kept.includes(field.name))
  const columns: Builders = {
    brandId: text().notNull(),
    hotelId: text().notNull(),
    ...Object.fromEntries(stored.flatMap((field) => buildersOf(field, resource))),
    ...extras.columns,
    ...stamps,
  }
  return pgTable(columnName(resource.name), columns)
}
