export { FieldError, type FieldErrorProps } from './FieldError'
export { FieldNote } from './FieldNote'
export { fieldErrorOf } from './fieldErrorOf'
