import { weekday } from './days'

/**
 * The date so many months later, or earlier where `count` is negative: the same day, or the last one of a month that
 * is shorter. Ends in the first and the last month of the years 0001 to 9999.
 */
export function addMonths(date: string, count: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const index = Math.min(9999 * 12 + 11, Math.max(12, year * 12 + month - 1 + count))
  const start = `${digits(Math.floor(index / 12), 4)}-${digits((index % 12) + 1, 2)}-`
  return start + digits(Math.min(day, daysInMonth(start)), 2)
}

/** How many days the month of a date has. */
export function daysInMonth(date: string): number {
  const [year, month] = date.split('-').map(Number) as [number, number]
  if (month === 2) return year % 4 || (year % 100 === 0 && year % 400) ? 28 : 29
  return 30 + ((month + (month >> 3)) % 2)
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
  const before = (((weekday(first) - weekStart) % 7) + 7) % 7
  const length = daysInMonth(date)
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const index = week * 7 + column - before
      return index < 0 || index >= length ? '' : first.slice(0, 8) + digits(index + 1, 2)
    }),
  )
}

const digits = (number: number, length: number) => String(number).padStart(length, '0')
