import { optionId } from '@ebkit/ui/list-box'
import { useState } from 'react'
import type { CountryPickerProps } from './props'
import type { CountryPickerText } from './strings'
import type { CountryPickerState } from './useCountryPicker'

export interface CountryInputProps {
  /** Id prefix of the widget. */
  id: string
  props: CountryPickerProps
  state: CountryPickerState
  text: CountryPickerText
}

/** The text field: an editable combobox. During a composition (IME) the list waits for its end. */
export function CountryInput({ id, props, state, text }: CountryInputProps) {
  const { selection, disabled, label, placeholder, errorMessage } = props
  const { isOpen, setOpen, query, type, active, onKeyDown } = state
  const [composed, setComposed] = useState<string>()
  const hint = placeholder || text('placeholder')
  return (
    <input
      className="eb-field__input eb-combo__input"
      role="combobox"
      autoComplete="off"
      // In no form: the element itself takes part.
      form=""
      aria-label={label || hint}
      aria-autocomplete="list"
      aria-expanded={isOpen}
      aria-controls={isOpen ? `${id}l` : undefined}
      aria-activedescendant={isOpen && active >= 0 ? optionId(`${id}l`, active) : undefined}
      aria-invalid={!!errorMessage}
      aria-describedby={errorMessage && `${id}e`}
      placeholder={selection?.length ? undefined : hint}
      disabled={disabled}
      value={composed ?? query}
      onClick={() => setOpen(true)}
      onCompositionStart={(event) => setComposed(event.currentTarget.value)}
      onInput={(event) => (composed === undefined ? type : setComposed)(event.currentTarget.value)}
      onCompositionEnd={(event) => {
        setComposed(undefined)
        type(event.currentTarget.value)
      }}
      onKeyDown={onKeyDown}
    />
  )
}
