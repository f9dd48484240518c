import type { CalendarDates } from './calendarProps'

/** The part of a key event that matters here. */
export interface CalendarKey {
  key: string
  shiftKey: boolean
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

/**
 * The day that a key moves to (ARIA APG, date grid); undefined for other keys.
 *
 * @param column of the day in its week, 0 to 6
 * @param isRightToLeft the left arrow moves to the next day
 */
export function dayOfKey(
  { addDays, addMonths }: CalendarDates,
  { key, shiftKey, altKey, ctrlKey, metaKey }: CalendarKey,
  day: string,
  column: number,
  isRightToLeft: boolean,
): string | undefined {
  if (altKey || ctrlKey || metaKey) return
  const months = { PageUp: -1, PageDown: 1 }[key]
  if (months) return addMonths(day, shiftKey ? months * 12 : months)
  const forward = isRightToLeft ? -1 : 1
  const days = {
    ArrowLeft: -forward,
    ArrowRight: forward,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -column,
    End: 6 - column,
  }[key]
  return days === undefined || shiftKey ? undefined : addDays(day, days)
}
