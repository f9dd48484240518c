import {
  type Comparison,
  type Condition,
  type ConditionColumn,
  ConditionError,
  conditionToSql,
  fieldsOf,
  type Operand,
  type Operator,
  parseCondition,
  type SqlContext,
} from '@ebkit/rules/conditions'
import { today } from '@ebkit/rules/dates'
import { and, or, type SQL, sql } from 'drizzle-orm'
import type { Binding } from './binding'
import { type BoundField, timeZone } from './fieldSql'
import { unfitParameter } from './unfitParameter'

const longestFilter = 4000

/** Converts SQL text with placeholders `$1` … and their values to a Drizzle expression. */
function asSql({ text, values }: { readonly text: string; readonly values: readonly unknown[] }): SQL {
  const parts = text.split(/\$(\d+)/)
  return sql.join(
    parts.map((part, index) => (index % 2 ? sql`${sql.param(values[Number(part) - 1])}` : sql.raw(part))),
  )
}

type Ends = NonNullable<BoundField['ends']>

/** A range compared in an order: it begins before, or ends after. */
const endOf = { '>=': 1, '>': 1, '<=': 0, '<': 0 } as const

/** A range matches a day or period that it overlaps with; without a beginning there is none. */
function rangeToSql({ operator, operands }: Comparison, ends: Ends, context: SqlContext): SQL {
  const compare = (column: ConditionColumn, own: Operator, compared: readonly Operand[]) =>
    asSql(conditionToSql([{ field: '', operator: own, operands: compared }], () => column, context))
  if (operator !== '=' && operator !== '!=') return compare(ends[endOf[operator]], operator, operands)
  // a missing parameter filters nothing
  if (operands.some(({ kind }) => kind === 'param')) return sql`true`
  const [from, until] = ends
  const fits = operands.map((operand) =>
    operand.kind === 'any' || operand.kind === 'none'
      ? compare(from, '=', [operand])
      : and(compare(from, '<=', [operand]), compare(until, '>=', [operand])),
  )
  return operator === '=' ? (or(...fits) as SQL) : sql`(${or(...fits)}) is not true`
}

/**
 * Lists show masked values masked, so they are found only by a whole value. Orders, and several values at once, would
 * tell piece by piece what the mask hides.
 */
function requireWholeValues(condition: Condition, { fields }: Binding, parameter: string): void {
  for (const name of fieldsOf(condition).filter((each) => fields.get(each)?.field.mask)) {
    const own = condition.filter(({ field }) => field === name)
    const values = own
      .flatMap(({ operands }) => operands)
      .filter(({ kind }) => kind !== 'any' && kind !== 'none')
    if (own.some(({ operator }) => operator !== '=' && operator !== '!=') || values.length > 1)
      throw unfitParameter(parameter, `"${name}" is masked: compare it by = or != with one whole value`)
  }
}

/**
 * Rows that match a condition. A range matches a day or period that it overlaps with.
 *
 * @throws 400 for an invalid condition, a field that cannot be compared, or a masked field not compared as a whole
 */
export function filtered(binding: Binding, filter = '', parameter = 'filter'): SQL | undefined {
  if (!filter.trim()) return undefined
  if (filter.length > longestFilter) throw unfitParameter(parameter, `at most ${longestFilter} characters`)
  try {
    const context = { today: today(timeZone), timeZone }
    const condition = parseCondition(filter)
    requireWholeValues(condition, binding, parameter)
    return and(
      ...condition.map((comparison) => {
        const bound = binding.fields.get(comparison.field)
        if (bound?.ends) return rangeToSql(comparison, bound.ends, context)
        return asSql(conditionToSql([comparison], () => bound?.compared, context))
      }),
    )
  } catch (error) {
    if (error instanceof ConditionError)
      throw unfitParameter(parameter, error.message, { position: error.position })
    throw error
  }
}
