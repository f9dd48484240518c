import type { ReactNode } from 'react'
import { CheckboxInput } from './CheckboxInput'

export interface CheckboxProps {
  /** Without it the box is uncontrolled: the form around it has its state. */
  checked?: boolean
  /** Some of what it stands for is chosen. */
  indeterminate?: boolean
  onChange?: (checked: boolean) => void
  disabled?: boolean
  /** Name in the data of the form around it. Default: it belongs to no form. */
  name?: string
  /** -1 in a grid, whose cells have the keyboard. */
  tabIndex?: number
  /** Accessible name, where there is no text. */
  label?: string
  /** Its text. */
  children?: ReactNode
}

/** A native check box with its text. */
export function Checkbox({ disabled, label, children, ...box }: CheckboxProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the box is in it
    <label className={`eb-checkbox${disabled ? ' eb-checkbox--off' : ''}`}>
      <CheckboxInput {...box} disabled={disabled} aria-label={label} />
      {children}
    </label>
  )
}
