import { addDays, timeOf } from './days'
import { addMonths, monthGrid } from './months'

/** What a calendar on the screen calculates with: the user interface's own package knows no rules. */
export const calendarDates = { addDays, addMonths, monthGrid, timeOf }
