import { isEmptyValue } from '../fields/isEmptyValue'
import { valueAt } from '../fields/valueAt'
import type { Comparison, Condition, ConditionContext, Operator } from './Condition'
import { compareTexts } from './compareTexts'
import { isMoment, momentStart } from './moments'
import { plainNumber } from './numbers'
import { type Resolved, resolveOperands } from './resolveOperands'

/**
 * Evaluates a condition for a record.
 *
 * - `=` and `!=` compare texts: 7 is `7`, `true` is `true`. For a list, one entry must match; `!=` is exactly the
 * opposite of `=`.
 * - `< <= > >=` compare numbers by size, dates by time, texts by code points. They are false for a missing value.
 * - A date with a time is compared with a date by its day: 09:05 on a day is `=` and `<=` that day.
 *
 * @param values the record; names with dots read nested records
 * @example
 * ```ts
 * import { evaluateCondition, parseCondition } from '@ebkit/rules/conditions'
 *
 * const open = parseCondition('status=NEW|OPEN&amount>=10000')
 * evaluateCondition(open, { status: 'OPEN', amount: 12800 }) // true
 * evaluateCondition(open, { status: 'DONE', amount: 12800 }) // false
 * ```
 */
export function evaluateCondition(
  condition: Condition,
  values: Readonly<Record<string, unknown>>,
  context: ConditionContext = {},
): boolean {
  return condition.every((comparison) => holds(comparison, valueAt(values, comparison.field), context))
}

function holds({ operator, operands }: Comparison, value: unknown, context: ConditionContext): boolean {
  const resolved = resolveOperands(operands, context)
  if (!resolved) return true
  if (operator === '=') return isOneOf(value, resolved)
  if (operator === '!=') return !isOneOf(value, resolved)
  return resolved.texts.some((text) => isOrdered(operator, compareWith(value, text)))
}

function isOneOf(value: unknown, { texts, monthDays, hasAny, hasNone }: Resolved): boolean {
  if (isEmptyValue(value)) return hasNone
  if (hasAny) return true
  if (Array.isArray(value)) return value.some((entry) => texts.includes(textOf(entry) ?? ''))
  const own = textOf(value)
  if (own === undefined) return false
  if (texts.includes(own)) return true
  if (!isMoment(own)) return false
  const start = momentStart(own)
  return (
    monthDays.includes(own.slice(5, 10)) || texts.some((text) => isMoment(text) && start.startsWith(text))
  )
}

/** Less than 0, 0 or more; undefined where the two cannot be compared. */
function compareWith(value: unknown, text: string): number | undefined {
  if (typeof value === 'number') {
    const number = plainNumber(text)
    return number === undefined ? undefined : value - number
  }
  if (typeof value !== 'string' || !value) return
  if (!isMoment(value)) return compareTexts(value, text)
  return isMoment(text) ? compareTexts(momentStart(value).slice(0, text.length), text) : undefined
}

function isOrdered(operator: Operator, difference: number | undefined): boolean {
  if (difference === undefined) return false
  if (difference === 0) return operator.length === 2
  return operator[0] === (difference < 0 ? '<' : '>')
}

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined
