import type { SelectionRule } from '@ebkit/core/services/selectionRules'
import type { Selection } from './state'

/** Rows of a page. @spec W-PICK-5 */
export const pageSize = 10

/** Settings and event handlers of a picker as they are at the moment. */
export interface PickerOptions<Row> {
  /** Values of the tabs in order; one or none for a picker without tabs. */
  tabs: readonly string[]
  /** The tab that is open first. Default, and where there is no such tab: the first. */
  tab?: string
  /** Choosing a row replaces the one before (W-PICK-25). */
  single?: boolean
  /** Rows that can be chosen at most. Default: any number. */
  max?: number
  /** Offers to select by a rule: everything that matches, now and later. */
  allowRule?: boolean
  /** Rows of a page. Default 10 (W-PICK-5). */
  pageSize?: number
  /** What is chosen in the open dialog changed. */
  onSelect?(draft: Selection<Row>): void
  /** The person has confirmed, or removed something outside of the dialog: this holds now, or the rule, minus these. @spec W-PICK-28 */
  onConfirm?(selection: Selection<Row>, rule?: SelectionRule): void
  /** The dialog is about to open. False keeps it closed. */
  onBeforeShow?(): boolean | undefined
  onShow?(): void
  /** The dialog closes. `isConfirmed`: `onConfirm` came just before; else it was cancelled. */
  onHide?(isConfirmed: boolean): void
  /** A `ServiceError`, mostly. What went wrong is in the state too. */
  onError?(error: unknown): void
}
