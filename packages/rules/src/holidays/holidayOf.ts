import type { Holiday } from './schedule'

/** The holiday entry of a day. */
export interface HolidayMark {
  /** A day off, or a weekend day worked in return. */
  kind: 'holiday' | 'workday'
  /** Name of the holiday it belongs to. */
  name: Holiday['name']
}

/**
 * The entry of a day in a schedule; undefined for an ordinary day. Later entries win, so that a page can append
 * corrections.
 *
 * @param day `YYYY-MM-DD`, so that texts compare as dates
 * @example
 * ```ts
 * import { holidayOf, holidaySchedule } from '@ebkit/rules/holidays'
 *
 * const own = { name: '店庆', start: '2026-06-08', end: '2026-06-08' }
 * holidayOf('2026-06-08', [...holidaySchedule, own]) // { kind: 'holiday', name: '店庆' }
 * holidayOf('2026-06-09', [own]) // undefined
 * ```
 */
export function holidayOf(day: string, schedule: readonly Holiday[]): HolidayMark | undefined {
  let found: HolidayMark | undefined
  for (const { name, start, end, workdays } of schedule) {
    if (workdays?.includes(day)) found = { kind: 'workday', name }
    else if (start <= day && day <= end) found = { kind: 'holiday', name }
  }
  return found
}
