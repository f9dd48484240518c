import { ConditionError, conditionToSql, parseCondition } from '@ebkit/rules/conditions'
import { today } from '@ebkit/rules/dates'
import { type SQL, sql } from 'drizzle-orm'
import type { Binding } from './binding'
import { unfitParameter } from './choice'
import { timeZone } from './fieldSql'

const longestFilter = 4000

/** An SQL text with `$1` … and their values, as drizzle puts it together. */
function asSql({ text, values }: { readonly text: string; readonly values: readonly unknown[] }): SQL {
  const parts = text.split(/\$(\d+)/)
  return sql.join(
    parts.map((part, index) => (index % 2 ? sql`${sql.param(values[Number(part) - 1])}` : sql.raw(part))),
  )
}

/** Rows that match a condition. @throws 400 for an invalid condition or a field that cannot be compared */
export function filtered({ fields }: Binding, filter = ''): SQL | undefined {
  if (!filter.trim()) return undefined
  if (filter.length > longestFilter) throw unfitParameter('filter', `at most ${longestFilter} characters`)
  try {
    const context = { today: today(timeZone), timeZone }
    return asSql(conditionToSql(parseCondition(filter), (name) => fields.get(name)?.compared, context))
  } catch (error) {
    if (error instanceof ConditionError)
      throw unfitParameter('filter', error.message, { position: error.position })
    throw error
  }
}
