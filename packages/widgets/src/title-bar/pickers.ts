import { DateField } from '../date/DateField'
import { DateRange } from '../date-range/DateRange'

/** What stands in title bars that have a picker: loaded for those. */
export const pickers = { date: DateField, range: DateRange }
