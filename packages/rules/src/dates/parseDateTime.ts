import { isDate } from './days'

/** A date, and the time of day if the text has one. */
export interface DateAndTime {
  /** `YYYY-MM-DD` */
  date: string
  /** `HH:mm`, empty if the text has no time. */
  time: string
}

/**
 * Longest text that is read, in characters with spaces. Longer texts are refused because they would take long to parse.
 */
const longest = 60

/**
 * Reads a date as people type it: `2026-11-20`, `2026/1/5`, `2026.11.20`, `2026年11月20日`, `20261120`, also in full-width
 * characters, with or without a time. Undefined for anything else, and for days that do not exist.
 *
 * @param today supplies the year for `11-20` and `11月20日`; without it they are undefined
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
 * @returns `HH:mm` without seconds; undefined for anything else
 * @spec W-DATE-11
 */
export function parseTime(text: string): string | undefined {
  const typed = text.normalize('NFKC').trim()
  const [, hours, minutes, seconds = 0] =
    /^(\d\d)(\d\d)$/.exec(typed) ?? /^(\d\d?):(\d\d?)(?::(\d\d?))?$/.exec(typed) ?? []
  if (!hours || !minutes || +hours > 23 || +minutes > 59 || +seconds > 59) return
  return `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`
}
