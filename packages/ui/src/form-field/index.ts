export { FormField, type FormFieldProps, focusFirst } from './FormField'
