import type { Metric } from '@ebkit/domain'
import { filledCondition } from '@ebkit/rules/conditions'
import { and, or, type SQL, sql } from 'drizzle-orm'
import { columnName } from '../database/columnName'
import type { Binding } from '../resources/binding'
import { filtered } from '../resources/filter'
import { selectedLabels } from '../resources/labels/labels'
import { searched } from '../resources/searching'
import { inReach, type Reach } from '../resources/stores'
import { entriesSql, keySql } from './dimensionSql'
import { type BoundDimension, boundDimension, isCalendar, isOrdered } from './dimensions'
import { joinedEntries, selectedEntry, withEntries } from './entries'
import type { Asked, FigureQuery } from './FigureQuery'
import { type MetricContext, valueSql } from './metricSql'
import { inPeriod, shiftOf, type Window, windowOf } from './windows'

/** A set of figures whose names are bound to columns. */
export interface BoundFigures {
  readonly query: FigureQuery
  readonly asked: Asked
  readonly reach: Reach
  readonly binding: Binding
  readonly dimensions: readonly BoundDimension[]
  readonly window: Window
}

/** Binds a set to its resource. @throws 400 for an invalid dimension */
export const boundFigures = (
  binding: Binding,
  query: FigureQuery,
  asked: Asked,
  reach: Reach,
): BoundFigures => {
  const known = query.each ? withEntries(binding, query.each) : binding
  return {
    ...{ query, asked, reach, binding: known },
    dimensions: query.by.map((name) => boundDimension(known, name, query.time)),
    window: windowOf(query, asked),
  }
}

/** A condition of the page, with the parameters of its address filled in. */
export const pageCondition = ({ parameters }: Asked, condition: string | undefined): string =>
  condition ? filledCondition(condition, parameters) : ''

/** Names in the result: of a dimension's key, of a figure, of the same figure in the previous period. */
export const keyName = ({ label, bound }: BoundDimension, index: number): string =>
  label ? columnName(bound.field.name) : `key_${index}`
export const valueName = (index: number): string => `value_${index}`
export const beforeName = (index: number): string => `before_${index}`

const named = (value: SQL, name: string): SQL => sql`${value} as ${sql.identifier(name)}`

/** Identifies the windows of a set: sets with the same text mark the same rows with the same flags. */
export const windowsText = (figures: BoundFigures): string => [...windowsOf(figures).keys()].join()

/**
 * Distinct windows, because most figures of a set cover the same days. The set's own window comes first if groups are
 * dates.
 */
function windowsOf({ query, asked, dimensions, window }: BoundFigures): ReadonlyMap<string, Window> {
  const own = dimensions.some(isCalendar) ? [window] : []
  const all = [...own, ...query.metrics.map((metric) => windowOf(query, asked, metric))]
  return new Map(all.map((each) => [JSON.stringify(each), each]))
}

interface Flags {
  /** Selects whether a row is in each period. */
  readonly selected: readonly SQL[]
  /** Rows in any of the periods; undefined: all. */
  readonly within: SQL | undefined
  of(metric: Metric): { readonly now?: SQL; readonly before?: SQL }
}

/** Whether a row is in each period, by flag name. */
function rowsInPeriods(
  { query, binding }: BoundFigures,
  windows: Iterable<Window>,
): ReadonlyMap<string, SQL> {
  const { time = '' } = query
  const found = [...windows].flatMap(({ now, before, beforeUntil }, index) => {
    const conditions = {
      now: now && inPeriod(time, now),
      before: before && inPeriod(time, before) + (beforeUntil ? `&${time}<=${beforeUntil}` : ''),
    }
    return Object.entries(conditions).flatMap(([kind, condition]): [string, SQL][] => {
      const rows = filtered(binding, condition)
      return rows ? [[`in_${kind}_${index}`, rows]] : []
    })
  })
  return new Map(found)
}

/** Flags rows by the periods that they are in, so that one scan of the rows yields all figures. */
function flagsOf(figures: BoundFigures): Flags {
  const { query, asked } = figures
  const windows = windowsOf(figures)
  const places = [...windows.keys()]
  const rows = rowsInPeriods(figures, windows.values())
  const isOpen = [...windows.values()].some(({ now }) => !now)
  // All rows that are read are in the only period.
  if (rows.size === 1 && !isOpen) return { selected: [], within: or(...rows.values()), of: () => ({}) }
  const flag = (name: string) => (rows.has(name) ? sql.raw(`t.${name}`) : undefined)
  return {
    selected: [...rows].map(([name, each]) => named(sql`(${each})`, name)),
    within: isOpen ? undefined : or(...rows.values()),
    of(metric) {
      const place = places.indexOf(JSON.stringify(windowOf(query, asked, metric)))
      const [now, before] = [flag(`in_now_${place}`), flag(`in_before_${place}`)]
      return { ...(now && { now }), ...(before && { before }) }
    },
  }
}

function shiftSql({ window }: BoundFigures): ((moment: SQL) => SQL) | undefined {
  const shift = shiftOf(window)
  if (!shift) return undefined
  // a year after 28 February is before a period that begins on the 29th
  const from = window.now?.from
  return (moment) =>
    sql`case when t.in_before_0 then greatest(${moment} + ${shift}::interval, ${from}::timestamp) else ${moment} end`
}

/** The counted rows, with their flags. @param columns of the rows; default all */
export function countedRowsSql(figures: BoundFigures, columns = sql`t.*`): SQL {
  const { query, asked, reach, binding } = figures
  const flags = flagsOf(figures)
  const where = and(
    inReach(binding, reach),
    filtered(binding, pageCondition(asked, query.where)),
    filtered(binding, asked.filter),
    searched(binding.searched, asked.search),
    flags.within,
  )
  const entry = query.each ? [selectedEntry] : []
  const selected = sql.join([columns, ...entry, ...flags.selected], sql`, `)
  const joined = query.each ? joinedEntries(query.each) : sql``
  return sql`select ${selected} from ${sql.identifier(binding.table)} t${joined} where ${where}`
}

/** Joins rows with the entries of the lists that they are grouped by. */
const allEntriesSql = ({ dimensions }: BoundFigures): SQL =>
  sql.join(dimensions.map((dimension, index) => entriesSql(dimension, `entry_${index}`)))

/** Ordered dimensions are sorted by key, others by the first figure in descending order. */
function orderSql({ dimensions }: BoundFigures): SQL {
  const keys = dimensions.map(keyName).map((name) => sql`t.${sql.identifier(name)} nulls last`)
  const isByKey = dimensions.some(isOrdered)
  const greatest = sql`t.${sql.identifier(valueName(0))} desc nulls last`
  return sql.join(isByKey ? keys : [greatest, ...keys], sql`, `)
}

function valuesSql(figures: BoundFigures, flags: Flags): SQL[] {
  const { query, asked, binding } = figures
  const context: MetricContext = {
    binding,
    metrics: query.among ?? query.metrics,
    matching: (condition) => filtered(binding, pageCondition(asked, condition)),
  }
  return query.metrics.flatMap((metric, index) => {
    const { now, before } = flags.of(metric)
    const value = named(valueSql(context, metric, now), valueName(index))
    return before ? [value, named(valueSql(context, metric, before), beforeName(index))] : [value]
  })
}

/**
 * Selects the groups of a set with their figures: `key_0` …, `value_0` …, `before_0` … and the names of referenced
 * rows.
 *
 * @param most of them; default all
 * @param counted what to read the counted rows from; default their table
 */
export function figuresSql(
  figures: BoundFigures,
  most?: number,
  counted = sql`(${countedRowsSql(figures)})`,
): SQL {
  const { query, asked, dimensions } = figures
  const flags = flagsOf(figures)
  const shift = shiftSql(figures)
  const keys = dimensions.map((dimension, index) => {
    const context = { bands: query.bands ?? [], today: asked.today, shift, entry: `"entry_${index}"` }
    return named(keySql(dimension, context), keyName(dimension, index))
  })
  const places = dimensions.map((_, index) => index + 1).join(', ')
  const grouped = sql`select ${sql.join([...keys, ...valuesSql(figures, flags)], sql`, `)} from ${counted} t${allEntriesSql(figures)}${sql.raw(places && ` group by ${places}`)}`
  const labels = selectedLabels(dimensions.flatMap(({ label }) => label ?? []))
  const order = dimensions.length ? sql` order by ${orderSql(figures)}` : sql``
  const limit = most === undefined ? sql`` : sql` limit ${most}`
  return sql`select ${sql.raw(['t.*', ...labels].join(', '))} from (${grouped}) t${order}${limit}`
}
