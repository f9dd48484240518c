import { type DateAndTime, formatDate, parseDateTime, today } from '@ebkit/rules/dates'
import { limitsOf, problemOfDay, type RangeProblem } from '../calendar/limits'
import type { DateSettings } from './settings'

/** Reads a date as a person types it: as a value, or without a year for a day of this one. */
export function readTyped(text: string, { timeZone }: DateSettings): DateAndTime | undefined {
  return parseDateTime(text, today(timeZone))
}

/** Writes a date as the settings say; a format that could not be read again is not used. */
export function writeDate({ date, time }: DateAndTime, { format, time: hasTime }: DateSettings): string {
  const wanted = format && formatDate(date, time, format)
  if (wanted && parseDateTime(wanted)?.date === date) return wanted
  return formatDate(date, time, hasTime ? 'YYYY-MM-DD HH:mm:00' : 'YYYY-MM-DD')
}

/** Whether dates can be written in a format: such a text has to be readable again. */
export function isDateFormat(format: unknown): boolean {
  const date = '2026-12-24'
  return typeof format === 'string' && parseDateTime(formatDate(date, '00:00', format))?.date === date
}

/** The text of a value as the settings want it; empty for none. */
export function textOfDate(value: string, settings: DateSettings): string {
  const parsed = parseDateTime(value)
  return parsed ? writeDate(parsed, settings) : ''
}

/** The value of a text of the page; undefined where it is no date. */
export function acceptedDateText(text: string): string | undefined {
  return !text.trim() ? '' : parseDateTime(text) && text
}

/** Why a value is not allowed; undefined where it is, and for none. */
export function problemOfValue(value: string, settings: DateSettings): RangeProblem | undefined {
  const date = parseDateTime(value)?.date
  return date ? problemOfDay(date, '', limitsOf(settings)) : undefined
}
