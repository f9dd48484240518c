import { type FigurePeriod, longestReportPeriod } from '@ebkit/protocol/calls/reports'
import { addDays, daysBetween, isDate } from '@ebkit/rules/dates'
import { unfitParameter } from '../resources/unfitParameter'

/** Length of the default period in days, including today. */
const usualDays = 30

/** The period that figures are compared with. */
export type Comparison = 'previous' | 'year'

export const lengthOf = ({ from, until }: FigurePeriod): number => daysBetween(from, until) + 1

/** The period parameters of a request. */
export interface AskedPeriod {
  readonly from?: string | undefined
  readonly until?: string | undefined
  readonly period?: 'all' | undefined
}

/** The period that a request asks for; undefined: all time. @throws 400 */
export function periodOf({ from, until, period }: AskedPeriod, today: string): FigurePeriod | undefined {
  if (period === 'all') return undefined
  if (from === undefined && until === undefined) return { from: addDays(today, 1 - usualDays), until: today }
  for (const [name, day] of Object.entries({ from, until }))
    if (day === undefined || !isDate(day)) throw unfitParameter(name, 'a day such as 2026-11-20')
  const asked = { from, until } as FigurePeriod
  if (asked.until < asked.from) throw unfitParameter('until', `not before ${from}`)
  if (lengthOf(asked) > longestReportPeriod)
    throw unfitParameter('until', `at most ${longestReportPeriod} days from ${from}`)
  return asked
}

/** The same day in another year; 28 February instead of 29 where there is none. */
function inYear(day: string, years: number): string {
  const moved = String(Number(day.slice(0, 4)) + years).padStart(4, '0') + day.slice(4)
  return isDate(moved) ? moved : addDays(`${moved.slice(0, 8)}01`, 27)
}

/** The period that a period is compared with. */
export function periodBefore({ from, until }: FigurePeriod, comparison: Comparison): FigurePeriod {
  if (comparison === 'year') return { from: inYear(from, -1), until: inYear(until, -1) }
  const days = lengthOf({ from, until })
  return { from: addDays(from, -days), until: addDays(until, -days) }
}
