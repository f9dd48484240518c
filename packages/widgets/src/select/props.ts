import type { RefObject } from 'react'
import type { GivenOption } from '../option-group/optionItem'
import type { SelectOption } from './options'

/** What a page can do with the widget. */
export interface SelectHandle {
  /** Opens the list. */
  show(): void
  /** Closes the list. */
  hide(): void
  /** Focuses the field. */
  focus(): void
}

export interface SelectProps {
  /**
   * What can be chosen: `value` and `label`; `disabled`, `hint` (small text at the end, such as why it is disabled),
   * `icon` (address of a picture) and `group` (heading) if need be. A text or a number alone is value and label. An option with
   * an empty value stands for “none”. Default: none yet.
   */
  options?: readonly GivenOption<SelectOption>[]
  /** Chosen values. Those that no option has are kept and shown. */
  selection?: readonly string[]
  /** Several can be chosen; the list stays open while they are. */
  multiple?: boolean
  /** Shown while nothing is chosen. Default: 选择. */
  placeholder?: string
  /** A × takes back what is chosen. */
  clearable?: boolean
  /** A field above the options finds them by a part of their text. */
  filter?: boolean
  /** Nothing can be chosen. Default false. */
  disabled?: boolean
  /** Marks the field as required. Default false. */
  required?: boolean
  /** Accessible name. */
  label?: string | undefined
  /** What is wrong with the value, shown under the field. */
  errorMessage?: string | undefined
  /** Other values are chosen. */
  onChange?(detail: { value: string[] }): void
  /** Somebody searches: `options` are then what is found, as they are. Default: those whose text holds it. */
  onFind?(text: string): void
  /** Said below the options: that there are more, or why there are none. */
  note?: string | undefined
  /** The list opened. */
  onShow?(): void
  /** The list closed. */
  onHide?(): void
  /** Receives the methods. */
  handle?: RefObject<SelectHandle | null>
}
