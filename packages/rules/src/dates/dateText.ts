import { utcDate } from './dayjsDates'
import { isDate, timeOf } from './days'

/** A date, and a time of that day where the text has one. */
export interface DateAndTime {
  /** `YYYY-MM-DD` */
  date: string
  /** `HH:mm`, empty where the text says none. */
  time: string
}

/** Characters that a date may have, spaces among them: a longer text is none, and would take long to read. */
const longest = 60

/**
 * Reads a date as people type it: `2026-11-20`, `2026/1/5`, `2026.11.20`, `2026年11月20日`, `20261120`, also in full-width
 * signs, with a time behind it or not. Undefined for anything else, and for days that are not in the calendar.
 *
 * @param today takes `11-20` and `11月20日` for days of its year; without it they say nothing
 */
export function parseDateTime(text: string, today?: string): DateAndTime | undefined {
  if (text.length > longest) return
  const [, typed = '', typedTime] =
    /^(.*?)(?:(?:\s+|T)(\d\d?:\d\d?(?::\d\d?)?))?$/.exec(text.normalize('NFKC').trim()) ?? []
  const parts =
    /^(\d{4})(\d\d)(\d\d)$/.exec(typed) ??
    /^(?:(\d{4})\s*[-/.。年\s]\s*)?(\d\d?)\s*[-/.。月\s]\s*(\d\d?)\s*日?$/.exec(typed)
  if (!parts) return
  const [, year = today?.slice(0, 4), month = '', day = ''] = parts
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = typedTime ? parseTime(typedTime) : ''
  return isDate(date) && time !== undefined ? { date, time } : undefined
}

/**
 * Reads a time of day as people type it: `9:05`, `09:05:00`, `0905`, `９：０５`. Hours 0 to 23, minutes 0 to 59.
 *
 * @returns `HH:mm`; seconds are not kept; undefined for anything else
 * @spec W-DATE-11
 */
export function parseTime(text: string): string | undefined {
  const typed = text.normalize('NFKC').trim()
  const [, hours, minutes, seconds = 0] =
    /^(\d\d)(\d\d)$/.exec(typed) ?? /^(\d\d?):(\d\d?)(?::(\d\d?))?$/.exec(typed) ?? []
  if (!hours || !minutes || +hours > 23 || +minutes > 59 || +seconds > 59) return
  return `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`
}

/**
 * Writes a date, and a time, in a format: `YYYY`, `MM`, `DD`, `HH` and `mm` stand for their parts, everything else for
 * itself, such as the seconds of `YYYY-MM-DD HH:mm:00` and `YYYY-MM-DD HH:mm:59`.
 *
 * @param time `HH:mm`; default midnight
 * @spec W-DATE-9
 */
export function formatDate(date: string, time = '', format = 'YYYY-MM-DD'): string {
  const [hours = 0, minutes = 0] = (time || '00:00').split(':').map(Number)
  const moment = utcDate(timeOf(date)).hour(hours).minute(minutes)
  // Part by part: Day.js would read more of the text than these, such as the D of `Day`.
  return format.replace(/YYYY|MM|DD|HH|mm/g, (part) => moment.format(part))
}
