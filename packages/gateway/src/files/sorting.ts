import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { fileEntry } from '../database/schema'

/** Sort keys of a listing. */
export interface Sorting {
  readonly sortBy: 'name' | 'time' | 'size'
  readonly order: 'asc' | 'desc'
}

/** A column to sort by, and the format of its values in a cursor. */
interface SortColumn {
  readonly column: AnyPgColumn
  /** The value as text. */
  readonly write: SQL<string>
  /** Parses a value; undefined if invalid. */
  read(text: string): SQL | undefined
}

const whole = (text: string) => (/^-?\d{1,16}$/.test(text) ? sql`${text}::bigint` : undefined)

const columns: Readonly<Record<Sorting['sortBy'], SortColumn>> = {
  name: {
    column: fileEntry.displayName,
    write: sql`${fileEntry.displayName}`,
    read: (text) => (text.includes('\0') ? undefined : sql`${text}`),
  },
  time: {
    column: fileEntry.createdAt,
    write: sql`(extract(epoch from ${fileEntry.createdAt}) * 1000000)::bigint::text`,
    read(text) {
      const microseconds = whole(text)
      return microseconds && sql`timestamptz 'epoch' + ${microseconds} * interval '1 microsecond'`
    },
  },
  size: { column: fileEntry.size, write: sql`${fileEntry.size}::text`, read: whole },
}

/** Folders have no size: they are sorted by name. */
export const columnFor = (sortBy: Sorting['sortBy'], isFolder: boolean): SortColumn =>
  columns[isFolder && sortBy === 'size' ? 'name' : sortBy]

/** `order by` of a listing; the id makes the order total. */
export function orderBy({ column }: SortColumn, { order }: Sorting): SQL {
  const direction = sql.raw(order)
  return sql`${column} ${direction}, ${fileEntry.entryId} ${direction}`
}

/** Condition for the rows after one in this order. */
export function after(
  { column, read }: SortColumn,
  { order }: Sorting,
  { value, entryId }: { value: string; entryId: string },
): SQL | undefined {
  const from = read(value)
  const comparison = sql.raw(order === 'asc' ? '>' : '<')
  return from && sql`(${column}, ${fileEntry.entryId}) ${comparison} (${from}, ${entryId})`
}
