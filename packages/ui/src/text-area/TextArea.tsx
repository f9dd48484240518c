import { useId } from 'react'
import { useStyles } from '../styles/useStyles'
import css from './TextArea.css'

export interface TextAreaProps {
  value: string
  /** After every change by the person, also within a composition (IME). */
  onChange: (value: string) => void
  /** Accessible name; shown above unless `labelHidden`. */
  label: string
  labelHidden?: boolean
  placeholder?: string
  /** Count inside at the end, such as `24 / 500`. The text is never cut: say what is too much in `error`. */
  counter?: string
  /** What is wrong, or nothing. The message itself stands in the element with the id `errorId`. */
  invalid?: boolean
  errorId?: string
  /** Visible lines. Default 3. */
  rows?: number
  part?: string
}

/** Several lines of text with a counter. */
export function TextArea({
  value,
  onChange,
  label,
  labelHidden,
  placeholder,
  counter,
  invalid,
  errorId,
  rows = 3,
  part,
}: TextAreaProps) {
  const element = useStyles<HTMLLabelElement>(css)
  const countId = useId()
  return (
    <label ref={element} className="eb-text-area">
      {!labelHidden && <span className="eb-text-area__label">{label}</span>}
      <textarea
        className="eb-text-area__input"
        part={part}
        // In nobody's form, wherever it stands.
        form=""
        rows={rows}
        aria-label={label}
        aria-invalid={invalid}
        aria-describedby={invalid ? errorId : counter && countId}
        placeholder={placeholder}
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      {counter && (
        <span id={countId} className="eb-text-area__count">
          {counter}
        </span>
      )}
    </label>
  )
}
