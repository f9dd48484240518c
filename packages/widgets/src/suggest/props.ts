import type { ListOption } from '@ebkit/ui/list-box'
import type { RefObject } from 'react'
import type { Suggestion, SuggestionSource } from './suggestions'

/** What a page can do with the widget. */
export interface SuggestHandle {
  /** Opens the list, and asks for suggestions. */
  show(): void
  /** Closes the list. */
  hide(): void
  /** Focuses the field. */
  focus(): void
}

export interface SuggestProps {
  /** The text. Anything can be typed. */
  value?: string
  /** What may be typed: texts, or objects with `value`, and `label`, `hint`, `icon` if need be. Default: none. */
  suggestions?: readonly Suggestion[]
  /** Asks for suggestions, instead of `suggestions`. Gets the text and a signal; a newer text aborts it. Default: none. */
  source?: SuggestionSource
  /** Characters from which on there are suggestions. 0: as soon as the list is opened. Default: 1. */
  minLength?: number
  /** Shown while it is empty. Default: nothing. */
  placeholder?: string
  /** Nothing can be entered. Default false. */
  disabled?: boolean
  /** Marks the field as required. Default false. */
  required?: boolean
  /** Accessible name. */
  label?: string | undefined
  /** What is wrong with the value, shown under the field. */
  errorMessage?: string | undefined
  /** The text is typed. */
  onInput?(detail: { value: string }): void
  /** The text is another one than when it got focus, or a suggestion was chosen. */
  onChange?(detail: { value: string }): void
  /** A suggestion was chosen. It has what the page gave it. */
  onSelect?(detail: { suggestion: ListOption }): void
  /** The list opened. */
  onShow?(): void
  /** The list closed. */
  onHide?(): void
  /** Receives the methods. */
  handle?: RefObject<SuggestHandle | null>
}
