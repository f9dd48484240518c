import type { RefObject } from 'react'
import type { PickerFieldSettings } from './PickerField'
import type { PickerHandle, PickerProps } from './pickerProps'

/** Props of pickers whose rows have one id. */
export interface PickerElementProps<Reference, Value extends Reference, Settings>
  extends PickerFieldSettings,
    Omit<PickerProps<Reference, Value>, 'tab' | 'max' | 'single' | 'allowRule'> {
  /** Offers to select everything that matches, now and later, except some rows: `value` is then a rule. */
  allowRule?: boolean
  /** Opens the dialog when set to true, closes it when set to false. */
  open?: boolean
  /** Cannot be opened, and nothing can be removed. */
  disabled?: boolean
  /** Keeps the draft of the open dialog while the picker is not on the page. */
  draft?: { current: unknown }
  /**
   * The user has confirmed a selection, or removed something from it. With `allowRule` the value may also be a
   * `SelectionRule`: a handler whose parameter type includes it is accepted.
   */
  onChange?(detail: { value: Value[] }): void
  /** The draft of the open dialog changed. */
  onSelect?(detail: { selection: Value[] }): void
  /** The dialog is about to open; return false to keep it closed. */
  onBeforeShow?(): boolean | undefined
  /** The dialog is open. */
  onShow?(): void
  /** The dialog closes. */
  onHide?(): void
  /** The closing animation has ended. */
  onAfterHide?(): void
  /** Closed without confirming. */
  onCancel?(): void
  /** Receives the methods. */
  handle?: RefObject<PickerHandle<Value, Settings> | null>
}

/** Flags of a chosen row for pages. */
export interface ChosenFlags {
  /** It is chosen: always true in events. */
  isSelected: boolean
  /** It cannot be chosen, or no longer exists. */
  disabled: boolean
  /** It is in another activity. */
  exitActivity: boolean
}

/** The properties in the schema of a row: others are passed on without a type. */
export type Named<Row> = { [Name in keyof Row as string extends Name ? never : Name]?: Row[Name] }
