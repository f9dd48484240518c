import type { Row } from '@ebkit/core/services/rows'
import type { Mark } from '@ebkit/domain'
import { evaluateCondition, parseCondition } from '@ebkit/rules/conditions'
import { hours, timeUntil } from './remainingTime'

const asText = (value: unknown): string | undefined =>
  value === null || value === undefined || typeof value === 'object' ? undefined : String(value)

/** The mark of a value in a row: the first that applies. A comparison with an empty field does not apply. */
export function markOf(marks: readonly Mark[], row: Row, now = Date.now()): Mark | undefined {
  const params = Object.fromEntries(Object.entries(row).map(([name, value]) => [name, asText(value)]))
  return marks.find((mark) => {
    const condition = mark.when === undefined ? [] : parseCondition(mark.when)
    const isKnown = condition.every(({ operands }) =>
      operands.every((operand) => operand.kind !== 'param' || params[operand.name] !== undefined),
    )
    return isKnown && evaluateCondition(condition, row, { params }) && isNear(mark, row, now)
  })
}

function isNear({ field, withinHours }: Mark, row: Row, now: number): boolean {
  if (withinHours === undefined) return true
  const left = timeUntil(row[field], now)
  return left !== undefined && left < hours(withinHours)
}
