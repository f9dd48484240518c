export { SubmitButton, type SubmitButtonProps, type SubmitDetail } from './SubmitButton'
