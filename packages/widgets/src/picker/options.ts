import type { SelectionRule } from '@ebkit/core/services/selectionRules'
import type { Selection } from './state'

/** Default page size. @spec W-PICK-5 */
export const pageSize = 10

/** Current settings and event handlers of a picker. */
export interface PickerOptions<Row> {
  /** Values of the tabs in order; one or none for a picker without tabs. */
  tabs: readonly string[]
  /** The initially open tab. Default, also if it does not exist: the first. */
  tab?: string
  /** A choice replaces the previous one (W-PICK-25). */
  single?: boolean
  /** Maximum number of rows. Default: any number. */
  max?: number
  /** Offers to select by a rule: everything that matches, now and later. */
  allowRule?: boolean
  /** Page size. Default 10 (W-PICK-5). */
  pageSize?: number
  /** The draft of the open dialog changed. */
  onSelect?(draft: Selection<Row>): void
  /**
   * The user has confirmed, or removed rows in the summary: this is the choice now, or the exceptions of the rule.
   * @spec W-PICK-28
   */
  onConfirm?(selection: Selection<Row>, rule?: SelectionRule): void
  /** The dialog is about to open. Return false to keep it closed. */
  onBeforeShow?(): boolean | undefined
  onShow?(): void
  /** The dialog closes. `isConfirmed`: `onConfirm` was called just before; otherwise it was cancelled. */
  onHide?(isConfirmed: boolean): void
  /** A request failed, mostly with a `ServiceError`. The state contains the error too. */
  onError?(error: unknown): void
}
