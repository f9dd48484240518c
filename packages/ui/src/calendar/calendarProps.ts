/** Date functions of a calendar: `calendarDates` of the rules. Dates are texts, `YYYY-MM-DD`. */
export interface CalendarDates {
  /** Adds days. */
  addDays(date: string, count: number): string
  /** Adds months: the same day, or the last one of a shorter month. */
  addMonths(date: string, count: number): string
  /** Weeks of a date's month, with `''` for days of other months. */
  monthGrid(date: string, weekStart: number): string[][]
  /** Milliseconds at midnight in UTC. */
  utcMidnight(date: string): number
}

/** Marks of a day. */
export interface DayNote {
  /** Why the day is disabled; it can still be reached. */
  reason?: string
  /** One sign in the corner: 休, 班. */
  mark?: string
  /** What the sign means, for screen readers and as a title: 国庆节. */
  name?: string
  /** Colour of the sign. Default: that of a holiday. */
  tone?: 'holiday' | 'workday'
}

/** Texts of a calendar. Names of months and weekdays come from the browser, by `locale`. */
export interface CalendarTexts {
  previousYear: string
  previousMonth: string
  nextMonth: string
  nextYear: string
  /** Accessible names of the two select boxes in the heading. */
  year: string
  month: string
}

export interface CalendarProps {
  dates: CalendarDates
  /** The focused day, or the one that Tab goes to. The visible month follows it. */
  day: string
  /** Focus moved to another day, or another month is shown. */
  onDay: (day: string) => void
  /** An enabled day was chosen. */
  onPick: (day: string) => void
  /** A disabled day was pressed: on touch screens there is no title to read. */
  onRefuse?: (day: string) => void
  /** The pointer or focus is on a day; undefined when it left. Used to preview a range. */
  onHover?: (day: string | undefined) => void
  /** First chosen day. */
  start?: string
  /** Last chosen day of a range. Default: `start`. */
  end?: string
  /** The range is a preview that ends at the pointer. */
  isPreview?: boolean
  /** Marks of a day; called for every visible day. */
  noteOf?: (day: string) => DayNote | undefined
  /** The day with the dot. */
  today?: string
  /** First and last year of the select box; default 80 years before to 20 years after the visible one. */
  minYear?: number
  maxYear?: number
  /** First day of the week, 0 Sunday to 6 Saturday. Default 1. */
  weekStart?: number
  /** A date in the first month that is shown initially. Default: that of `day`. */
  first?: string
  /** Number of months side by side. Default 1. */
  months?: number
  /** Number of the surrounding panel's opening: with another number the calendar returns to `first`. */
  opening?: number
  locale: string
  texts: CalendarTexts
}
