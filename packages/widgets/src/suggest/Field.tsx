import { optionId } from '@ebkit/ui/list-box'
import { type KeyboardEvent, useState } from 'react'
import type { SuggestProps } from './props'
import type { SuggestState } from './useSuggest'

export interface FieldProps {
  id: string
  props: SuggestProps
  state: SuggestState
  /** Accessible name, if the page gives none. */
  fallback: string
  onKeyDown: (event: KeyboardEvent) => void
}

/** The text field. During a composition (IME) it reports and requests nothing until the end. */
export function Field({ id, props, state, fallback, onKeyDown }: FieldProps) {
  const { errorMessage, placeholder, label = fallback } = props
  const { value, isOpen, options, active, type, show } = state
  const [composed, setComposed] = useState<string>()
  const hasList = isOpen && options.length > 0
  return (
    <input
      className="eb-field__input eb-combo__input"
      part="input"
      data-autofocus=""
      // In no form, wherever it is rendered: the element itself takes part.
      form=""
      autoComplete="off"
      role="combobox"
      aria-autocomplete="list"
      aria-label={label}
      aria-expanded={hasList}
      aria-controls={hasList ? id : undefined}
      aria-activedescendant={active < 0 ? undefined : optionId(id, active)}
      aria-required={props.required}
      aria-invalid={!!errorMessage}
      aria-describedby={errorMessage && `${id}-error`}
      placeholder={placeholder}
      disabled={props.disabled}
      value={composed ?? value}
      onClick={() => isOpen || show(value, true)}
      onKeyDown={onKeyDown}
      onCompositionStart={(event) => setComposed(event.currentTarget.value)}
      onInput={(event) => (composed === undefined ? type : setComposed)(event.currentTarget.value)}
      onCompositionEnd={(event) => {
        setComposed(undefined)
        type(event.currentTarget.value)
      }}
    />
  )
}
