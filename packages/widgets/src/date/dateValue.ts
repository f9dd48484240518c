import { type DateAndTime, formatDate, parseDateTime, today } from '@ebkit/rules/dates'
import { limitsOf, problemOfDay, type RangeProblem } from '../calendar/limits'
import type { DateSettings } from './settings'

/** Parses a typed date, or one without a year as a day of this year. */
export function readTyped(text: string, { timeZone }: DateSettings): DateAndTime | undefined {
  return parseDateTime(text, today(timeZone))
}

/** Formats dates by the settings; a format that could not be parsed is not used. */
export function writeDate({ date, time }: DateAndTime, { format, time: hasTime }: DateSettings): string {
  const wanted = format && formatDate(date, time, format)
  if (wanted && parseDateTime(wanted)?.date === date) return wanted
  return formatDate(date, time, hasTime ? 'YYYY-MM-DD HH:mm:00' : 'YYYY-MM-DD')
}

/** Whether a format is usable: its texts must be parseable. */
export function isDateFormat(format: unknown): boolean {
  const date = '2026-12-24'
  return typeof format === 'string' && parseDateTime(formatDate(date, '00:00', format))?.date === date
}

/** Formats a value; empty for none. */
export function textOfDate(value: string, settings: DateSettings): string {
  const parsed = parseDateTime(value)
  return parsed ? writeDate(parsed, settings) : ''
}

/** Parses a text of the page; undefined if it is not a date. */
export function acceptedDateText(text: string): string | undefined {
  return !text.trim() ? '' : parseDateTime(text) && text
}

/** Why a value is not allowed; undefined if it is, or if it is empty. */
export function problemOfValue(value: string, settings: DateSettings): RangeProblem | undefined {
  const date = parseDateTime(value)?.date
  return date ? problemOfDay(date, '', limitsOf(settings)) : undefined
}
