import { addDays, addMonths, endOfMonth, isDate, startOfMonth, startOfWeek } from '@ebkit/rules/dates'

/** The days that a calendar shows: weeks that cover a month, or one week. Dates are texts, `YYYY-MM-DD`. */
export interface Period {
  readonly view: 'month' | 'week'
  /** The first day of the month, or the Monday of the week. */
  readonly start: string
  /** Weeks from Monday; those of a month begin and end with days of adjacent months. */
  readonly weeks: readonly (readonly string[])[]
}

const weekOf = (monday: string) => Array.from({ length: 7 }, (_, place) => addDays(monday, place))

/** The month or week that contains a day. */
export function periodOf(view: Period['view'], day: string): Period {
  if (view === 'week') return { view, start: startOfWeek(day), weeks: [weekOf(startOfWeek(day))] }
  const start = startOfMonth(day)
  const last = endOfMonth(day)
  const weeks: string[][] = []
  for (let monday = startOfWeek(start); monday <= last; monday = addDays(monday, 7))
    weeks.push(weekOf(monday))
  return { view, start, weeks }
}

/** Reads `?month=2026-11` or `?week=2026-11-09`. Without either, or if it is not a date: the current month. */
export function readPeriod(query: string, today: string): Period {
  const given = new URLSearchParams(query)
  const week = given.get('week') ?? ''
  if (isDate(week)) return periodOf('week', week)
  const month = `${given.get('month') ?? ''}-01`
  return periodOf('month', isDate(month) ? month : today)
}

/** The address parameters of a period. */
export const periodParameters = ({
  view,
  start,
}: Period): { month: string | undefined; week: string | undefined } =>
  view === 'week' ? { week: start, month: undefined } : { month: start.slice(0, 7), week: undefined }

/** The previous or next period. */
export const besidePeriod = ({ view, start }: Period, step: 1 | -1): Period =>
  periodOf(view, view === 'week' ? addDays(start, 7 * step) : addMonths(start, step))

export const firstDayOf = ({ weeks }: Period): string => weeks[0]?.[0] ?? ''
export const lastDayOf = ({ weeks }: Period): string => weeks.at(-1)?.at(-1) ?? ''

/** Whether a day belongs to the month or week. */
export const isInPeriod = ({ view, start, weeks }: Period, day: string): boolean =>
  view === 'week' ? !!weeks[0]?.includes(day) : day.slice(0, 7) === start.slice(0, 7)
