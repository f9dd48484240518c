import type { SelectionRule } from '@ebkit/core/services/selectionRules'
import type { RefObject } from 'react'
import type { WidgetError } from '../environment'
import type { SelectionOf } from '../selection-rule'
import type { RecheckedRow } from './recheck'
import type { PickerSource } from './source'
import type { Chosen } from './state'

/** Common props of pickers. */
export interface PickerProps<Reference, Value extends Reference> {
  /** The chosen rows, in order; or a rule. */
  selection?: SelectionOf<Reference>
  /** Opens the dialog when set to true, closes it when set to false. */
  open?: boolean
  disabled?: boolean
  /** The initially open tab. */
  tab?: string | undefined
  /** Maximum number of rows. Default: any number. */
  max?: number | undefined
  /** Single selection: a choice replaces the previous one. */
  single?: boolean | undefined
  /** Offers to select by a rule. */
  allowRule?: boolean | undefined
  /** Keeps the draft of the open dialog while the picker is not on the page. */
  draft?: { current: unknown }
  onChange?(detail: { value: Value[] | SelectionRule }): void
  onSelect?(detail: { selection: Value[] }): void
  onBeforeShow?(): boolean | undefined
  onShow?(): void
  onHide?(): void
  onAfterHide?(): void
  onCancel?(): void
  /** Rows could not be read or checked; the dialog shows it too. */
  onError?(error: WidgetError): void
}

/** Common methods of pickers. */
export interface PickerHandle<Value, Settings> {
  /** Opens the dialog. */
  show(): void
  /** Closes it and discards its draft. */
  hide(): void
  /** Focuses the open dialog, else the button. */
  focus(): void
  /** Restores the initial selection. */
  reset(): void
  /** Reads the list again. */
  reload(): void
  /**
   * Reads the chosen rows again, for a form that is about to be saved.
   * @returns rows that are gone, off the shelf, cannot be chosen any more or no longer match; nothing is taken out
   */
  recheck(): Promise<RecheckedRow[]>
  /** Opens the dialog and resolves to the confirmed choice; undefined if it was cancelled. */
  pick(settings?: Settings): Promise<Value[] | undefined>
}

/** The differences of a picker from the others: its rows. */
export interface PickerKind<Row, Reference, Value extends Reference, Props> {
  /** Creates the source, for the current props. Another function creates another model. */
  createSource(props: () => Props): PickerSource<Row>
  /** Values of the tabs in order. */
  tabsOf(props: Props): readonly string[]
  keyOf(reference: Reference): string
  /** Converts a chosen row to the form that pages get. */
  toValue(chosen: Chosen<Row>): Value
}

export type HandleOf<Value, Settings> = RefObject<PickerHandle<Value, Settings> | null>
