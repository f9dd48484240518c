// The date picker, for title bars that have one: loaded then.
export { DateField as Picker } from '../date/DateField'
