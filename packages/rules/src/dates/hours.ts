import { addDays } from './days'

/** Hours of a day, both ends included. They end on the next day if the end is before the start: 22:00 to 02:00. */
export interface Hours {
  /** A time of day: `22:00`. */
  readonly start: string
  /** A time of day: `02:00`. */
  readonly end: string
}

const isOverMidnight = ({ start, end }: Hours) => end < start

/** Whether a time of day, `23:30`, is within hours. */
export function isWithinHours(time: string, hours: Hours): boolean {
  const [isStarted, isNotOver] = [time >= hours.start, time <= hours.end]
  return isOverMidnight(hours) ? isStarted || isNotOver : isStarted && isNotOver
}

/**
 * The day on which the hours began that a moment is within: after midnight the day before. Rules that name weekdays or
 * days besides hours mean this day.
 *
 * @returns undefined outside of the hours
 * @example
 * ```ts
 * import { dayOfHours } from '@ebkit/rules/dates'
 *
 * const evening = { start: '22:00', end: '02:00' }
 * dayOfHours('2026-02-28', '23:30', evening) // '2026-02-28'
 * dayOfHours('2026-03-01', '00:30', evening) // '2026-02-28'
 * dayOfHours('2026-03-01', '12:00', evening) // undefined
 * ```
 */
export function dayOfHours(day: string, time: string, hours: Hours): string | undefined {
  if (!isWithinHours(time, hours)) return undefined
  return isOverMidnight(hours) && time < hours.start ? addDays(day, -1) : day
}

/** When the hours end that begin on a day: `2026-03-01 02:00`. */
export const endOfHours = (day: string, hours: Hours): string =>
  `${isOverMidnight(hours) ? addDays(day, 1) : day} ${hours.end}`
