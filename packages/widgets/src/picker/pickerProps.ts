import type { SelectionRule } from '@ebkit/core/services/selectionRules'
import type { RefObject } from 'react'
import type { WidgetError } from '../environment'
import type { SelectionOf } from '../selection-rule'
import type { RecheckedRow } from './recheck'
import type { PickerSource } from './source'
import type { Chosen } from './state'

/** What a page gives every picker. */
export interface PickerProps<Reference, Value extends Reference> {
  /** What is chosen, in order; or a rule. */
  selection?: SelectionOf<Reference>
  /** Opens the dialog when it turns true, closes it when it turns false. */
  open?: boolean
  disabled?: boolean
  /** The tab that is open first. */
  tab?: string | undefined
  /** Rows that can be chosen at most. Default: any number. */
  max?: number | undefined
  /** Choosing one replaces the one before. */
  single?: boolean | undefined
  /** Offers to select by a rule. */
  allowRule?: boolean | undefined
  /** Where what is chosen in the open dialog is kept while the picker is not on the page. */
  draft?: { current: unknown }
  onChange?(detail: { value: Value[] | SelectionRule }): void
  onSelect?(detail: { selection: Value[] }): void
  onBeforeShow?(): boolean | undefined
  onShow?(): void
  onHide?(): void
  onAfterHide?(): void
  onCancel?(): void
  /** Rows could not be read or checked; the dialog says so too. */
  onError?(error: WidgetError): void
}

/** What a page can do with every picker. */
export interface PickerHandle<Value, Settings> {
  /** Opens the dialog. */
  show(): void
  /** Closes it; what was not confirmed is forgotten. */
  hide(): void
  /** Focuses the open dialog, else the button. */
  focus(): void
  /** Restores the initial selection. */
  reset(): void
  /** Reads the list again. */
  reload(): void
  /**
   * Reads what is chosen once more, for a form that is about to be saved.
   *
   * @returns rows that are gone, off the shelf, cannot be chosen any more or no longer match; nothing is taken out
   */
  recheck(): Promise<RecheckedRow[]>
  /** Opens the dialog and resolves to what was confirmed; undefined if it was cancelled. */
  pick(settings?: Settings): Promise<Value[] | undefined>
}

/** What distinguishes a picker from the others: its rows. */
export interface PickerKind<Row, Reference, Value extends Reference, Props> {
  /** Rows to choose from, by the properties that hold at the moment. Another function makes another model. */
  createSource(props: () => Props): PickerSource<Row>
  /** Values of the tabs in order. */
  tabsOf(props: Props): readonly string[]
  keyOf(reference: Reference): string
  /** A chosen row as pages get it. */
  toValue(chosen: Chosen<Row>): Value
}

export type HandleOf<Value, Settings> = RefObject<PickerHandle<Value, Settings> | null>
