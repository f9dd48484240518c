import { FieldError, SwitchControl } from '@ebkit/ui'
import { useId } from 'react'
import { usePlace } from '../environment/Environment'
import { isOn, type SwitchValues, switchValue } from './switchValue'

export interface SwitchProps extends SwitchValues {
  /** `trueValue` is on, every other value is off. Default: off. */
  value?: string | undefined
  disabled?: boolean
  /** Accessible name. */
  label?: string | undefined
  /** What is wrong, shown under it. */
  errorMessage?: string | undefined
  /** A person turned it. */
  onChange?(detail: { value: string }): void
}

/**
 * Turns one thing on or off.
 *
 * @spec W-SWI-1 W-SWI-2
 */
export function Switch(props: SwitchProps) {
  const { value, disabled, label, errorMessage, onChange } = props
  const { locale, dir } = usePlace()
  const errorId = useId()
  return (
    <div className="eb-root" lang={locale} dir={dir}>
      <SwitchControl
        checked={isOn(value, props)}
        onChange={(on) => onChange?.({ value: switchValue(on, props) })}
        label={label}
        disabled={disabled}
        invalid={!!errorMessage}
        errorId={errorId}
      />
      <FieldError id={errorId} message={errorMessage} />
    </div>
  )
}
