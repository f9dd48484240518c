import type { ListOption } from '@ebkit/ui/list-box'
import type { RefObject } from 'react'
import type { Suggestion, SuggestionSource } from './suggestions'

/** Methods for the page. */
export interface SuggestHandle {
  /** Opens the list, and requests suggestions. */
  show(): void
  /** Closes the list. */
  hide(): void
  /** Focuses the field. */
  focus(): void
}

export interface SuggestProps {
  /** The text. Any text is allowed. */
  value?: string
  /** The suggestions: texts, or objects with `value`, and optionally `label`, `hint`, `icon`. Default: none. */
  suggestions?: readonly Suggestion[]
  /**
   * Loads suggestions, instead of `suggestions`. Gets the text and a signal, which a newer text aborts. Default:
   * none.
   */
  source?: SuggestionSource
  /** Minimum number of characters for suggestions. 0: as soon as the list is opened. Default: 1. */
  minLength?: number
  /** Placeholder of the empty field. Default: none. */
  placeholder?: string
  /** Nothing can be entered. Default false. */
  disabled?: boolean
  /** Marks the field as required. Default false. */
  required?: boolean
  /** Accessible name. */
  label?: string | undefined
  /** The error message, shown below the field. */
  errorMessage?: string | undefined
  /** The text is typed. */
  onInput?(detail: { value: string }): void
  /** The text has changed since it got focus, or a suggestion was chosen. */
  onChange?(detail: { value: string }): void
  /** A suggestion was chosen. It is the page's object. */
  onSelect?(detail: { suggestion: ListOption }): void
  /** The list opened. */
  onShow?(): void
  /** The list closed. */
  onHide?(): void
  /** Receives the methods. */
  handle?: RefObject<SuggestHandle | null>
}
