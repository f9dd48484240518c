export { Button, type ButtonProps } from './Button'
export { DangerButton } from './DangerButton'
export { SubmitButton, type SubmitButtonProps } from './SubmitButton'
