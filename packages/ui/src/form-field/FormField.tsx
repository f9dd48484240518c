import { type ReactNode, useRef } from 'react'
import { fieldStyles } from '../field/fieldStyles'
import { FieldError } from '../field-error/FieldError'
import { useStyles } from '../styles/useStyles'
import css from './FormField.css'

export interface FormFieldProps {
  /** What it is called on the screen. */
  label: string
  /** Id of the control, for the label; a control without one gets focus all the same. */
  controlId: string
  /** Shown below. */
  help?: string | undefined
  helpId?: string
  /** What is wrong, in place of the help's first line. */
  message?: string | undefined
  messageId: string
  /** A red star after the label. */
  required?: boolean | undefined
  /** How wide the control may be: 200, 320 or 520 px, or all there is. Default `long`. */
  width?: 'short' | 'middle' | 'long' | 'full' | undefined
  /** The label stands above the control, whatever room there is. */
  labelAbove?: boolean
  /** Screen readers announce what is wrong as soon as it is there. */
  announced?: boolean
  /** Name by which it is found. */
  name: string
  children: ReactNode
}

/** A label, a control, what is wrong with it, help. The label stands beside it, above it where there is little room. */
export function FormField(props: FormFieldProps) {
  const {
    label,
    controlId,
    help,
    helpId,
    message,
    messageId,
    required,
    width = 'long',
    name,
    labelAbove,
    announced,
  } = props
  const element = useStyles<HTMLDivElement>(fieldStyles, css)
  const body = useRef<HTMLDivElement>(null)
  const error = <FieldError id={messageId} message={message} />
  return (
    <div
      ref={element}
      className={`eb-form-field${labelAbove ? ' eb-form-field--label-above' : ''}`}
      part="field"
      data-field={name}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a label is for the pointer */}
      <label
        className="eb-field__label eb-form-field__label"
        htmlFor={controlId}
        onClick={() => focusFirst(body.current)}
      >
        {label}
        {required && (
          <span className="eb-field__star" aria-hidden="true">
            *
          </span>
        )}
      </label>
      <div className="eb-form-field__body">
        <div ref={body} className={`eb-form-field__control eb-form-field__control--${width}`}>
          {props.children}
        </div>
        {/* Screen readers announce only what changes in an alert that is there already. */}
        {announced ? <div role="alert">{error}</div> : error}
        {help && (
          <div id={helpId} className="eb-field__help">
            {help}
          </div>
        )}
      </div>
    </div>
  )
}

/** Focuses the first thing in it that takes focus: the chosen one of radios, a field rather than a button before it. */
export function focusFirst(place: Element | null | undefined): boolean {
  const selector = 'input:checked, input, textarea, select, button, [tabindex="0"]'
  const all = [...(place?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(
    (element) => !element.matches(':disabled') && element.offsetWidth,
  )
  const chosen = all.find((element) => element.matches('[type=radio]:checked'))
  const target = chosen ?? all.find((element) => !element.matches('button')) ?? all[0]
  target?.focus()
  return !!target
}
