import { useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../icon/Icon'
import { minusIcon } from '../icons/minus'
import { plusIcon } from '../icons/plus'
import { useStyles } from '../styles/useStyles'
import css from './NumberField.css'
import { useLongPress } from './useLongPress'
import { useWheel } from './useWheel'

export interface NumberFieldProps {
  /** What stands in the field. */
  text: string
  /** The number that it stands for. */
  value: number | null
  min?: number | undefined
  max?: number | undefined
  /** What is counted, behind the number. */
  unit?: string | undefined
  placeholder?: string | undefined
  /** Accessible names. */
  label?: string | undefined
  minusLabel: string
  plusLabel: string
  disabled?: boolean | undefined
  required?: boolean | undefined
  /** Something is wrong with it; `errorId` is the element that says what. */
  invalid?: boolean
  errorId?: string
  /** Somebody typed; `isComposing` within a composition (IME). */
  type: (text: string, isComposing: boolean) => void
  /** Goes so many steps on; false when it cannot. */
  step: (steps: number) => boolean
  /** Goes to a bound; false where there is none. */
  goTo: (bound: number | undefined) => boolean
  /** The field is left, Enter pressed, a press over. */
  finish: () => void
}

const stepsOfKeys: Record<string, number | undefined> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
}

/**
 * A text field for a number, with − and + (ARIA APG spinbutton). The wheel steps while the field has focus.
 * Parts: `field`, `input`, `unit`, `minus`, `plus`.
 */
export function NumberField(props: NumberFieldProps) {
  const { text, value, min, max, unit, label, disabled, invalid, type, step, goTo, finish } = props
  const [hasFocus, setFocus] = useState(false)
  const isComposing = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  const newest = useRef(props)
  useLayoutEffect(() => {
    newest.current = props
  })
  const press = useLongPress(newest)
  useWheel(input, hasFocus, newest)

  const button = (name: string, steps: number, text: string, isAtEnd: boolean) => (
    <button
      type="button"
      part={name}
      // The field has keys for it, and keeps focus.
      tabIndex={-1}
      aria-label={text}
      aria-disabled={isAtEnd}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onContextMenu={(event) => event.preventDefault()}
      onPointerDown={({ button }) => button === 0 && press.start(steps)}
      onPointerUp={press.end}
      onPointerLeave={press.end}
      onPointerCancel={press.end}
      onClick={({ detail }) => {
        // Screen readers click without a pointer.
        if (detail) return
        step(steps)
        finish()
      }}
    >
      <Icon path={steps < 0 ? minusIcon : plusIcon} />
    </button>
  )
  return (
    <div
      ref={useStyles<HTMLDivElement>(css)}
      className={`eb-number${invalid ? ' eb-number--invalid' : ''}${disabled ? ' eb-number--off' : ''}`}
      part="field"
    >
      <input
        ref={input}
        className="eb-number__input"
        part="input"
        role="spinbutton"
        inputMode={(min ?? -1) < 0 ? undefined : 'decimal'}
        autoComplete="off"
        // In nobody's form, wherever it stands.
        form=""
        size={8}
        aria-label={label}
        aria-valuenow={value ?? undefined}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={unit && text ? `${text} ${unit}` : text}
        aria-required={props.required}
        aria-invalid={invalid}
        aria-describedby={invalid ? props.errorId : undefined}
        placeholder={props.placeholder}
        disabled={disabled}
        value={text}
        onInput={(event) => type(event.currentTarget.value, isComposing.current)}
        onCompositionStart={() => {
          isComposing.current = true
        }}
        onCompositionEnd={(event) => {
          isComposing.current = false
          type(event.currentTarget.value, false)
        }}
        onFocus={() => setFocus(true)}
        onBlur={() => {
          isComposing.current = false
          setFocus(false)
          finish()
        }}
        onKeyDown={(event) => {
          const { key, keyCode, ctrlKey, altKey, metaKey, shiftKey } = event
          // Keys of a composition have key code 229.
          if (isComposing.current || keyCode === 229 || ctrlKey || altKey || metaKey || shiftKey) return
          const steps = stepsOfKeys[key]
          if (steps) step(steps)
          else if (key === 'Home' ? !goTo(min) : key === 'End' ? !goTo(max) : key !== 'Enter') return
          if (key !== 'Enter') event.preventDefault()
          finish()
        }}
      />
      {unit && (
        <span className="eb-number__unit" part="unit">
          {unit}
        </span>
      )}
      {button('minus', -1, props.minusLabel, value !== null && value <= (min ?? -Infinity))}
      {button('plus', 1, props.plusLabel, value !== null && value >= (max ?? Infinity))}
    </div>
  )
}
