import { addDays } from '../dates/days'
import { daysInMonth } from '../dates/months'
import { today } from '../dates/today'
import type { ConditionContext, Operand } from './Condition'

/** The values of a comparison after parameters and days are filled in. */
export interface Resolved {
  /** Values that a field can have; a value that cannot be stored never matches. */
  readonly texts: readonly string[]
  /** Months and days as `MM-DD`, of any year. */
  readonly monthDays: readonly string[]
  readonly hasAny: boolean
  readonly hasNone: boolean
}

/** Undefined if the parameter is missing: then the comparison is true. */
export function resolveOperands(
  operands: readonly Operand[],
  { params = {}, today: day }: ConditionContext,
): Resolved | undefined {
  const texts: string[] = []
  const monthDays: string[] = []
  const dayAfter = (days: number) => addDays(day ?? today(), days)
  for (const operand of operands) {
    if (operand.kind === 'text') texts.push(operand.text)
    else if (operand.kind === 'day') texts.push(dayAfter(operand.days))
    else if (operand.kind === 'anniversary') monthDays.push(...monthDaysOf(dayAfter(operand.days)))
    else if (operand.kind === 'param') {
      const param = Object.hasOwn(params, operand.name) ? params[operand.name] : undefined
      if (!param) return
      texts.push(param)
    }
  }
  return {
    texts: texts.filter((text) => !/\0|\p{Surrogate}/u.test(text)),
    monthDays,
    hasAny: operands.some(({ kind }) => kind === 'any'),
    hasNone: operands.some(({ kind }) => kind === 'none'),
  }
}

/** People born on February 29 have their birthday on the 28th in other years. */
function monthDaysOf(date: string): string[] {
  const monthDay = date.slice(5)
  return monthDay === '02-28' && daysInMonth(date) === 28 ? [monthDay, '02-29'] : [monthDay]
}
