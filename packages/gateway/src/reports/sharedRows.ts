import { fieldsOf, parseCondition } from '@ebkit/rules/conditions'
import { type SQL, sql } from 'drizzle-orm'
import { columnSql } from '../resources/fieldSql'
import { type BoundFigures, countedRowsSql, figuresSql, pageCondition, windowsText } from './figureSql'

/**
 * Identifies the rows that a set counts: sets with the same text count the same rows, as everything else is the same in
 * one request.
 */
const rowsText = (figures: BoundFigures): string => {
  const { source, time, where, each } = figures.query
  return JSON.stringify([source, time, where, each, windowsText(figures)])
}

/** Groups the sets that count the same rows. */
export function setsByRows(figures: readonly BoundFigures[]): BoundFigures[][] {
  const groups = new Map<string, BoundFigures[]>()
  for (const each of figures) {
    const text = rowsText(each)
    groups.set(text, [...(groups.get(text) ?? []), each])
  }
  return [...groups.values()]
}

/** Names of the fields that a set groups by, computes from, or filters by. */
function fieldsIn({ query, asked, dimensions }: BoundFigures): string[] {
  const inCondition = (condition: string | undefined) => {
    const text = pageCondition(asked, condition)
    return text ? fieldsOf(parseCondition(text)) : []
  }
  const counted = (query.among ?? query.metrics).flatMap(({ field, times, where, base }) => [
    ...[field, times].filter((name) => name !== undefined),
    ...inCondition(where),
    ...inCondition(base),
  ])
  return [...dimensions.map(({ bound }) => bound.field.name), ...counted]
}

/** The columns that sets need; all columns if a field is computed from others. */
function columnsSql(sets: readonly BoundFigures[]): SQL {
  const fields = sets.flatMap((set) => fieldsIn(set).map((name) => set.binding.fields.get(name)))
  if (!fields.length || fields.some((bound) => !bound?.columns.length)) return sql`t.*`
  const names = fields.flatMap((bound) => bound?.columns.map(({ name }) => columnSql(name)) ?? [])
  return sql.raw([...new Set(names)].join(', '))
}

/**
 * Selects the groups of sets that count the same rows: `set`, its index, and `group`. The rows are read once, with only
 * the columns needed, because reading a row takes longer than counting it.
 *
 * @param mostOf how many groups a set has at most
 */
export function sharedFiguresSql(sets: readonly BoundFigures[], mostOf: (set: BoundFigures) => number): SQL {
  const [first] = sets
  if (!first) return sql`select`
  const groups = sets.map(
    (set, place) =>
      sql`select ${sql.raw(String(place))} as set, to_json(g) as "group" from (${figuresSql(set, mostOf(set), sql`counted`)}) g`,
  )
  return sql`with counted as materialized (${countedRowsSql(first, columnsSql(sets))}) ${sql.join(groups, sql` union all `)}`
}
