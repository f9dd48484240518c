import type { Product } from '@ebkit/core/services/products'
import type { RefObject } from 'react'
import type { WidgetError } from '../environment'
import type { ChosenFlags, Named } from '../picker/fieldProps'
import type { RecheckedRow } from '../picker/recheck'
import type { SelectionOf } from '../selection-rule'
import type { ColumnChoices } from './columns'
import type { TabChoice } from './tabChoices'

/** The key of a product; a page may pass further fields, such as a whole row. @spec W-PICK-35 */
export interface ProductReference {
  /** Id of the product. */
  ticketProductId: string | number
  /** Type of the product, which with the id identifies it. */
  productType: string
}

/** A chosen product: the gateway's row, prices in cents, with derived flags. @spec W-PICK-34 */
export interface ChosenProduct
  extends ProductReference,
    ChosenFlags,
    Omit<Named<Product>, keyof ProductReference> {}

/** A filter of the page that the user cannot remove. */
export interface LockedFilter {
  /** Parameter of the list call. */
  name: string
  /** Its value. */
  value: string | number
  /** The displayed text. */
  label: string
}

/** What the dialog offers; `pick` may override it. */
export interface ProductPickerSettings {
  /** Tabs by value: `default`, `13`, `19`, `24`, `29`, `30`; or objects with more. Default: only `default`. */
  tabs?: readonly TabChoice[] | undefined
  /** The initially open tab. Default: the first. */
  tab?: string | undefined
  /** Maximum number of chosen products. Default: any number. */
  max?: number | undefined
  /** Single selection: a choice replaces the previous one. */
  single?: boolean | undefined
  /** Type of the activity; 23, 24, 25 and 32 exclude each other's products. Default: none, nothing is excluded. */
  activityType?: number | undefined
  /** Filters that narrow every list, are shown, and cannot be removed by the user. Default: none. */
  filters?: readonly LockedFilter[] | undefined
  /** Title of the dialog. Default 选择商品. */
  heading?: string | undefined
}

/** Options of one `pick` of products. */
export interface PickOptions extends ProductPickerSettings {
  /** The initial choice. Default: none. */
  selection?: readonly ProductReference[]
}

/** Methods for the page. */
export interface ProductPickerHandle {
  /** Opens the dialog. */
  show(): void
  /** Closes it and discards its draft. */
  hide(): void
  /** Focuses the open dialog, else the button. */
  focus(): void
  /** Closes the dialog and discards unsaved changes. */
  reset(): void
  /** Reads the list and the chosen products again. */
  reload(): void
  /**
   * Reads the chosen products again, for a form that is about to be saved.
   * @returns products that are gone, off the shelf, cannot be chosen any more or no longer match; nothing is taken out
   */
  recheck(): Promise<RecheckedRow[]>
  /**
   * Opens the dialog for a separate choice: neither selection nor value of the picker change.
   * @returns what was confirmed; undefined when it was cancelled, another `pick` came, or the picker was removed
   */
  pick(options?: PickOptions): Promise<ChosenProduct[] | undefined>
}

export interface ProductPickerProps extends ProductPickerSettings {
  /** Chosen products, in order; or a rule that selects them. */
  selection?: SelectionOf<ProductReference>
  /** Offers to select everything that matches, now and later, except some products: `value` is then a rule. */
  allowRule?: boolean
  /** Products that the activity already contains, as `value`: these are not excluded because of it. Default: none. */
  ownProducts?: string | undefined
  /** Audit status of the products in the list. Default 4, approved. */
  auditStatus?: number | undefined
  /** Store of the listed products. Default: the gateway's choice. */
  chooseHotelId?: string | undefined
  /** Further parameters of the list call. Default: none. */
  params?: Readonly<Record<string, unknown>> | undefined
  /** Unit of prices on the wire. Default `yuan`. */
  priceUnit?: 'yuan' | 'cents' | undefined
  /** Method of the list calls. Default `POST`. */
  method?: 'POST' | 'GET' | undefined
  /** Columns of all tabs, or of single ones by value. Default: each tab's own. */
  columns?: ColumnChoices | undefined
  /** Hides the button; the dialog then opens by `show`, `pick` or `open`. */
  noButton?: boolean
  /** Hides the list of the chosen products below the button. */
  noSummary?: boolean
  /** Opens the dialog when set to true, closes it when set to false. */
  open?: boolean
  /** Text of the button. Default 选择商品. */
  buttonLabel?: string | undefined
  /** Cannot be opened, and nothing can be removed. */
  disabled?: boolean
  /** Accessible name of the widget. */
  label?: string | undefined
  /** The error message. */
  errorMessage?: string | undefined
  /** Called with the reason if the selection cannot be submitted, and without one when it can. */
  reportProblem?(message?: string): void
  /** Keeps the draft of the open dialog while the picker is not on the page. */
  draft?: { current: unknown }
  /**
   * The user has confirmed a selection, or removed something from it. With `allowRule` the value may also be a
   * `SelectionRule`: a handler whose parameter type includes it is accepted.
   * @spec W-PICK-28
   */
  onChange?(detail: { value: ChosenProduct[] }): void
  /** The draft of the open dialog changed. */
  onSelect?(detail: { selection: ChosenProduct[] }): void
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
  /** An error occurred; the picker shows it too. Default: reported to the environment. */
  onError?(error: WidgetError): void
  /** Receives the methods. */
  handle?: RefObject<ProductPickerHandle | null>
}
