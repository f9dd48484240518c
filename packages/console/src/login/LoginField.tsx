import { FormField } from '@ebkit/ui/form-field'
import { TextInput } from '@ebkit/ui/text-input'
import { type ReactNode, useId } from 'react'

export interface LoginFieldProps {
  label: string
  name: string
  icon: string
  type?: 'text' | 'password'
  autoComplete: string
  error: string | undefined
  /** Has the focus when its dialog opens. */
  isFirst?: boolean
  /** A button at the end. */
  children?: ReactNode
}

/** An uncontrolled field: password managers fill it in without an event. */
export function LoginField({ label, error, ...input }: LoginFieldProps) {
  const id = useId()
  const messageId = `${id}-error`
  return (
    <FormField
      label={label}
      labelAbove
      announced
      width="full"
      name={input.name}
      controlId={id}
      message={error}
      messageId={messageId}
    >
      <TextInput {...input} id={id} label={label} isCode invalid={!!error} describedBy={error && messageId} />
    </FormField>
  )
}
