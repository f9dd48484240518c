import { addDays, utcMidnight } from './days'
import { addMonths, monthGrid } from './months'

/** The date functions that the calendar component needs: `ui` does not depend on `rules`. */
export const calendarDates = { addDays, addMonths, monthGrid, utcMidnight }
