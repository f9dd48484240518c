import { type SQL, sql } from 'drizzle-orm'
import { localTimeSql } from '../database/storeTimeSql'
import { type BoundDimension, isCalendar, type Unit } from './dimensions'

/** A moment as the local date and time of the stores. */
const localTime = (column: string, kind: string): SQL =>
  kind === 'time' ? sql.raw(localTimeSql(column)) : sql.raw(`(${column})::timestamp`)

function unitSql(unit: Exclude<Unit, 'ageBand'>, moment: SQL): SQL {
  switch (unit) {
    case 'day':
      return sql`to_char(${moment}, 'YYYY-MM-DD')`
    case 'week':
      return sql`to_char(date_trunc('week', ${moment}), 'YYYY-MM-DD')`
    case 'month':
      return sql`to_char(${moment}, 'YYYY-MM')`
    case 'hour':
      return sql`extract(hour from ${moment})::int`
    case 'weekday':
      return sql`extract(isodow from ${moment})::int`
  }
}

/** Whether an age is in a range such as `18-24`, `<18`, `55+`; undefined if the name is not a range. */
function inBand(age: SQL, band: string): SQL | undefined {
  const [, below, from, until] = /^(?:<(\d+)|(\d+)(?:-(\d+)|\+))$/.exec(band) ?? []
  if (below) return sql`${age} < ${Number(below)}`
  if (!from) return undefined
  return until ? sql`${age} between ${Number(from)} and ${Number(until)}` : sql`${age} >= ${Number(from)}`
}

function bandSql(column: string, bands: readonly string[], today: string): SQL {
  const age = sql`extract(year from age(${today}::date, ${sql.raw(column)}))`
  const cases = bands.flatMap((band) => {
    const condition = inBand(age, band)
    return condition ? [sql`when ${condition} then ${band}::text`] : []
  })
  return cases.length ? sql`case ${sql.join(cases, sql` `)} end` : sql`null::text`
}

interface DimensionContext {
  readonly bands: readonly string[]
  readonly today: string
  /** Moves a moment of the previous period into the current one; undefined: nothing is compared. */
  readonly shift: ((moment: SQL) => SQL) | undefined
  /** The column of one list entry, with which rows are joined. */
  readonly entry: string
}

/** The value that the rows `t` of a group have in common. An empty text counts as no value. */
export function keySql(dimension: BoundDimension, { bands, today, shift, entry }: DimensionContext): SQL {
  const { bound, unit } = dimension
  const { sql: column = '', kind = 'text' } = bound.compared ?? {}
  if (unit === 'ageBand') return bandSql(column, bands, today)
  if (unit) {
    const moment = localTime(column, kind)
    return unitSql(unit, shift && isCalendar(dimension) ? shift(moment) : moment)
  }
  // Regions are grouped by their first part, the province.
  if (bound.field.type === 'region') return sql.raw(`(${column})[1]`)
  if (kind === 'list') return sql.raw(entry)
  return kind === 'text' ? sql.raw(`nullif(${bound.read}, '')`) : sql.raw(bound.read)
}

/** Joins rows with the entries of a list, so that each row is counted once for each entry. */
export function entriesSql({ bound }: BoundDimension, entry: string): SQL {
  if (bound.compared?.kind !== 'list' || bound.field.type === 'region') return sql``
  return sql.raw(` left join lateral unnest(${bound.compared.sql}) entries_${entry}("${entry}") on true`)
}
