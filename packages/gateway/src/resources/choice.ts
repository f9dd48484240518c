import { and, type SQL, sql } from 'drizzle-orm'
import type { Binding } from './binding'
import { filtered } from './filter'
import { unfitParameter } from './unfitParameter'

/** The parameters of a list, except those of paging. */
export interface Choice {
  readonly search?: string | undefined
  readonly filter?: string | undefined
  readonly orderType?: string | undefined
}

const mostSortColumns = 5

/** A column that rows are sorted by. */
interface SortedColumn {
  readonly field: string
  readonly column: string
  readonly isDescending: boolean
}

/** A contiguous part of a list, in order. */
export interface RowsPart {
  readonly where: SQL | undefined
  readonly order: SQL
}

/** The order of a list. */
export interface RowsOrder {
  /** The order of all rows. */
  readonly order: SQL
  /** The same order as consecutive parts: without nulls, one index serves both directions. */
  readonly parts: readonly RowsPart[]
}

function columnOf({ fields }: Binding, part: string): SortedColumn {
  const [field = '', direction = 'asc', ...rest] = part.trim().split(/\s+/)
  const column = fields.get(field)?.sorted
  if (!column || rest.length || !/^(asc|desc)$/i.test(direction))
    throw unfitParameter('orderType', `"${part.trim()}" is no column of this list and asc or desc`)
  return { field, column, isDescending: direction.toLowerCase() === 'desc' }
}

/** Nulls come last in both directions. */
const lastEmpty = ({ column, isDescending }: SortedColumn) =>
  isDescending ? `${column} desc nulls last` : column

/**
 * The order by one column: first the rows with a value, scanned forwards or backwards along the index, then those
 * without. Rows with equal values are sorted newest first, or oldest first if the order is descending.
 */
function byOneColumn(binding: Binding, sort: SortedColumn): RowsOrder {
  const { column, field, isDescending } = sort
  const { key } = binding
  const isDeclared = binding.descending.has(field)
  const same = isDeclared
    ? [`${key} ${isDescending ? 'desc' : 'asc'}`]
    : isDescending
      ? ['t.created_at nulls first', `${key} asc`]
      : ['t.created_at desc nulls last', `${key} desc`]
  const filled = isDescending
    ? `${column} desc nulls ${isDeclared ? 'last' : 'first'}`
    : `${column} nulls ${isDeclared ? 'first' : 'last'}`
  return {
    order: sql.raw([lastEmpty(sort), ...same].join(', ')),
    parts: [
      { where: sql.raw(`${column} is not null`), order: sql.raw([filled, ...same].join(', ')) },
      { where: sql.raw(`${column} is null`), order: sql.raw(same.join(', ')) },
    ],
  }
}

const inOnePart = (columns: readonly string[]): RowsOrder => {
  const order = sql.raw(columns.join(', '))
  return { order, parts: [{ where: undefined, order }] }
}

/** The condition in `status=ERROR first`, whose rows precede all others. */
const firstOf = (part: string | undefined) => /^\s*(.+?)\s+first\s*$/.exec(part ?? '')?.[1]

/**
 * The order of a list: columns, optionally preceded by a condition whose rows come first.
 *
 * @throws 400 for an unknown column or an invalid condition
 */
export function sorted(binding: Binding, orderType = ''): RowsOrder {
  const parts = orderType.split(',').filter((part) => part.trim())
  const condition = firstOf(parts[0])
  if (condition === undefined) return sortedBy(binding, parts)
  const chosen = sortedBy(binding, parts.slice(1))
  const isFirst = sql`(${filtered(binding, condition, 'orderType') ?? sql`true`}) is true`
  const within = (rows: SQL) =>
    chosen.parts.map(({ where, order }) => ({ where: and(rows, where) as SQL, order }))
  return {
    order: sql`${isFirst} desc, ${chosen.order}`,
    parts: [...within(isFirst), ...within(sql`not (${isFirst})`)],
  }
}

/** The order by columns, with the key as tie-breaker so that rows never move between pages. */
function sortedBy(binding: Binding, parts: readonly string[]): RowsOrder {
  if (parts.length > mostSortColumns) throw unfitParameter('orderType', `at most ${mostSortColumns} columns`)
  const given = parts.map((part) => columnOf(binding, part))
  const byKey = `${binding.key} desc`
  const [first, second] = given
  if (!first) return inOnePart([binding.order, byKey])
  // a key is never null
  if (first.field === binding.resource.key)
    return inOnePart([`${first.column} ${first.isDescending ? 'desc' : 'asc'}`])
  if (!second) return byOneColumn(binding, first)
  const hasKey = given.some(({ field }) => field === binding.resource.key)
  return inOnePart([...given.map(lastEmpty), ...(hasKey ? [] : [byKey])])
}
