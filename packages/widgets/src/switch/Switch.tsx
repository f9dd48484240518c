import { fieldErrorOf } from '@ebkit/ui/field-error'
import { SwitchControl } from '@ebkit/ui/switch'
import { useId } from 'react'
import { usePlace } from '../environment/Environment'
import { isOn, type SwitchValues, switchValue } from './switchValue'

export interface SwitchProps extends SwitchValues {
  /** `trueValue` is on, every other value is off. Default: off. */
  value?: string | undefined
  /** Cannot be switched. Default false. */
  disabled?: boolean
  /** Accessible name. */
  label?: string | undefined
  /** The error, shown below. */
  errorMessage?: string | undefined
  /** The user toggled it. */
  onChange?(detail: { value: string }): void
}

/**
 * Turns one setting on or off.
 *
 * @spec W-SWI-1 W-SWI-2
 * @example
 * ```tsx
 * import { Switch } from '@ebkit/widgets/switch'
 * import { useState } from 'react'
 *
 * export function OnSale() {
 *   const [onSale, setOnSale] = useState('0')
 *   return <Switch label="在售" value={onSale} onChange={({ value }) => setOnSale(value)} />
 * }
 * ```
 */
export function Switch(props: SwitchProps) {
  const { value, disabled, label, errorMessage, onChange } = props
  const { locale, dir } = usePlace()
  const errorId = useId()
  return (
    <div className="eb-root" lang={locale} dir={dir}>
      {/* Called as a function: it has no state, and a page has hundreds. */}
      {SwitchControl({
        checked: isOn(value, props),
        onChange: (on) => onChange?.({ value: switchValue(on, props) }),
        label,
        disabled,
        invalid: !!errorMessage,
        errorId,
      })}
      {fieldErrorOf(errorId, errorMessage)}
    </div>
  )
}
