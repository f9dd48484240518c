import { and, type SQL, sql } from 'drizzle-orm'
import type { Binding } from './binding'
import { filtered } from './filter'
import { unfitParameter } from './unfitParameter'

/** Parameters of a list, apart from its page. */
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

/** Rows that come together, in their order. */
export interface RowsPart {
  readonly where: SQL | undefined
  readonly order: SQL
}

/** The order of a list. */
export interface RowsOrder {
  /** Of all rows. */
  readonly order: SQL
  /** The same as parts, one after the other: without empty values one index serves both directions. */
  readonly parts: readonly RowsPart[]
}

function columnOf({ fields }: Binding, part: string): SortedColumn {
  const [field = '', direction = 'asc', ...rest] = part.trim().split(/\s+/)
  const column = fields.get(field)?.sorted
  if (!column || rest.length || !/^(asc|desc)$/i.test(direction))
    throw unfitParameter('orderType', `"${part.trim()}" is no column of this list and asc or desc`)
  return { field, column, isDescending: direction.toLowerCase() === 'desc' }
}

/** Empty values come last, whatever the direction. */
const lastEmpty = ({ column, isDescending }: SortedColumn) =>
  isDescending ? `${column} desc nulls last` : column

/**
 * An order by one column: rows that have a value, forwards or backwards along its index, then the others. Of rows with the same
 * value the newest come first, and last where the order is descending.
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

/** `status=ERROR first`: rows that meet a condition, before all others. */
const firstOf = (part: string | undefined) => /^\s*(.+?)\s+first\s*$/.exec(part ?? '')?.[1]

/**
 * What a list is sorted by: columns, before which a condition may say which rows come first.
 *
 * @throws 400 for columns that are none, and for an invalid condition
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

/** An order by columns. The key is the last one, so that rows never change places between pages. */
function sortedBy(binding: Binding, parts: readonly string[]): RowsOrder {
  if (parts.length > mostSortColumns) throw unfitParameter('orderType', `at most ${mostSortColumns} columns`)
  const given = parts.map((part) => columnOf(binding, part))
  const byKey = `${binding.key} desc`
  const [first, second] = given
  if (!first) return inOnePart([binding.order, byKey])
  // a key is never empty
  if (first.field === binding.resource.key)
    return inOnePart([`${first.column} ${first.isDescending ? 'desc' : 'asc'}`])
  if (!second) return byOneColumn(binding, first)
  const hasKey = given.some(({ field }) => field === binding.resource.key)
  return inOnePart([...given.map(lastEmpty), ...(hasKey ? [] : [byKey])])
}
