import type { FormEvent } from 'react'
import { styleElement } from '../styles/useStyles'
import css from './SwitchControl.css'

export interface SwitchControlProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Accessible name. */
  label?: string | undefined
  disabled?: boolean | undefined
  /** In the cell of a grid, whose keys lead to it: it is no stop of Tab. */
  inGrid?: boolean
  /** Its value is invalid; `errorId` is the element with the message. */
  invalid?: boolean
  errorId?: string
}

const stop = (event: FormEvent) => event.stopPropagation()

/**
 * A native check box styled and announced as a switch: Space and a click toggle it. Its part is `switch`.
 *
 * @example
 * ```tsx
 * import { SwitchControl } from '@ebkit/ui/switch'
 * import { useState } from 'react'
 *
 * export function OnSale() {
 *   const [isOnSale, setOnSale] = useState(false)
 *   return <SwitchControl label="On sale" checked={isOnSale} onChange={setOnSale} />
 * }
 * ```
 */
export function SwitchControl(props: SwitchControlProps) {
  const { checked, onChange, label, disabled, inGrid, invalid, errorId } = props
  return (
    <input
      ref={(element) => styleElement(element, css)}
      className="eb-switch eb-touch"
      part="switch"
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a check box says itself whether it is on
      role="switch"
      // Belongs to no form, wherever it is rendered.
      form=""
      aria-label={label}
      aria-invalid={invalid}
      aria-describedby={invalid ? errorId : undefined}
      checked={checked}
      disabled={disabled}
      tabIndex={inGrid ? -1 : undefined}
      // The native event would leave the shadow root before the new value is set.
      onInput={stop}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
