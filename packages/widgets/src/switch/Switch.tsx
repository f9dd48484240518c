import { FieldError, SwitchControl } from '@ebkit/ui'
import { type RefObject, useEffect, useId, useRef } from 'react'
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
  const element = useRef<HTMLDivElement>(null)
  useLabelClick(element)
  return (
    <div ref={element} className="eb-root" lang={locale} dir={dir}>
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

/** A label outside of the shadow root clicks the host: that turns the switch, as it does a check box. */
function useLabelClick(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const host = (element.current?.getRootNode() as ShadowRoot | undefined)?.host
    const turn = (event: Event) => {
      if (event.composedPath()[0] === host) element.current?.querySelector('input')?.click()
    }
    host?.addEventListener('click', turn)
    return () => host?.removeEventListener('click', turn)
  }, [element])
}
