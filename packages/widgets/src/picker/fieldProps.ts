import type { RefObject } from 'react'
import type { PickerFieldSettings } from './PickerField'
import type { PickerHandle, PickerProps } from './pickerProps'

/** What a page gives the pickers whose rows have one id. */
export interface PickerElementProps<Reference, Value extends Reference, Settings>
  extends PickerFieldSettings,
    Omit<PickerProps<Reference, Value>, 'tab' | 'max' | 'single' | 'allowRule'> {
  /** Offers to select everything that matches, now and later, minus some rows: `value` is then a rule. */
  allowRule?: boolean
  /** Opens the dialog when it turns true, closes it when it turns false. */
  open?: boolean
  /** Cannot be opened, nothing can be removed. */
  disabled?: boolean
  /** Where what is chosen in the open dialog is kept while the picker is not on the page. */
  draft?: { current: unknown }
  /**
   * The person has confirmed a selection, or removed something from it. With `allowRule` the value may be a
   * `SelectionRule` too: a handler that says so in its parameter's type is accepted.
   */
  onChange?(detail: { value: Value[] }): void
  /** What is chosen in the open dialog changed. */
  onSelect?(detail: { selection: Value[] }): void
  /** The dialog is about to open; false keeps it closed. */
  onBeforeShow?(): boolean | undefined
  /** The dialog is open. */
  onShow?(): void
  /** The dialog closes. */
  onHide?(): void
  /** Gone from the screen, the way out included. */
  onAfterHide?(): void
  /** Closed without confirming. */
  onCancel?(): void
  /** Receives the methods. */
  handle?: RefObject<PickerHandle<Value, Settings> | null>
}

/** What follows from a chosen row for pages. */
export interface ChosenFlags {
  /** It is chosen: always true of what a page is told. */
  isSelected: boolean
  /** It cannot be chosen, or does not exist any more. */
  disabled: boolean
  /** It is in another activity. */
  exitActivity: boolean
}

/** What the schema of a row names: no type can be told of the rest that it lets through. */
export type Named<Row> = { [Name in keyof Row as string extends Name ? never : Name]?: Row[Name] }
