// The date-range picker, for title bars that have one: loaded then.
export { DateRange as Picker } from '../date-range/DateRange'
