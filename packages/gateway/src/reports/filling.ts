import type { FigurePeriod } from '@ebkit/protocol/calls/reports'
import { addDays, addMonths, startOfWeek } from '@ebkit/rules/dates'
import type { Unit } from './dimensions'

function every(first: string, last: string, next: (day: string) => string): string[] {
  const found: string[] = []
  for (let day = first; day <= last; day = next(day)) found.push(day)
  return found
}

const numbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

/**
 * All groups of a unit of time, including those without rows; undefined if they are unlimited.
 *
 * @param period that they are in, if they go on from day to day
 */
export function allKeys(
  unit: Unit | undefined,
  period: FigurePeriod | undefined,
): readonly (string | number)[] | undefined {
  if (unit === 'hour') return numbers(0, 23)
  if (unit === 'weekday') return numbers(1, 7)
  if (!period) return undefined
  const { from, until } = period
  if (unit === 'day') return every(from, until, (day) => addDays(day, 1))
  if (unit === 'week') return every(startOfWeek(from), until, (day) => addDays(day, 7))
  if (unit !== 'month') return undefined
  const months = every(`${from.slice(0, 8)}01`, until, (day) => addMonths(day, 1))
  return months.map((day) => day.slice(0, 7))
}
