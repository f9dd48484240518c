import type { Metric } from '@ebkit/domain'
import type { FigurePeriod } from '@ebkit/protocol/calls/reports'
import { addMonths } from '@ebkit/rules/dates'
import type { Asked, FigureQuery } from './FigureQuery'
import { type Comparison, lengthOf, periodBefore } from './periods'

/** The days that a figure covers, and those that it is compared with. Without `now`: all time. */
export interface Window {
  readonly now?: FigurePeriod
  readonly before?: FigurePeriod
  readonly comparison?: Comparison
  /** The last minute of `before`, if its last day is compared only up to a time: `2026-11-19 14:05`. */
  readonly beforeUntil?: string
}

function compared(now: FigurePeriod, comparison: Comparison | undefined): Window {
  return comparison ? { now, before: periodBefore(now, comparison), comparison } : { now }
}

/** The current month up to today, compared with the same days of the previous month. */
function thisMonth(today: string, comparison: Comparison | undefined): Window {
  const now = { from: `${today.slice(0, 8)}01`, until: today }
  if (comparison !== 'previous') return compared(now, comparison)
  return { now, before: { from: addMonths(now.from, -1), until: addMonths(today, -1) }, comparison }
}

/** Today, compared with yesterday, either all of it or up to the same time. */
function thisDay(
  { comparedWith }: FigureQuery,
  { today, time }: Asked,
  comparison: Comparison | undefined,
): Window {
  const window = compared({ from: today, until: today }, comparison)
  const isOfThisTime = comparedWith === 'yesterday same time' && window.before
  return isOfThisTime ? { ...window, beforeUntil: `${window.before.until} ${time}` } : window
}

/** The window of a figure; without a metric, that of its set. */
export function windowOf(query: FigureQuery, asked: Asked, metric?: Metric): Window {
  if (!query.time) return {}
  const { period, today } = asked
  const own = query.comparedWith || (metric?.compare && !asked.compare)
  const compare = own ? 'previous' : asked.compare
  const range = metric?.period ?? query.range
  if (range === 'today') return thisDay(query, asked, compare)
  if (range === 'month') return thisMonth(today, compare)
  return range === 'all' || !period ? {} : compared(period, compare)
}

/** The interval that moves a day of the previous period into the current one, in PostgreSQL's syntax. */
export const shiftOf = ({ now, comparison }: Window): string | undefined =>
  now && comparison && (comparison === 'year' ? '1 year' : `${lengthOf(now)} days`)

/** A condition for the rows of a period. */
export const inPeriod = (time: string, { from, until }: FigurePeriod): string =>
  `${time}>=${from}&${time}<=${until}`
