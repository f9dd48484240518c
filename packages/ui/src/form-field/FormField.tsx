import { type ReactNode, useRef } from 'react'
import { fieldStyles } from '../field/fieldStyles'
import { FieldError } from '../field-error/FieldError'
import { useStyles } from '../styles/useStyles'
import css from './FormField.css'

export interface FormFieldProps {
  /** Its visible name. */
  label: string
  /** Id of the control, for the label; without an id the label still focuses the control. */
  controlId: string
  /** Help, shown below. */
  help?: string | undefined
  helpId?: string
  /** The error, shown above the help. */
  message?: string | undefined
  messageId: string
  /** A red star after the label. */
  required?: boolean | undefined
  /** Maximum width of the control: 200, 320 or 520 px, or all there is. Default `long`. */
  width?: 'short' | 'middle' | 'long' | 'full' | undefined
  /** The label is above the control, whatever the width. */
  labelAbove?: boolean
  /** Screen readers announce the error as soon as it appears. */
  announced?: boolean
  /** Name for finding the field. */
  name: string
  children: ReactNode
}

/**
 * A label, a control, its error and help. The label is beside the control, or above it in a narrow box.
 *
 * @example
 * ```tsx
 * import { FormField } from '@ebkit/ui/form-field'
 * import { TextInput } from '@ebkit/ui/text-input'
 *
 * export const GuestName = ({ problem }: { problem?: string }) => (
 *   <FormField name="guestName" label="Name" controlId="guest-name" messageId="guest-name-error" message={problem} required>
 *     <TextInput id="guest-name" label="Name" invalid={!!problem} describedBy="guest-name-error" />
 *   </FormField>
 * )
 * ```
 */
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
          // The word joiner keeps the star with the last character: it never starts a line.
          <span className="eb-field__star" aria-hidden="true">
            {'\u2060*'}
          </span>
        )}
      </label>
      <div className="eb-form-field__body">
        <div ref={body} className={`eb-form-field__control eb-form-field__control--${width}`}>
          {props.children}
        </div>
        {/* Screen readers announce only changes in an existing alert. */}
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

/** Focuses its first focusable element: the checked radio button, a field rather than a button before it. */
export function focusFirst(place: Element | null | undefined): boolean {
  const selector = 'input:checked, input, textarea, [contenteditable=true], select, button, [tabindex="0"]'
  const all = [...(place?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(
    (element) => !element.matches(':disabled') && element.offsetWidth,
  )
  const chosen = all.find((element) => element.matches('[type=radio]:checked'))
  const target = chosen ?? all.find((element) => !element.matches('button')) ?? all[0]
  target?.focus()
  return !!target
}
