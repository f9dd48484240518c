import type { CalendarDates } from './calendarProps'

/** Months from the one of a date to that of another. */
export function monthsBetween(one: string, other: string): number {
  const index = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
  return index(other) - index(one)
}

/**
 * A date of the first month to show: of the one that is shown, unless the day would be out of view.
 *
 * @param count months that are shown
 */
export function shownMonth({ addMonths }: CalendarDates, first: string, day: string, count: number): string {
  const place = monthsBetween(first, day)
  if (place < 0) return day
  return place < count ? first : addMonths(day, 1 - count)
}
