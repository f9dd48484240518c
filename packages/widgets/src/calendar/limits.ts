import { addDays, dayFormat, daysBetween, parseDateTime, today } from '@ebkit/rules/dates'
import type { DateRangeSettings } from './dateRangeSettings'

/** Why a range or a day cannot be chosen: the key of a text and its parameters. */
export type RangeProblem = {
  code:
    | 'unreadable'
    | 'incomplete'
    | 'tooEarly'
    | 'tooLate'
    | 'closed'
    | 'closedFor'
    | 'tooShort'
    | 'tooLong'
    | 'tooFewNights'
    | 'tooManyNights'
  /** The limit or the closed day. */
  date?: string
  /** Days or nights. */
  count?: number
  /** Why it is closed. */
  reason?: string
}

interface Closed {
  start: string
  end: string
  reason?: string | undefined
}

/** The settings, parsed for comparison. */
export interface Limits {
  min: string | undefined
  max: string | undefined
  closed: readonly Closed[]
  nights: boolean | undefined
  fewest: number
  most: number
}

/** Whether a setting is a date, `today`, or empty for none. */
export const isDayOrToday = (text: unknown): boolean =>
  text === '' || text === 'today' || (typeof text === 'string' && !!parseDateTime(text))

/** Whether a setting is the name of a time zone, or empty for the device's. */
export const isTimeZone = (text: unknown): boolean =>
  text === '' || (typeof text === 'string' && !!dayFormat(text))

/** Reads the settings; invalid dates are ignored. */
export function limitsOf(settings: DateRangeSettings): Limits {
  const { min, max, minDays, maxDays, nights, minNights, maxNights, closed, timeZone } = settings
  const date = (text: unknown) =>
    text === 'today' ? today(timeZone) : (typeof text === 'string' && parseDateTime(text)?.date) || undefined
  const closedDays = (closed ?? []).flatMap((one) => {
    const { start, end, reason } = Object(typeof one === 'string' ? { start: one } : one)
    const first = date(start)
    return first ? [{ start: first, end: date(end) ?? first, reason }] : []
  })
  return {
    min: date(min),
    max: date(max),
    closed: closedDays,
    nights,
    fewest: (nights ? minNights : minDays) || 1,
    most: (nights ? maxNights : maxDays) || Number.POSITIVE_INFINITY,
  }
}

/** Days of a range, or its nights. */
export const lengthOf = (start: string, end: string, nights?: boolean) =>
  daysBetween(start, end) + (nights ? 0 : 1)

/** Why a date can be neither start nor end; closed days are checked for the range. */
export function problemOfDate(date: string, { min, max }: Limits): RangeProblem | undefined {
  if (min && date < min) return { code: 'tooEarly', date: min }
  return max && date > max ? { code: 'tooLate', date: max } : undefined
}

const firstOf = (stretches: readonly Closed[]) =>
  stretches.reduce<Closed | undefined>(
    (first, one) => (first && first.start <= one.start ? first : one),
    undefined,
  )

/** The first closed period that overlaps these days. */
function problemOfClosed(start: string, end: string, { closed }: Limits): RangeProblem | undefined {
  const found = firstOf(closed.filter((one) => one.start <= end && one.end >= start))
  if (!found) return undefined
  const date = found.start < start ? start : found.start
  return { code: found.reason ? 'closedFor' : 'closed', date, ...(found.reason && { reason: found.reason }) }
}

/** Why a range is too short or too long. @spec W-DATE-4 W-DATE-6 W-DATE-7 */
export function problemOfLength(start: string, end: string, limits: Limits): RangeProblem | undefined {
  const { nights, fewest, most } = limits
  const length = lengthOf(start, end, nights)
  if (length > most) return { code: nights ? 'tooManyNights' : 'tooLong', count: most }
  return length < fewest ? { code: nights ? 'tooFewNights' : 'tooShort', count: fewest } : undefined
}

/** Why a range, in order, is not allowed; undefined if it is. */
export function problemOfRange(start: string, end: string, limits: Limits): RangeProblem | undefined {
  return (
    problemOfDate(start, limits) ??
    problemOfDate(end, limits) ??
    problemOfClosed(start, limits.nights && start < end ? addDays(end, -1) : end, limits) ??
    problemOfLength(start, end, limits)
  )
}

/**
 * The last possible end of a range from this start before the next closed day; undefined if there is none, or no
 * closed day follows.
 */
export function lastEndOf(start: string, limits: Limits): string | undefined {
  const next = firstOf(limits.closed.filter((one) => one.end >= start))
  if (!next || next.start <= start) return undefined
  const end = limits.nights ? next.start : addDays(next.start, -1)
  return problemOfRange(start, end, limits) ? undefined : end
}

/** Whether a problem is about closed days. */
export const isClosedProblem = (problem: RangeProblem | undefined) =>
  problem?.code === 'closed' || problem?.code === 'closedFor'

/**
 * Why a day cannot be pressed. A range that is too short or too long can be chosen: it is then cleared with the
 * reason.
 * @param start the other end, while the second one is being chosen
 */
export function problemOfDay(day: string, start: string, limits: Limits): RangeProblem | undefined {
  const [first, last] = !start ? [day, day] : start < day ? [start, day] : [day, start]
  const isStay = limits.nights && first < last
  return problemOfDate(day, limits) ?? problemOfClosed(first, isStay ? addDays(last, -1) : last, limits)
}
