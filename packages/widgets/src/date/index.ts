export { DateField } from './DateField'
export { acceptedDateText, problemOfValue, textOfDate } from './dateValue'
export type { DateFieldHandle, DateFieldProps } from './props'
export { strings as dateStrings } from './strings'
