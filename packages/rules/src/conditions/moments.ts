import { isDate } from '../dates/days'

/**
 * Whether a text is a date, with or without a time: `2026-11-20`, `2026-11-20 09:05`, `2026-11-20 09:05:00`. Two such
 * texts are compared to the precision of the condition's: 09:05 on a day equals that day.
 */
export function isMoment(text: string): boolean {
  return /^\d{4}-\d\d-\d\d( ([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?)?$/.test(text) && isDate(text.slice(0, 10))
}

/** The moment to the second: a date begins at midnight. */
export function momentStart(moment: string): string {
  return moment + ' 00:00:00'.slice(moment.length - 10)
}
