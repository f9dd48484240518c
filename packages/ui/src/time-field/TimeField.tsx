import { type KeyboardEvent, useRef, useState } from 'react'
import { fieldClass } from '../field/fieldClass'
import { fieldStyles } from '../field/fieldStyles'
import { Icon } from '../icon/Icon'
import { clockIcon } from '../icons/clock'
import { useStyles } from '../styles/useStyles'
import css from './TimeField.css'

export interface TimeFieldProps {
  /** `HH:mm`, 00:00 to 23:59; empty for none. */
  value: string
  /** The new time, `HH:mm`, on every change; it is always complete. */
  onChange: (time: string) => void
  /** Accessible name of the field. */
  label: string
  /** Accessible names of its halves. */
  hoursLabel: string
  minutesLabel: string
  disabled?: boolean | undefined
  /** Its value is invalid; `errorId` is the element with the message. */
  invalid?: boolean | undefined
  errorId?: string | undefined
  /** Gets the focus when an enclosing floating box opens. */
  isFirst?: boolean | undefined
}

/**
 * A time of day: hours 0 to 23 and minutes 0 to 59, typed, or changed by arrows (wrapping around), PageUp and PageDown
 * (by six), Home and End. Two digits move focus from the hours to the minutes.
 *
 * @example
 * ```tsx
 * import { TimeField } from '@ebkit/ui/time-field'
 * import { useState } from 'react'
 *
 * export function CheckIn() {
 *   const [time, setTime] = useState('14:00')
 *   return (
 *     <TimeField label="Check-in" hoursLabel="Hours" minutesLabel="Minutes" value={time} onChange={setTime} />
 *   )
 * }
 * ```
 */
export function TimeField(props: TimeFieldProps) {
  const { value, onChange, label, hoursLabel, minutesLabel, disabled, invalid, errorId, isFirst } = props
  const element = useStyles<HTMLFieldSetElement>(fieldStyles, css)
  const [hours = '', minutes = ''] = value.split(':')
  return (
    <fieldset
      ref={element}
      className={fieldClass('eb-time', { invalid })}
      aria-label={label}
      aria-describedby={invalid ? errorId : undefined}
      disabled={disabled}
    >
      <Icon path={clockIcon} />
      <Spinner
        label={hoursLabel}
        value={hours}
        last={23}
        invalid={invalid}
        isFirst={isFirst}
        onChange={(next) => onChange(`${next}:${minutes}`)}
        onFull={() => element.current?.querySelectorAll('input')[1]?.focus()}
      />
      <span aria-hidden="true">:</span>
      <Spinner
        label={minutesLabel}
        value={minutes}
        last={59}
        invalid={invalid}
        onChange={(next) => onChange(`${hours}:${next}`)}
      />
    </fieldset>
  )
}

interface SpinnerProps {
  label: string
  /** Two digits. */
  value: string
  /** The maximum. */
  last: number
  invalid?: boolean | undefined
  isFirst?: boolean | undefined
  onChange: (value: string) => void
  /** The maximum number of digits was typed. */
  onFull?: () => void
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** One half of a time (ARIA APG, spin button). */
function Spinner({ label, value, last, invalid, isFirst, onChange, onFull }: SpinnerProps) {
  /** The text while typing. */
  const [typed, setTyped] = useState<string>()
  const isComposing = useRef(false)
  const count = last + 1
  const change = (number: number) => {
    setTyped(undefined)
    onChange(twoDigits(number))
  }
  /** Reads the last two digits; if the number is too large, only the last digit. */
  const type = (text: string) => {
    const digits = text.normalize('NFKC').replace(/\D/g, '').slice(-2)
    const number = Number(digits) > last ? Number(digits.slice(-1)) : Number(digits)
    if (digits) onChange(twoDigits(number))
    const isFull = digits.length > 1 || number * 10 > last
    setTyped(isFull ? undefined : digits)
    if (isFull) onFull?.()
  }
  const press = (event: KeyboardEvent) => {
    // Keys of a composition (IME) have key code 229.
    if (event.keyCode === 229 || event.altKey || event.ctrlKey || event.metaKey) return
    const number = Number(value)
    const next = {
      ArrowUp: (number + 1) % count,
      ArrowDown: (number + last) % count,
      PageUp: Math.min(last, number + 6),
      PageDown: Math.max(0, number - 6),
      Home: 0,
      End: last,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    change(next)
  }
  return (
    <input
      className="eb-field__input eb-time__input"
      role="spinbutton"
      inputMode="numeric"
      autoComplete="off"
      // Belongs to no form, wherever it is rendered.
      form=""
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={Number(value)}
      aria-valuetext={value}
      aria-invalid={invalid}
      data-autofocus={isFirst || undefined}
      value={typed ?? value}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => setTyped(undefined)}
      onKeyDown={press}
      onCompositionStart={() => {
        isComposing.current = true
      }}
      onCompositionEnd={(event) => {
        isComposing.current = false
        type(event.currentTarget.value)
      }}
      onInput={(event) => {
        const { value: text } = event.currentTarget
        if (isComposing.current) setTyped(text)
        else type(text)
      }}
    />
  )
}
