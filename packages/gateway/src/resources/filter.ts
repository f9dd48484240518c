import {
  type Comparison,
  type Condition,
  ConditionError,
  conditionToSql,
  fieldsOf,
  parseCondition,
} from '@ebkit/rules/conditions'
import { today } from '@ebkit/rules/dates'
import { type SQL, sql } from 'drizzle-orm'
import type { Binding } from './binding'
import { timeZone } from './fieldSql'
import { unfitParameter } from './unfitParameter'

const longestFilter = 4000

/** Converts SQL text with placeholders `$1` … and their values to a Drizzle expression. */
function asSql({ text, values }: { readonly text: string; readonly values: readonly unknown[] }): SQL {
  const parts = text.split(/\$(\d+)/)
  return sql.join(
    parts.map((part, index) => (index % 2 ? sql`${sql.param(values[Number(part) - 1])}` : sql.raw(part))),
  )
}

/** The ends of a range that each operator compares: a range matches a period if they overlap. */
const endOf: Readonly<
  Record<Comparison['operator'], readonly (readonly ['from' | 'until', Comparison['operator']])[]>
> = {
  '>=': [['until', '>=']],
  '>': [['until', '>']],
  '<=': [['from', '<=']],
  '<': [['from', '<']],
  '=': [
    ['from', '<='],
    ['until', '>='],
  ],
  '!=': [['from', '!=']],
}

/** Rewrites comparisons of ranges as comparisons of their ends, named `field from` and `field until`. */
function withEnds(condition: Condition, { fields }: Binding): Condition {
  return condition.flatMap((comparison): Comparison[] => {
    const { field, operator, operands } = comparison
    if (!fields.get(field)?.ends) return [comparison]
    const isAboutBeing = operands.some(({ kind }) => kind === 'any' || kind === 'none')
    if (isAboutBeing) return [{ ...comparison, field: `${field} from` }]
    return endOf[operator].map(([end, own]) => ({ field: `${field} ${end}`, operator: own, operands }))
  })
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

function columnOf({ fields }: Binding, name: string) {
  const [field = '', end] = name.split(' ')
  const bound = fields.get(field)
  return end ? bound?.ends?.[end === 'from' ? 0 : 1] : bound?.compared
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
    const parsed = parseCondition(filter)
    requireWholeValues(parsed, binding, parameter)
    const condition = withEnds(parsed, binding)
    return asSql(conditionToSql(condition, (name) => columnOf(binding, name), context))
  } catch (error) {
    if (error instanceof ConditionError)
      throw unfitParameter(parameter, error.message, { position: error.position })
    throw error
  }
}
