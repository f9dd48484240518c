import type { FormEvent } from 'react'
import { useStyles } from '../styles/useStyles'
import css from './TextInput.css'

export interface TextInputProps {
  value: string
  /** After every change by the person, also within a composition (IME). */
  onChange: (value: string) => void
  /** The field was left. */
  onBlur?: (() => void) | undefined
  id?: string | undefined
  /** Accessible name. */
  label: string
  type?: 'text' | 'url' | 'tel' | 'email' | 'password' | undefined
  /** Keyboard of touch screens. */
  inputMode?: 'text' | 'decimal' | 'numeric' | undefined
  autoComplete?: string | undefined
  placeholder?: string | undefined
  /** Before the text, such as `¥`. */
  prefix?: string | undefined
  /** Behind the text: a unit. */
  suffix?: string | undefined
  /** Count at the end, such as `12 / 60`. The text is never cut: say what is too much instead. */
  counter?: string | undefined
  /** Numbers stand at the end. */
  isNumber?: boolean | undefined
  disabled?: boolean | undefined
  required?: boolean | undefined
  invalid?: boolean | undefined
  /** Has focus when the floating box around it opens. */
  isFirst?: boolean | undefined
  /** Ids of what describes it: what is wrong, help. */
  describedBy?: string | undefined
}

/** One line of text in a frame, with what stands before and behind it. */
export function TextInput(props: TextInputProps) {
  const { value, onChange, onBlur, id, label, type = 'text', prefix, suffix, counter, invalid } = props
  const element = useStyles<HTMLSpanElement>(css)
  return (
    <span
      ref={element}
      className={`eb-text-input${invalid ? ' eb-text-input--invalid' : ''}${props.disabled ? ' eb-text-input--off' : ''}`}
    >
      {prefix && <span className="eb-text-input__note">{prefix}</span>}
      <input
        className={`eb-text-input__input${props.isNumber ? ' eb-text-input__input--number' : ''}`}
        part="input"
        // In nobody's form, wherever it stands.
        form=""
        id={id}
        type={type}
        inputMode={props.inputMode}
        data-autofocus={props.isFirst || undefined}
        autoComplete={props.autoComplete ?? 'off'}
        aria-label={label}
        aria-required={props.required}
        aria-invalid={invalid}
        aria-describedby={props.describedBy}
        placeholder={props.placeholder}
        disabled={props.disabled}
        value={value}
        onInput={(event: FormEvent<HTMLInputElement>) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
      {suffix && <span className="eb-text-input__note">{suffix}</span>}
      {counter && <span className="eb-text-input__note eb-text-input__count">{counter}</span>}
    </span>
  )
}
