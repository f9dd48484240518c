import { formatDate } from '@ebkit/rules/dates'
import type { KeyboardEvent } from 'react'
import { useHydrated } from '../environment/Environment'
import type { DateRangeModel } from './dateRangeModel'
import type { DateRangeProps } from './props'
import type { End } from './range'
import type { DateRangeState } from './state'
import type { DateRangeText } from './strings'

export interface FieldProps {
  /** Start or end of the range. */
  end: End
  model: DateRangeModel
  state: DateRangeState
  props: DateRangeProps
  text: DateRangeText
  /** Id of the element with the error message. */
  errorId: string | undefined
  /** Gets focus when its box opens. */
  isFirst?: boolean
  /** A key asks for the days: opens the panel, or goes to the day in the open one. */
  onOpen: () => void
}

/** A text field for a date and its time: read on Enter and on blur. */
export function Field({ end, model, state, props, text, errorId, isFirst, onOpen }: FieldProps) {
  const { draft, unread, typing, isOpen } = state
  const { times, nights, disabled } = props
  const isHydrated = useHydrated()
  const date = draft[end]
  const format = times ? 'YYYY-MM-DD HH:mm' : 'YYYY-MM-DD'
  const shown = unread[end] ?? (date && formatDate(date, draft[`${end}Time`], format))
  const isNext = isOpen && (draft.start && !draft.end ? 'end' : 'start') === end
  const label = text(nights ? (end === 'start' ? 'checkIn' : 'checkOut') : end)

  const take = () => {
    // The current text: it may not be rendered yet.
    const typed = model.$state.get().typing[end]
    if (typed === undefined) return
    if (typed === (shown ?? '')) model.write(end)
    else model.type(end, typed)
  }
  const press = (event: KeyboardEvent) => {
    // Keys of a composition (IME) have key code 229.
    if (event.keyCode === 229) return
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      take()
      onOpen()
    } else if (event.key === 'Enter') {
      event.preventDefault()
      take()
      if (isOpen && model.canApply()) model.apply()
    }
  }
  return (
    <input
      className={`eb-field__input eb-date-range__input ${isNext ? 'eb-date-range__input--next' : ''}`}
      part={end}
      data-autofocus={isFirst}
      autoComplete="off"
      // Belongs to no form, wherever it is rendered.
      form=""
      // On touch screens the panel opens, so no keyboard should cover it.
      inputMode={isHydrated && matchMedia('(pointer: coarse)').matches ? 'none' : undefined}
      size={format.length}
      maxLength={99}
      aria-label={label}
      placeholder={label}
      disabled={disabled}
      aria-invalid={!!errorId}
      aria-describedby={isOpen ? undefined : errorId}
      value={typing[end] ?? shown}
      onInput={(event) => model.write(end, event.currentTarget.value)}
      onBlur={take}
      onKeyDown={press}
    />
  )
}
