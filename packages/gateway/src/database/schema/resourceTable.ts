import type { Resource } from '@ebkit/domain'
import type { Field } from '@ebkit/rules/fields'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  type PgColumnBuilderBase,
  type PgTableExtraConfigValue,
  pgTable,
  smallint,
  text,
  time,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { columnName } from '../columnName'
import { allOf, oneOf } from './choice'
import { stamps } from './columns'
import { hasColumns } from './hasColumns'
import { hotel } from './hotel'
import { type ColumnType, columnsOf, isAlwaysThere } from './resourceColumns'

type Columns = Readonly<Record<string, AnyPgColumn>>
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

/** What a table has in addition to the fields of its definition. */
export interface TableExtras {
  /** Columns of computed fields, or from which these are computed. */
  readonly columns?: Builders
  /** Tables of the resources that fields refer to, by name. */
  readonly refs?: () => Readonly<Record<string, Table>>
}

const newestFirst = (column: AnyPgColumn | undefined) =>
  (column as unknown as { desc(): { nullsFirst(): AnyPgColumn } }).desc().nullsFirst()

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

function choicesOf(table: string, field: Field, columns: Columns): PgTableExtraConfigValue[] {
  const values = field.options?.map(({ value }) => value)
  const column = columns[field.name]
  if (!values?.every((value) => typeof value === 'string') || !column) return []
  const name = `${table}_${columnName(field.name)}_values`
  if (field.type === 'enum') return [oneOf(name, column, values)]
  return field.type === 'enums' ? [allOf(name, column, values)] : []
}

function uniquesOf(table: string, { unique: groups = [] }: Resource, columns: Columns) {
  return groups.map((fields) => {
    const name = `${table}_${fields.map(columnName).join('_')}_unique`
    const [first, ...others] = [columns.hotelId, ...fields.map((field) => columns[field])] as AnyPgColumn[]
    return uniqueIndex(name).on(first as AnyPgColumn, ...others)
  })
}

function referencesOf(table: string, fields: readonly Field[], columns: Columns, refs: TableExtras['refs']) {
  return fields
    .filter(({ type }) => type === 'ref')
    .flatMap(({ name, ref = '' }) => {
      const other = ref === table ? columns : refs?.()[ref]
      if (!other) return []
      const key = other === columns ? name : `${ref}Id`
      const to = other === columns ? columns[`${table}Id`] : other[key]
      const link = { columns: [columns.hotelId, columns[name]], foreignColumns: [other.hotelId, to] }
      const named = `${columnName(table)}_${columnName(name.replace(/Id$/, ''))}`
      return [foreignKey({ name: named, ...link } as never), index(named).on(columns[name] as AnyPgColumn)]
    })
}

/**
 * The table of a resource, made from its definition; migrations follow from it as from any other
 * (`npx drizzle-kit generate`). Computed fields have no column unless the extras give them one.
 */
export function resourceTable(
  resource: Resource & { readonly key: string },
  extras: TableExtras = {},
): Table {
  const name = columnName(resource.name)
  const stored = resource.fields.filter((field) => !field.computed && hasColumns(resource, field))
  const columns: Builders = {
    brandId: text().notNull(),
    hotelId: text().notNull(),
    ...Object.fromEntries(stored.flatMap((field) => buildersOf(field, resource))),
    ...extras.columns,
    ...stamps,
  }
  return pgTable(name, columns, (made) => {
    const all = made as unknown as Columns
    const { key } = resource
    return [
      foreignKey({
        name: `${name}_hotel`,
        columns: [all.brandId, all.hotelId],
        foreignColumns: [hotel.brandId, hotel.hotelId],
      } as never),
      // so that others can point at a row of their own store only
      unique(`${name}_of_hotel`).on(all.hotelId as AnyPgColumn, all[key] as AnyPgColumn),
      index(`${name}_newest`).on(
        all.hotelId as AnyPgColumn,
        newestFirst(all.createdAt),
        newestFirst(all[key]),
      ),
      ...stored.flatMap((field) => choicesOf(name, field, all)),
      ...uniquesOf(name, resource, all),
      ...referencesOf(resource.name, stored, all, extras.refs),
    ]
  })
}
