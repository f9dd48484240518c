import type { FormEvent } from 'react'
import { styleElement } from '../styles/useStyles'
import css from './SwitchControl.css'

export interface SwitchControlProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Accessible name. */
  label?: string | undefined
  disabled?: boolean | undefined
  /** Something is wrong with it; `errorId` is the element that says what. */
  invalid?: boolean
  errorId?: string
}

const stop = (event: FormEvent) => event.stopPropagation()

/** A native check box that looks and speaks as a switch: Space and a click turn it. Its part is `switch`. */
export function SwitchControl({ checked, onChange, label, disabled, invalid, errorId }: SwitchControlProps) {
  return (
    <input
      ref={(element) => styleElement(element, css)}
      className="eb-switch"
      part="switch"
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a check box says itself whether it is on
      role="switch"
      // In nobody's form, wherever it stands.
      form=""
      aria-label={label}
      aria-invalid={invalid}
      aria-describedby={invalid ? errorId : undefined}
      checked={checked}
      disabled={disabled}
      // Would leave the shadow root before anybody knows the new value.
      onInput={stop}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
