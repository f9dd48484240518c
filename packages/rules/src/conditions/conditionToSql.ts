import { storeTimeZone } from '../dates/storeTime'
import type { Comparison, Condition, ConditionContext, Operator } from './Condition'
import { ConditionError } from './ConditionError'
import { isMoment } from './moments'
import { exactNumber, plainNumber } from './numbers'
import { type Resolved, resolveOperands } from './resolveOperands'

/**
 * Type of a field's column in the database.
 *
 * - `text`: text; also a time of day, as `to_char(opens, 'HH24:MI')`
 * - `number`: any numeric type
 * - `boolean`
 * - `date`: date
 * - `time`: timestamp with time zone
 * - `list`: an array that can be cast to `text[]`
 */
export type ColumnKind = 'text' | 'number' | 'boolean' | 'date' | 'time' | 'list'

/** The column of a field: an SQL expression, which the caller must keep safe, and its type. */
export interface ConditionColumn {
  readonly sql: string
  readonly kind: ColumnKind
}

/** Options for writing a condition as SQL. */
export interface SqlContext extends ConditionContext {
  /** Time zone for the days of `time` columns, an IANA name. Default: `Asia/Shanghai`. */
  readonly timeZone?: string
  /** The number of the first placeholder. Default: 1. */
  readonly firstPlaceholder?: number
}

/** An expression for WHERE, and the values of its placeholders in order. */
export interface SqlCondition {
  readonly text: string
  readonly values: unknown[]
}

/**
 * Translates a condition to PostgreSQL. The expression is true for the rows for which `evaluateCondition` is true, and
 * false or null for all others. Values appear only as placeholders (`$1` …), never in the text.
 *
 * In a `text` column dates are plain texts: there `2026-11-20 09:05` is not `=` `2026-11-20`.
 *
 * @param columnOf returns the column of a field; undefined for an unknown field
 * @throws {@link ConditionError} for a field without a column
 */
export function conditionToSql(
  condition: Condition,
  columnOf: (field: string) => ConditionColumn | undefined,
  context: SqlContext = {},
): SqlCondition {
  const values: unknown[] = []
  const add = (value: unknown) => `$${values.push(value) + (context.firstPlaceholder ?? 1) - 1}`
  const parts = condition.map((comparison) => {
    const column = columnOf(comparison.field)
    if (!column) throw new ConditionError(`There is no field "${comparison.field}"`, 0)
    return comparisonToSql(comparison, { column: inBrackets(column), add, context })
  })
  return { text: parts.length ? parts.join(' AND ') : 'TRUE', values }
}

/** Parentheses let callers combine the whole expression with other operators. */
function inBrackets({ sql, kind }: ConditionColumn): ConditionColumn {
  return { sql: /^[\w."]+$/.test(sql) ? sql : `(${sql})`, kind }
}

/** A comparison being written as SQL. */
interface Writing {
  column: ConditionColumn
  /** Adds a value and returns its placeholder. */
  add(value: unknown): string
  context: SqlContext
}

function comparisonToSql({ operator, operands }: Comparison, writing: Writing): string {
  const resolved = resolveOperands(operands, writing.context)
  if (!resolved) return 'TRUE'
  if (operator === '=') return anyOf(equalities(resolved, writing))
  if (operator === '!=') return `${anyOf(equalities(resolved, writing))} IS NOT TRUE`
  return anyOf(resolved.texts.map((text) => order(operator, text, writing)))
}

const anyOf = (parts: readonly string[]) => {
  const possible = parts.filter(Boolean)
  return possible.length ? `(${possible.join(' OR ')})` : 'FALSE'
}

function equalities({ texts, monthDays, hasAny, hasNone }: Resolved, writing: Writing): string[] {
  const { sql, kind } = writing.column
  const parts = [hasNone && emptiness(sql, kind), hasAny && `NOT ${emptiness(sql, kind)}`]
  if (monthDays.length && (kind === 'date' || kind === 'time'))
    parts.push(`to_char(${localTime(writing)}, 'MM-DD') = ANY(${writing.add(monthDays)}::text[])`)
  return [...parts.filter((part) => part !== false), ...equalTo(texts, writing)]
}

function emptiness(sql: string, kind: ColumnKind): string {
  if (kind === 'text') return `(${sql} IS NULL OR ${sql} = '')`
  return kind === 'list' ? `(${sql} IS NULL OR cardinality(${sql}) = 0)` : `(${sql} IS NULL)`
}

function equalTo(texts: readonly string[], writing: Writing): string[] {
  const { add, column } = writing
  const oneOf = (values: readonly unknown[], type: string) => {
    // for a single value an index returns the rows in its order
    if (values.length === 1) return [`${column.sql} = ${add(values[0])}::${type}`]
    return values.length ? [`${column.sql} = ANY(${add(values)}::${type}[])`] : []
  }
  switch (column.kind) {
    case 'text':
      return oneOf(texts, 'text')
    case 'number':
      return oneOf(
        texts.map(exactNumber).filter((number) => number !== undefined),
        'numeric',
      )
    case 'boolean':
      return oneOf(
        texts.filter((text) => /^(true|false)$/.test(text)),
        'boolean',
      )
    case 'list':
      return texts.length ? [`${column.sql}::text[] && ${add(texts)}::text[]`] : []
    default:
      return texts.filter(isMoment).map((text) => {
        if (isDay(text, writing)) return `${column.sql} = ${add(text)}::date`
        const { start, end } = span(text, writing)
        return `(${column.sql} >= ${start} AND ${column.sql} < ${end})`
      })
  }
}

function order(operator: Operator, text: string, writing: Writing): string {
  const { add, column } = writing
  switch (column.kind) {
    case 'text':
      return `(${column.sql} <> '' AND ${column.sql} COLLATE "C" ${operator} ${add(text)}::text)`
    case 'number': {
      const number = plainNumber(text)
      return number === undefined ? '' : `${column.sql} ${operator} ${add(number)}::numeric`
    }
    case 'date':
    case 'time': {
      if (!isMoment(text)) return ''
      // After a day means from the next day on; up to a day means before the next day.
      const { start, end } = span(text, writing)
      if (operator === '>' || operator === '<=')
        return `${column.sql} ${operator === '>' ? '>=' : '<'} ${end}`
      return `${column.sql} ${operator} ${start}`
    }
    default:
      return ''
  }
}

/**
 * Whether a day is compared with a column of days. It is compared as what it is: row-level security lets no comparison of
 * two types use an index.
 */
const isDay = (moment: string, { column }: Pick<Writing, 'column'>) =>
  column.kind === 'date' && moment.length === 10

/** Start and end of a moment: of its day, minute or second. */
function span(moment: string, { column, add, context }: Writing): { start: string; end: string } {
  const unit = moment.length === 10 ? 'day' : moment.length === 16 ? 'minute' : 'second'
  if (isDay(moment, { column })) {
    const day = `${add(moment)}::date`
    return { start: day, end: `(${day} + 1)` }
  }
  const start = `${add(moment)}::timestamp`
  const end = `(${start} + interval '1 ${unit}')`
  if (column.kind === 'date') return { start, end }
  const zone = `AT TIME ZONE ${add(zoneOf(context))}::text`
  return { start: `(${start} ${zone})`, end: `(${end} ${zone})` }
}

const localTime = ({ column, add, context }: Writing) =>
  column.kind === 'time' ? `${column.sql} AT TIME ZONE ${add(zoneOf(context))}::text` : column.sql

const zoneOf = ({ timeZone = storeTimeZone }: SqlContext) => timeZone
