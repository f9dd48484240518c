import type { CalendarDates } from './calendarProps'

/** Number of months from one date's month to another's. */
export function monthsBetween(one: string, other: string): number {
  const index = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
  return index(other) - index(one)
}

/**
 * A date of the first month to show: the current one, unless the day would be out of view.
 *
 * @param count number of visible months
 */
export function shownMonth({ addMonths }: CalendarDates, first: string, day: string, count: number): string {
  const place = monthsBetween(first, day)
  if (place < 0) return day
  return place < count ? first : addMonths(day, 1 - count)
}
