export { FieldError, type FieldErrorProps } from './FieldError'
export { fieldErrorOf } from './fieldErrorOf'
