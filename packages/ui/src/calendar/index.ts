export { Calendar } from './Calendar'
export type { CalendarDates, CalendarProps, CalendarTexts, DayNote } from './calendarProps'
export { dayOfKey } from './dayOfKey'
export { namesOf, prepareNames } from './names'
