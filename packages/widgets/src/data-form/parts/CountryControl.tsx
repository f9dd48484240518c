import { CountryPicker } from '../../country-picker'
import type { ControlProps } from '../Control'

/** A country, by its code. */
export function CountryControl({ value, onChange, label, message, disabled }: ControlProps) {
  return (
    <CountryPicker
      selection={typeof value === 'string' && value ? [{ id: value }] : []}
      onChange={(detail) => onChange(detail.value[0] && `${detail.value[0].id}`)}
      label={label}
      errorMessage={message}
      disabled={disabled}
    />
  )
}
