import { labelText, numberOf, numberText, unitOf } from '@ebkit/rules/fields'
import { TextInput } from '@ebkit/ui/text-input'
import { useState } from 'react'
import type { ControlProps } from '../Control'

/** A number. The typed text stays until the field loses focus: `1.` is 1, but may be incomplete. */
export function NumberControl(props: ControlProps) {
  const { field, value, onChange, locale } = props
  const [typed, setTyped] = useState('')
  const isTyped = numberOf(field, typed) === (value ?? null)
  const change = (text: string) => {
    setTyped(text)
    onChange(numberOf(field, text))
  }
  return (
    <TextInput
      id={props.id}
      label={props.label}
      inputMode={field.type === 'int' && (field.min ?? -1) >= 0 ? 'numeric' : 'decimal'}
      value={isTyped ? typed : numberText(field, value)}
      onChange={change}
      onBlur={() => setTyped(numberText(field, value))}
      isNumber
      prefix={field.type === 'money' ? '¥' : undefined}
      suffix={labelText(unitOf(field, props.values), locale) || (field.type === 'percent' ? '%' : undefined)}
      disabled={props.disabled}
      required={props.required}
      invalid={!!props.message}
      describedBy={props.describedBy}
    />
  )
}
