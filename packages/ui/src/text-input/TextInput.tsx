import type { FormEvent, ReactNode } from 'react'
import { fieldClass } from '../field/fieldClass'
import { fieldStyles } from '../field/fieldStyles'
import { Icon } from '../icon/Icon'
import { useStyles } from '../styles/useStyles'
import css from './TextInput.css'

export interface TextInputProps {
  /** Without it the field is uncontrolled: its form holds the text. */
  value?: string
  /** After every change by the user, also within a composition (IME). */
  onChange?: (value: string) => void
  /** The field lost focus. */
  onBlur?: (() => void) | undefined
  id?: string | undefined
  /** Name in the form's data. Default: it belongs to no form. */
  name?: string | undefined
  /** Accessible name. */
  label: string
  type?: 'text' | 'url' | 'tel' | 'email' | 'password' | undefined
  /** Keyboard type on touch screens. */
  inputMode?: 'text' | 'decimal' | 'numeric' | undefined
  autoComplete?: string | undefined
  placeholder?: string | undefined
  /** For names such as accounts: no spell check, no automatic capitals. */
  isCode?: boolean | undefined
  /** Drawing before the text, from `icons`. */
  icon?: string | undefined
  /** Before the text, such as `¥`. */
  prefix?: string | undefined
  /** After the text: a unit. */
  suffix?: string | undefined
  /** Counter at the end, such as `12 / 60`. The text is never cut: report an excess instead. */
  counter?: string | undefined
  /** Aligns numbers at the end. */
  isNumber?: boolean | undefined
  disabled?: boolean | undefined
  required?: boolean | undefined
  invalid?: boolean | undefined
  /** Gets the focus when an enclosing floating box opens. */
  isFirst?: boolean | undefined
  /** Ids of the describing elements: error, help. */
  describedBy?: string | undefined
  /** A button at the end. */
  children?: ReactNode
}

/**
 * One line of text in a frame, with optional content before and after it.
 *
 * @example
 * ```tsx
 * import { TextInput } from '@ebkit/ui/text-input'
 * import { useState } from 'react'
 *
 * export function Price() {
 *   const [price, setPrice] = useState('')
 *   return <TextInput label="Price" prefix="¥" inputMode="decimal" value={price} onChange={setPrice} />
 * }
 * ```
 */
export function TextInput(props: TextInputProps) {
  const {
    value,
    onChange,
    onBlur,
    id,
    name,
    label,
    type = 'text',
    icon,
    isCode,
    prefix,
    suffix,
    counter,
    invalid,
  } = props
  const element = useStyles<HTMLSpanElement>(fieldStyles, css)
  return (
    <span ref={element} className={fieldClass('eb-text-input', props)}>
      {icon && <Icon path={icon} />}
      {prefix && <span className="eb-field__note">{prefix}</span>}
      <input
        className={`eb-field__input${props.isNumber ? ' eb-text-input__input--number' : ''}`}
        part="input"
        name={name}
        form={name ? undefined : ''}
        id={id}
        type={type}
        inputMode={props.inputMode}
        data-autofocus={props.isFirst || undefined}
        autoComplete={props.autoComplete ?? 'off'}
        autoCapitalize={isCode ? 'none' : undefined}
        spellCheck={isCode ? false : undefined}
        aria-label={label}
        aria-required={props.required}
        aria-invalid={invalid}
        aria-describedby={props.describedBy}
        placeholder={props.placeholder}
        disabled={props.disabled}
        value={value}
        onInput={(event: FormEvent<HTMLInputElement>) => onChange?.(event.currentTarget.value)}
        onBlur={onBlur}
      />
      {suffix && <span className="eb-field__note">{suffix}</span>}
      {counter && <span className="eb-field__note eb-text-input__count">{counter}</span>}
      {props.children}
    </span>
  )
}
