import { type InputHTMLAttributes, useLayoutEffect } from 'react'
import { useStyles } from '../styles/useStyles'
import css from './Checkbox.css'

export interface CheckboxInputProps
  extends Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'className' | 'checked' | 'onChange' | 'onInput'
  > {
  /** Without it the box is uncontrolled: its form holds the state. */
  checked?: boolean | undefined
  /** The mixed state: some of the items it controls are selected. */
  indeterminate?: boolean | undefined
  onChange?: ((checked: boolean) => void) | undefined
}

/** Only the input of a check box, for use inside another label. */
export function CheckboxInput({
  checked,
  indeterminate = false,
  onChange,
  name,
  ...attributes
}: CheckboxInputProps) {
  const element = useStyles<HTMLInputElement>(css)
  // There is no attribute for it, and a click clears it.
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
      // The native event would leave the shadow root of an element whose value it does not change.
      onInput={(event) => event.stopPropagation()}
      onChange={(event) => onChange?.(event.currentTarget.checked)}
    />
  )
}
