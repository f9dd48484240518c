/** What a calendar calculates with: `calendarDates` of the rules. Dates are texts, `YYYY-MM-DD`. */
export interface CalendarDates {
  /** The date so many days later. */
  addDays(date: string, count: number): string
  /** The same day so many months later, or the last one of a shorter month. */
  addMonths(date: string, count: number): string
  /** Weeks of a date's month, `''` for days of other months. */
  monthGrid(date: string, weekStart: number): string[][]
  /** Milliseconds at midnight in UTC. */
  timeOf(date: string): number
}

/** What is special about a day. */
export interface DayNote {
  /** Why it cannot be chosen; it can be reached all the same. */
  reason?: string
  /** One sign in the corner: 休, 班. */
  mark?: string
  /** What the sign says, for readers and on hover: 国庆节. */
  name?: string
  /** Colour of the sign. Default: that of a holiday. */
  tone?: 'holiday' | 'workday'
}

/** Words on a calendar. Names of months and weekdays come from the browser, by `locale`. */
export interface CalendarTexts {
  previousYear: string
  previousMonth: string
  nextMonth: string
  nextYear: string
  /** Accessible names of the two lists in the heading. */
  year: string
  month: string
}

export interface CalendarProps {
  dates: CalendarDates
  /** The day that has, or gets, focus. What is shown follows it. */
  day: string
  /** Another day has focus, or another month is shown. */
  onDay: (day: string) => void
  /** A day was chosen that can be. */
  onPick: (day: string) => void
  /** A day was pressed that cannot be chosen: by touch there is no title to read. */
  onRefuse?: (day: string) => void
  /** The pointer or focus is on a day; undefined when it left. For the preview of a range. */
  onHover?: (day: string | undefined) => void
  /** First chosen day. */
  start?: string
  /** Last chosen day of a range. Default: `start`. */
  end?: string
  /** The range is not chosen yet: it ends where the pointer is. */
  isPreview?: boolean
  /** What is special about a day: asked for every day that is shown. */
  noteOf?: (day: string) => DayNote | undefined
  /** The day with the dot. */
  today?: string
  /** Earliest and latest year that can be chosen from the list; default 80 years before, 20 years after the one shown. */
  minYear?: number
  maxYear?: number
  /** The day that weeks begin with, 0 Sunday to 6 Saturday. Default 1. */
  weekStart?: number
  /** A date of the month that stands first when it appears. Default: that of `day`. */
  first?: string
  /** Months beside each other. Default 1. */
  months?: number
  /** Which opening it is of the panel that it is in: with another number it stands at `first` again. */
  opening?: number
  locale: string
  texts: CalendarTexts
}
