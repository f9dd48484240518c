import { dateOf, utcDate } from './dayjsDates'
import { utcMidnight } from './days'

/**
 * Adds months to a date; a negative `count` subtracts. Keeps the day, or takes the last day of a shorter month. Stops
 * at the first and last month of the years 0001 to 9999.
 */
export function addMonths(date: string, count: number): string {
  const [year = 0, month = 0] = date.split('-').map(Number)
  const before = (year - 1) * 12 + month - 1
  const after = 9999 * 12 - 1 - before
  return dateOf(utcDate(utcMidnight(date)).add(Math.min(after, Math.max(-before, count)), 'month'))
}

/** The number of days in the date's month. */
export function daysInMonth(date: string): number {
  // Day.js reads the years 1 to 99 as 1901 to 1999, whose months are equally long.
  return utcDate(utcMidnight(startOfMonth(date))).daysInMonth()
}

/** The first day of the month of a date. */
export function startOfMonth(date: string): string {
  return `${date.slice(0, 7)}-01`
}

/** The last day of the month of a date. */
export function endOfMonth(date: string): string {
  return `${date.slice(0, 7)}-${daysInMonth(date)}`
}

/**
 * The date's month as calendar rows: weeks of seven days, with `''` for days of other months.
 *
 * @param weekStart first day of the week, 0 Sunday to 6 Saturday; default Monday
 */
export function monthGrid(date: string, weekStart = 1): string[][] {
  const first = startOfMonth(date)
  // One Day.js object for the month: one per cell would take longer than everything else.
  const start = utcDate(utcMidnight(first))
  const before = (((start.day() - weekStart) % 7) + 7) % 7
  const length = start.daysInMonth()
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const index = week * 7 + column - before
      return index < 0 || index >= length ? '' : first.slice(0, 8) + String(index + 1).padStart(2, '0')
    }),
  )
}
