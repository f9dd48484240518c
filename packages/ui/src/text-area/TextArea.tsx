import { useId } from 'react'
import { fieldClass } from '../field/fieldClass'
import { fieldStyles } from '../field/fieldStyles'
import { useStyles } from '../styles/useStyles'
import css from './TextArea.css'

export interface TextAreaProps {
  value: string
  /** After every change by the user, also within a composition (IME). */
  onChange: (value: string) => void
  /** Accessible name. */
  label: string
  placeholder?: string
  /** Counter inside at the end, such as `24 / 500`. The text is never cut: report an excess instead. */
  counter?: string
  /** Its value is invalid; `errorId` is the element with the message. */
  invalid?: boolean
  errorId?: string
  disabled?: boolean | undefined
  required?: boolean | undefined
  part?: string
}

/**
 * A text area of three lines with a counter; longer texts scroll.
 *
 * @example
 * ```tsx
 * import { TextArea } from '@ebkit/ui/text-area'
 * import { useState } from 'react'
 *
 * export function Remark() {
 *   const [text, setText] = useState('')
 *   return <TextArea label="Remark" value={text} onChange={setText} counter={`${text.length} of 200`} />
 * }
 * ```
 */
export function TextArea(props: TextAreaProps) {
  const { value, onChange, label, placeholder, counter, invalid, errorId, part } = props
  const element = useStyles<HTMLLabelElement>(fieldStyles, css)
  const countId = useId()
  return (
    <label ref={element} className={fieldClass('eb-text-area', { invalid, disabled: props.disabled })}>
      <textarea
        className="eb-field__input eb-text-area__input"
        part={part}
        // Belongs to no form, wherever it is rendered.
        form=""
        rows={3}
        aria-label={label}
        aria-invalid={invalid}
        aria-required={props.required}
        aria-describedby={`${countId} ${errorId}`}
        placeholder={placeholder}
        disabled={props.disabled}
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <span id={countId} className="eb-field__note eb-text-area__count">
        {counter}
      </span>
    </label>
  )
}
