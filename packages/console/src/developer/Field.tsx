import { FormField } from '@ebkit/ui/form-field'
import { TextInput, type TextInputProps } from '@ebkit/ui/text-input'
import { type ReactNode, useId } from 'react'

export interface FieldProps {
  /** Name by which it is found. */
  name: string
  label: string
  help?: string | undefined
  message?: string | undefined
  required?: boolean
  children: ReactNode
}

/** A field of a dialog: its label above, the message and the help below. */
export function Field({ children, ...field }: FieldProps) {
  const id = useId()
  return (
    <FormField
      {...field}
      controlId={id}
      helpId={`${id}-help`}
      messageId={`${id}-message`}
      labelAbove
      announced
      width="full"
    >
      {children}
    </FormField>
  )
}

export type TextFieldProps = Omit<FieldProps, 'children'> &
  Pick<TextInputProps, 'value' | 'onChange' | 'type' | 'isCode' | 'isFirst' | 'placeholder' | 'autoComplete'>

/** A line of text. */
export function TextField({ name, label, help, message, required, ...input }: TextFieldProps) {
  const id = useId()
  const [helpId, messageId] = [`${id}-help`, `${id}-message`]
  const describedBy = [message && messageId, help && helpId].filter(Boolean).join(' ')
  return (
    <FormField
      {...{ name, label, help, message, required, helpId, messageId }}
      controlId={id}
      labelAbove
      announced
      width="full"
    >
      <TextInput
        {...input}
        id={id}
        label={label}
        required={required}
        invalid={!!message}
        describedBy={describedBy || undefined}
      />
    </FormField>
  )
}
