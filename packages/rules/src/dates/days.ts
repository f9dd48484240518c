import { dateOf, utcDate } from './dayjsDates'

/** The first date that can be said: `0001-01-01`. */
export const firstDate = '0001-01-01'
/** The last date that can be said: `9999-12-31`. */
export const lastDate = '9999-12-31'

const dayLength = 86_400_000
// `timeOf` of the two.
const firstTime = -62_135_596_800_000
const lastTime = 253_402_214_400_000

/**
 * Milliseconds of a date at midnight in UTC, where every day has 24 hours. Numbers, never a text for `Date` to read:
 * what it makes of one depends on where the machine stands.
 */
export function timeOf(date: string): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  // The year by itself: `Date.UTC` takes 1 to 99 for 1901 to 1999.
  return new Date(0).setUTCFullYear(year, month - 1, day)
}

/** Whether a text is a date that is in the calendar, as `YYYY-MM-DD`, of the years 0001 to 9999. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < firstDate) return false
  const [, month, day] = text.split('-').map(Number)
  // 30 February would be 2 March.
  const found = new Date(timeOf(text))
  return found.getUTCMonth() + 1 === month && found.getUTCDate() === day
}

/**
 * The date so many days later, or earlier where `count` is negative. Ends at `firstDate` and `lastDate`.
 *
 * @param date as `isDate` accepts it; so everywhere in this folder
 */
export function addDays(date: string, count: number): string {
  const time = timeOf(date)
  const days = Math.floor(count)
  if (time + days * dayLength <= firstTime) return firstDate
  if (time + days * dayLength >= lastTime) return lastDate
  return dateOf(utcDate(time).add(days, 'day'))
}

/** Days from one date to another; negative when the other is earlier, 0 for the same. */
export function daysBetween(start: string, end: string): number {
  return utcDate(timeOf(end)).diff(utcDate(timeOf(start)), 'day')
}

/** Which day of the week a date is: 0 Sunday to 6 Saturday. */
export function weekday(date: string): number {
  return utcDate(timeOf(date)).day()
}

/**
 * The first day of the week that a date is in.
 *
 * @param weekStart the day that weeks begin with, 0 Sunday to 6 Saturday; default Monday
 */
export function startOfWeek(date: string, weekStart = 1): string {
  return addDays(date, -((weekday(date) - weekStart + 7) % 7))
}

/** Less than 0, 0 or more, as one date is before, equal to or after another: for `sort`. Texts can be compared by `<`. */
export function compareDates(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

/** The date itself, or the limit that it is beyond. A limit may be missing or empty. */
export function clampDate(date: string, min?: string, max?: string): string {
  if (max && date > max) return max
  return min && date < min ? min : date
}
