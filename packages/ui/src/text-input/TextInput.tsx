import type { FormEvent, ReactNode } from 'react'
import { fieldClass } from '../field/fieldClass'
import { fieldStyles } from '../field/fieldStyles'
import { Icon } from '../icon/Icon'
import { useStyles } from '../styles/useStyles'
import css from './TextInput.css'

export interface TextInputProps {
  /** Without it the field itself keeps the text: read it from the form around it. */
  value?: string
  /** After every change by the person, also within a composition (IME). */
  onChange?: (value: string) => void
  /** The field was left. */
  onBlur?: (() => void) | undefined
  id?: string | undefined
  /** Name in the data of the form around it. Default: it belongs to no form. */
  name?: string | undefined
  /** Accessible name. */
  label: string
  type?: 'text' | 'url' | 'tel' | 'email' | 'password' | undefined
  /** Keyboard of touch screens. */
  inputMode?: 'text' | 'decimal' | 'numeric' | undefined
  autoComplete?: string | undefined
  placeholder?: string | undefined
  /** Such as an account: no spelling is checked, no letter is made a capital. */
  isCode?: boolean | undefined
  /** Drawing before the text, from `icons`. */
  icon?: string | undefined
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
  /** A button at the end. */
  children?: ReactNode
}

/** One line of text in a frame, with what stands before and behind it. */
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
