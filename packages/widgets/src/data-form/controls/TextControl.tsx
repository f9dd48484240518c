import { type Field, labelText } from '@ebkit/rules/fields'
import { countCharacters } from '@ebkit/rules/text-length'
import { TextArea } from '@ebkit/ui/text-area'
import { TextInput } from '@ebkit/ui/text-input'
import type { ControlProps } from '../Control'

const inputTypes: Partial<Record<Field['type'], 'url' | 'tel' | 'email'>> = {
  url: 'url',
  phone: 'tel',
  email: 'email',
}

/** The text of a value. A value of another type is shown as JSON, so that nothing is hidden. */
export const textOf = (value: unknown): string =>
  value === undefined || value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : `${value}`

const counterOf = ({ maxLength }: Field, text: string) =>
  maxLength ? `${countCharacters(text)} / ${maxLength}` : undefined

/** One line of text. */
export function TextControl(props: ControlProps) {
  const { field, value, mode, onChange, message, locale, text } = props
  const written = textOf(value)
  const isSecret = !!field.writeOnly
  return (
    <TextInput
      id={props.id}
      type={isSecret ? 'password' : inputTypes[field.type]}
      autoComplete={isSecret ? 'new-password' : 'off'}
      label={props.label}
      value={written}
      onChange={onChange}
      placeholder={isSecret && mode === 'edit' ? text('secret') : undefined}
      suffix={labelText(field.unit, locale) || undefined}
      counter={counterOf(field, written)}
      disabled={props.disabled}
      required={props.required}
      invalid={!!message}
      describedBy={props.describedBy}
    />
  )
}

/** Several lines of text. */
export function LinesControl(props: ControlProps) {
  const { field, value, onChange, label, message, describedBy, disabled, required } = props
  const written = textOf(value)
  return (
    <TextArea
      label={label}
      value={written}
      onChange={onChange}
      counter={counterOf(field, written) ?? ''}
      invalid={!!message}
      errorId={describedBy}
      disabled={disabled}
      required={required}
    />
  )
}
