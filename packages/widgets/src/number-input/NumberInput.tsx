import { FieldError, NumberField } from '@ebkit/ui'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useStrings } from '../environment'
import { usePlace } from '../environment/Environment'
import { createEntry, type NumberEntry } from './createEntry'
import { boundsOf, type NumberLimits, precisionOf, writeNumber } from './numbers'
import { strings } from './strings'

export interface NumberInputProps extends NumberLimits {
  /** The number, or null for none. One beyond the bounds stays until a person changes it. Default: null. */
  valueAsNumber?: number | null
  /** What is counted, behind the number: `件`. */
  unit?: string
  /** Stands there while it is empty. */
  placeholder?: string
  disabled?: boolean
  required?: boolean
  /** Accessible name. */
  label?: string | undefined
  /** What is wrong, shown under it. */
  errorMessage?: string | undefined
  /** Somebody typed a number that may be, or goes step by step. */
  onInput?(detail: { value: number | null }): void
  /** Somebody has changed it: after typing, at the end of a long press, with each key. */
  onChange?(detail: { value: number | null }): void
}

/**
 * A number with − and +. Anything can be typed; it is corrected when the field is left, or with Enter.
 *
 * @spec W-NUM-1 W-NUM-2 W-NUM-3 W-NUM-4 W-NUM-5 W-NUM-6
 */
export function NumberInput(props: NumberInputProps) {
  const { valueAsNumber: value = null, unit, placeholder, disabled, required, label, errorMessage } = props
  const { locale, dir } = usePlace()
  const text = useStrings(strings)
  const errorId = useId()
  const [draft, show] = useState<string>()
  const entry = useRef<NumberEntry>(null)
  entry.current ??= createEntry(props, show)
  useLayoutEffect(() => entry.current?.take(props))
  return (
    <div className="eb-root" lang={locale} dir={dir}>
      <NumberField
        {...boundsOf(props)}
        attach={entry.current.attach}
        write={entry.current.write}
        text={draft ?? writeNumber(value, precisionOf(props))}
        value={value}
        unit={unit}
        placeholder={placeholder}
        disabled={disabled}
        required={required}
        label={label}
        minusLabel={text('minus')}
        plusLabel={text('plus')}
        invalid={!!errorMessage}
        errorId={errorId}
      />
      <FieldError id={errorId} message={errorMessage} />
    </div>
  )
}
