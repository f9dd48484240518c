import { type InputHTMLAttributes, useLayoutEffect } from 'react'
import { useStyles } from '../styles/useStyles'
import css from './Checkbox.css'

export interface CheckboxInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className' | 'checked' | 'onChange'> {
  checked: boolean
  /** Some of what it stands for is chosen. */
  indeterminate?: boolean
  onChange: (checked: boolean) => void
}

/** The box of a check box alone, for a label of its own around it. */
export function CheckboxInput({
  checked,
  indeterminate = false,
  onChange,
  ...attributes
}: CheckboxInputProps) {
  const element = useStyles<HTMLInputElement>(css)
  // No attribute says it, and a click takes it away.
  useLayoutEffect(() => {
    if (element.current) element.current.indeterminate = indeterminate
  })
  return (
    <input
      {...attributes}
      ref={element}
      className="eb-checkbox__box"
      type="checkbox"
      // In nobody's form, wherever it stands.
      form=""
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
