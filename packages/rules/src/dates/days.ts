import { dateOf, utcDate } from './dayjsDates'

/** The first supported date: `0001-01-01`. */
export const firstDate = '0001-01-01'
/** The last supported date: `9999-12-31`. */
export const lastDate = '9999-12-31'

const dayLength = 86_400_000
// `utcMidnight` of the first and last date.
const firstTime = -62_135_596_800_000
const lastTime = 253_402_214_400_000

/**
 * Milliseconds at midnight in UTC, where every day has 24 hours. Computed from numbers: how `Date` parses a text
 * depends on the machine's time zone.
 */
export function utcMidnight(date: string): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  // Set separately: `Date.UTC` reads 1 to 99 as 1901 to 1999.
  return new Date(0).setUTCFullYear(year, month - 1, day)
}

/** Whether a text is a date that is in the calendar, as `YYYY-MM-DD`, of the years 0001 to 9999. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < firstDate) return false
  const [, month, day] = text.split('-').map(Number)
  // 30 February would be 2 March.
  const found = new Date(utcMidnight(text))
  return found.getUTCMonth() + 1 === month && found.getUTCDate() === day
}

/**
 * Adds days to a date; a negative `count` subtracts. Stops at `firstDate` and `lastDate`.
 *
 * @param date as `isDate` accepts it, like every date in this folder
 * @example
 * ```ts
 * import { addDays, daysBetween } from '@ebkit/rules/dates'
 *
 * const arrival = '2026-02-27'
 * const departure = addDays(arrival, 3)
 * departure // '2026-03-02'
 * daysBetween(arrival, departure) // 3
 * ```
 */
export function addDays(date: string, count: number): string {
  const time = utcMidnight(date)
  const days = Math.floor(count)
  if (time + days * dayLength <= firstTime) return firstDate
  if (time + days * dayLength >= lastTime) return lastDate
  return dateOf(utcDate(time).add(days, 'day'))
}

/** Days from one date to another; negative when the other is earlier, 0 for the same. */
export function daysBetween(start: string, end: string): number {
  return utcDate(utcMidnight(end)).diff(utcDate(utcMidnight(start)), 'day')
}

/** The day of the week: 0 Sunday to 6 Saturday. */
export function weekday(date: string): number {
  return utcDate(utcMidnight(date)).day()
}

/**
 * The first day of the date's week.
 *
 * @param weekStart first day of the week, 0 Sunday to 6 Saturday; default Monday
 */
export function startOfWeek(date: string, weekStart = 1): string {
  return addDays(date, -((weekday(date) - weekStart + 7) % 7))
}

/** Compares two dates, for `sort`: less than 0, 0 or more. `<` compares the texts alike. */
export function compareDates(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

/** The date, limited to `min` and `max`. A missing or empty limit does not apply. */
export function clampDate(date: string, min?: string, max?: string): string {
  if (max && date > max) return max
  return min && date < min ? min : date
}
