export { DateField, type DateFieldHandle, type DateFieldProps } from './DateField'
export { dateOfText, problemOfValue, textOfDate } from './dateValue'
export { strings as dateStrings } from './strings'
