import type { Holiday } from './schedule'

/** What a day is beside its day of the week. */
export interface HolidayMark {
  /** A day off, or a weekend day that is worked in return. */
  kind: 'holiday' | 'workday'
  /** Name of the holiday it belongs to. */
  name: Holiday['name']
}

/**
 * What a schedule says about a day; undefined for an ordinary one. Later entries win, so that a page can append to
 * ours what changed.
 *
 * @param day `YYYY-MM-DD`: such texts are in order as they are
 */
export function holidayOf(day: string, schedule: readonly Holiday[]): HolidayMark | undefined {
  let found: HolidayMark | undefined
  for (const { name, start, end, workdays } of schedule) {
    if (workdays?.includes(day)) found = { kind: 'workday', name }
    else if (start <= day && day <= end) found = { kind: 'holiday', name }
  }
  return found
}
