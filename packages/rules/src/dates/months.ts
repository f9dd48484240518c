import { dateOf, utcDate } from './dayjsDates'
import { timeOf } from './days'

/**
 * The date so many months later, or earlier where `count` is negative: the same day, or the last one of a month that
 * is shorter. Ends in the first and the last month of the years 0001 to 9999.
 */
export function addMonths(date: string, count: number): string {
  const [year = 0, month = 0] = date.split('-').map(Number)
  const before = (year - 1) * 12 + month - 1
  const after = 9999 * 12 - 1 - before
  return dateOf(utcDate(timeOf(date)).add(Math.min(after, Math.max(-before, count)), 'month'))
}

/** How many days the month of a date has. */
export function daysInMonth(date: string): number {
  // Day.js looks at 1901 to 1999 for the years 1 to 99: their months are as long.
  return utcDate(timeOf(startOfMonth(date))).daysInMonth()
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
 * The month of a date as a calendar draws it: weeks of seven, with `''` for days of the months beside it.
 *
 * @param weekStart the day that weeks begin with, 0 Sunday to 6 Saturday; default Monday
 */
export function monthGrid(date: string, weekStart = 1): string[][] {
  const first = startOfMonth(date)
  // One object for the month: one for each cell would take longer than all the rest.
  const start = utcDate(timeOf(first))
  const before = (((start.day() - weekStart) % 7) + 7) % 7
  const length = start.daysInMonth()
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const index = week * 7 + column - before
      return index < 0 || index >= length ? '' : first.slice(0, 8) + String(index + 1).padStart(2, '0')
    }),
  )
}
