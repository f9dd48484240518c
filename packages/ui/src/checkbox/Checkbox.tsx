import type { ReactNode } from 'react'
import { CheckboxInput } from './CheckboxInput'

export interface CheckboxProps {
  /** Without it the box is uncontrolled: its form holds the state. */
  checked?: boolean
  /** The mixed state: some of the items it controls are selected. */
  indeterminate?: boolean
  onChange?: (checked: boolean) => void
  disabled?: boolean
  /** Name in the form's data. Default: it belongs to no form. */
  name?: string
  /** -1 in a grid, whose cells handle the keyboard. */
  tabIndex?: number
  /** Accessible name, if it has no text. */
  label?: string
  /** Its text. */
  children?: ReactNode
}

/**
 * A native check box with its text.
 *
 * @example
 * ```tsx
 * import { Checkbox } from '@ebkit/ui/checkbox'
 * import { useState } from 'react'
 *
 * export function Breakfast() {
 *   const [withBreakfast, setWithBreakfast] = useState(false)
 *   return (
 *     <Checkbox checked={withBreakfast} onChange={setWithBreakfast}>
 *       With breakfast
 *     </Checkbox>
 *   )
 * }
 * ```
 */
export function Checkbox({ disabled, label, children, ...box }: CheckboxProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the box is in it
    <label className={`eb-checkbox${disabled ? ' eb-checkbox--off' : ''}`}>
      <CheckboxInput {...box} disabled={disabled} aria-label={label} />
      {children}
    </label>
  )
}
