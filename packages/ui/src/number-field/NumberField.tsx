import type { FormEvent } from 'react'
import { styleElement } from '../styles/useStyles'
import css from './NumberField.css'

export interface NumberFieldProps {
  /** Reference of the box. Who makes it hears there what is done at the field and at its buttons. */
  attach: (field: HTMLElement | null) => void
  /** Somebody typed. */
  write: (event: FormEvent<HTMLInputElement>) => void
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
}

/**
 * A text field for a number, with − and + (ARIA APG spinbutton). The wheel steps while the field has focus.
 * Parts: `field`, `input`, `unit`, `minus`, `plus`.
 */
export function NumberField(props: NumberFieldProps) {
  const { text, value, min, max, unit, label, disabled, invalid } = props
  return (
    <div
      ref={props.attach}
      className={`eb-number${invalid ? ' eb-number--invalid' : ''}${disabled ? ' eb-number--off' : ''}`}
      part="field"
    >
      <input
        ref={(element) => styleElement(element, css)}
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
        onInput={props.write}
      />
      {unit && (
        <span className="eb-number__unit" part="unit">
          {unit}
        </span>
      )}
      <button
        type="button"
        part="minus"
        // The field has keys for it, and keeps focus.
        tabIndex={-1}
        aria-label={props.minusLabel}
        aria-disabled={value !== null && value <= (min ?? -Infinity)}
        disabled={disabled}
      />
      <button
        type="button"
        part="plus"
        tabIndex={-1}
        aria-label={props.plusLabel}
        aria-disabled={value !== null && value >= (max ?? Infinity)}
        disabled={disabled}
      />
    </div>
  )
}
