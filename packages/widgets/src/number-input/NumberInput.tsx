import { createTranslator, type Translator } from '@ebkit/core/locale'
import { fieldClass, fieldStyles } from '@ebkit/ui/field'
import { FieldError, FieldNote } from '@ebkit/ui/field-error'
import { styleElement } from '@ebkit/ui/styles'
import { useReducer, useRef } from 'react'
import { usePlace } from '../environment/Environment'
import { correctionText } from './correctionText'
import { NumberEntry } from './NumberEntry'
import css from './NumberInput.css'
import { boundsOf } from './numbers'
import type { NumberInputProps } from './props'
import { strings } from './strings'

let lastId = 0

/**
 * A number with − and +. Accepts any text; corrects it on blur or Enter, with a note below the field.
 *
 * @spec W-NUM-1 W-NUM-2 W-NUM-3 W-NUM-4 W-NUM-5 W-NUM-6
 * @example
 * ```tsx
 * import { NumberInput } from '@ebkit/widgets/number-input'
 * import { useState } from 'react'
 *
 * export function Stock() {
 *   const [stock, setStock] = useState<number | null>(4)
 *   return <NumberInput valueAsNumber={stock} min={0} unit="件" onChange={({ value }) => setStock(value)} />
 * }
 * ```
 */
export function NumberInput(props: NumberInputProps) {
  const { errorMessage } = props
  const { locale, dir, strings: own } = usePlace()
  const kept = useRef<NumberEntry>(null)
  kept.current ??= new NumberEntry()
  const entry = kept.current
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  entry.redraw = redraw
  const text = createTranslator(strings, locale, own)
  // Rendered from the first message on: it stays, empty, for the next one.
  if (errorMessage) entry.errorId ||= `eb-number-${++lastId}`
  return (
    <div className="eb-root" lang={locale} dir={dir}>
      {/* Called as functions, with new texts each time: keeps less memory for each of hundreds. */}
      {drawField(props, entry, text)}
      {entry.errorId && <FieldError id={entry.errorId} message={errorMessage} />}
      {/* Rendered before the first message: screen readers announce changes in an existing element. */}
      {entry.correction && <FieldNote message={correctionText(entry.correction, props, text)} />}
    </div>
  )
}

/** As `isBelow`: false if one of the two is missing. */
const reaches = (one: number | undefined, other: number | undefined) => (one as number) >= (other as number)

/** A text field with − and + (ARIA APG spinbutton). */
function drawField(props: NumberInputProps, entry: NumberEntry, text: Translator<'minus' | 'plus'>) {
  const { unit, disabled } = props
  const value = props.valueAsNumber ?? undefined
  const { min, max } = boundsOf(props)
  const invalid = !!props.errorMessage
  return (
    <div className={fieldClass('eb-number', { invalid, disabled })} part="field">
      <input
        ref={(input) => {
          if (!input) return
          styleElement(input, fieldStyles, css)
          entry.take(input, props)
        }}
        className="eb-field__input eb-number__input"
        part="input"
        role="spinbutton"
        inputMode={reaches(min, 0) ? 'decimal' : undefined}
        autoComplete="off"
        // Belongs to no form, wherever it is rendered.
        form=""
        size={8}
        aria-label={props.label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-required={props.required}
        aria-invalid={invalid}
        aria-describedby={invalid ? entry.errorId : undefined}
        placeholder={props.placeholder}
        disabled={disabled}
      />
      {unit && (
        <span className="eb-field__note eb-number__unit" part="unit">
          {unit}
        </span>
      )}
      {drawButton('minus', text('minus'), reaches(min, value), disabled)}
      {drawButton('plus', text('plus'), reaches(value, max), disabled)}
    </div>
  )
}

/** Keys do the same as the buttons, so focus stays in the field. */
const drawButton = (part: string, label: string, isAtEnd: boolean, disabled: boolean | undefined) => (
  <button
    type="button"
    part={part}
    tabIndex={-1}
    aria-label={label}
    aria-disabled={disabled || isAtEnd}
    disabled={disabled}
  />
)
