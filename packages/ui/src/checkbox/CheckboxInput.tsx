import { type InputHTMLAttributes, useLayoutEffect } from 'react'
import { useStyles } from '../styles/useStyles'
import css from './Checkbox.css'

export interface CheckboxInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className' | 'checked' | 'onChange'> {
  /** Without it the box is uncontrolled: the form around it has its state. */
  checked?: boolean | undefined
  /** Some of what it stands for is chosen. */
  indeterminate?: boolean | undefined
  onChange?: ((checked: boolean) => void) | undefined
}

/** The box of a check box alone, for a label of its own around it. */
export function CheckboxInput({
  checked,
  indeterminate = false,
  onChange,
  name,
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
      name={name}
      // Without a name it belongs to no form.
      form={name ? undefined : ''}
      checked={checked}
      onChange={(event) => onChange?.(event.currentTarget.checked)}
    />
  )
}
