import { type ReactNode, useLayoutEffect } from 'react'
import { useStyles } from '../styles/useStyles'
import css from './Checkbox.css'

export interface CheckboxProps {
  /** Without it the box itself knows: read it from the form around it. */
  checked?: boolean
  /** Some of what it stands for is chosen. */
  indeterminate?: boolean
  onChange?: (checked: boolean) => void
  disabled?: boolean
  /** Name in the data of the form around it. Default: it is in nobody's form, wherever it stands. */
  name?: string
  /** -1 in a grid, whose cells have the keyboard. */
  tabIndex?: number
  /** Accessible name, where there is no text. */
  label?: string
  /** Its text. */
  children?: ReactNode
}

/** A native check box with its text. */
export function Checkbox({
  checked,
  indeterminate = false,
  onChange,
  disabled,
  name,
  tabIndex,
  label,
  children,
}: CheckboxProps) {
  const element = useStyles<HTMLInputElement>(css)
  // No attribute says it, and a click takes it away.
  useLayoutEffect(() => {
    if (element.current) element.current.indeterminate = indeterminate
  })
  return (
    <label className={`eb-checkbox${disabled ? ' eb-checkbox--off' : ''}`}>
      <input
        ref={element}
        className="eb-checkbox__box"
        type="checkbox"
        name={name}
        form={name ? undefined : ''}
        tabIndex={tabIndex}
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
      {children}
    </label>
  )
}
