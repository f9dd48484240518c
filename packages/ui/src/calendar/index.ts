export { Calendar } from './Calendar'
export type { CalendarDates, CalendarProps, CalendarTexts, DayNote } from './calendarProps'
export { prepareNames } from './names'
