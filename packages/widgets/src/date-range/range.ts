import { formatDate, parseDateTime } from '@ebkit/rules/dates'

/** The value: both ends in the form's format. */
export interface DateRangeValue {
  /** `YYYY-MM-DD`, with times `YYYY-MM-DD HH:mm:00`. */
  start: string
  /** `YYYY-MM-DD`, with times `YYYY-MM-DD HH:mm:59`. */
  end: string
}

/** One of the two ends. */
export type End = 'start' | 'end'

/** A range that is being chosen. */
export interface Draft {
  /** Dates, `YYYY-MM-DD`; empty while not chosen. */
  start: string
  end: string
  /** Times of day, `HH:mm`. */
  startTime: string
  endTime: string
}

export const emptyDraft: Draft = { start: '', end: '', startTime: '00:00', endTime: '23:59' }

/** The text between start and end. @spec W-DATE-10 */
export const separator = ' 至 '

const separators = /\s*(?:至|到|~|～)\s*|\s+(?:-|–|—|to)\s+/i

/** Formats of the ends with times. @spec W-DATE-9 */
const withTimes = { start: 'YYYY-MM-DD HH:mm:00', end: 'YYYY-MM-DD HH:mm:59' }

/**
 * The draft with its ends in order. Dates are swapped without their times, which belong to first and last day; on the
 * same day the times are.
 *
 * @spec W-DATE-2
 */
export function ordered(draft: Draft): Draft {
  const { start, end, startTime, endTime } = draft
  if (!start || !end || start < end) return draft
  if (start > end) return { ...draft, start: end, end: start }
  return startTime <= endTime ? draft : { ...draft, startTime: endTime, endTime: startTime }
}

/** The value of a complete draft. */
export function rangeOf({ start, end, startTime, endTime }: Draft, times?: boolean): DateRangeValue {
  if (!times) return { start, end }
  return {
    start: formatDate(start, startTime, withTimes.start),
    end: formatDate(end, endTime, withTimes.end),
  }
}

/** The draft of a value, with its ends in order; undefined if it does not have two dates. */
export function draftOf(value: unknown, times?: boolean): Draft | undefined {
  const { start, end } = Object(value) as Record<End, unknown>
  const one = typeof start === 'string' && parseDateTime(start)
  const other = typeof end === 'string' && parseDateTime(end)
  if (!one || !other) return undefined
  const { startTime, endTime } = emptyDraft
  const isSwapped = one.date + (one.time || startTime) > other.date + (other.time || endTime)
  const [first, last] = isSwapped ? [other, one] : [one, other]
  const dates = { start: first.date, end: last.date }
  return times
    ? { ...dates, startTime: first.time || startTime, endTime: last.time || endTime }
    : { ...emptyDraft, ...dates }
}

/** The text of a value, such as `2026-11-01 至 2026-11-30`; empty for none. */
export function textOfRange(value: DateRangeValue | null | undefined, times?: boolean): string {
  const draft = draftOf(value, times)
  if (!draft) return ''
  const { start, end } = rangeOf(draft, times)
  return start + separator + end
}

/** Parses a text; null if empty, undefined if invalid. */
export function rangeOfText(text: string, times?: boolean): DateRangeValue | null | undefined {
  if (!text.trim()) return null
  const [start, end, more] = text.split(separators)
  const draft = more === undefined ? draftOf({ start, end }, times) : undefined
  return draft && rangeOf(draft, times)
}
