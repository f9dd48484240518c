import { Icon } from '@ebkit/ui/icon'
import { circleAlertIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { type ReactNode, type Ref, useId } from 'react'
import css from './Field.css'

export interface TextFieldProps {
  label: string
  /** Name in the form's data. */
  name: string
  /** Icon before the text. */
  icon: string
  /** `text` by default. */
  type?: 'text' | 'password'
  autoComplete?: string
  /** Why the text is not accepted; stands below the field and is announced. */
  error?: string
  /** A button at the end of the field. */
  children?: ReactNode
  inputRef?: Ref<HTMLInputElement>
}

/** A labelled one-line input. The text stays in the input itself: read it from the form on submit. */
export function TextField({ label, name, icon, type = 'text', error, children, ...rest }: TextFieldProps) {
  const root = useStyles<HTMLDivElement>(css)
  const id = useId()
  return (
    <div ref={root} className="eb-field">
      <label className="eb-field__label" htmlFor={id}>
        {label}
      </label>
      <div className={`eb-field__box ${error ? 'eb-field__box--invalid' : ''}`}>
        <Icon path={icon} />
        <input
          id={id}
          ref={rest.inputRef}
          className="eb-field__input"
          name={name}
          type={type}
          autoComplete={rest.autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {children}
      </div>
      <div role="alert" id={`${id}-error`}>
        {error && (
          <p className="eb-field__error">
            <Icon path={circleAlertIcon} />
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
