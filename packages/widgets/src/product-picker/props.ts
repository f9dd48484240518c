import type { Product } from '@ebkit/core/services/products'
import type { RefObject } from 'react'
import type { WidgetError } from '../environment'
import type { ChosenFlags, Named } from '../picker/fieldProps'
import type { RecheckedRow } from '../picker/recheck'
import type { SelectionOf } from '../selection-rule'
import type { ColumnChoices } from './columns'
import type { TabChoice } from './tabChoices'

/** What identifies a product; a page may give more of it, such as a whole row. @spec W-PICK-35 */
export interface ProductReference {
  /** Id of the product. */
  ticketProductId: string | number
  /** Kind of the product: with the id it identifies one. */
  productType: string
}

/** A chosen product: the gateway's row, prices in cents, and what follows from it. @spec W-PICK-34 */
export interface ChosenProduct
  extends ProductReference,
    ChosenFlags,
    Omit<Named<Product>, keyof ProductReference> {}

/** A filter that the page sets and no person can clear. */
export interface LockedFilter {
  /** Parameter of the list call. */
  name: string
  /** Its value. */
  value: string | number
  /** What the person reads. */
  label: string
}

/** What the dialog offers; `pick` may ask for something else. */
export interface ProductPickerSettings {
  /** Tabs by value: `default`, `13`, `19`, `24`, `29`, `30`; or objects with more. Default: `default` alone. */
  tabs?: readonly TabChoice[] | undefined
  /** The tab that is open first. Default: the first. */
  tab?: string | undefined
  /** Products that can be chosen at most. Default: any number. */
  max?: number | undefined
  /** Choosing one replaces the one before. */
  single?: boolean | undefined
  /** Type of the activity that is chosen for; 23, 24, 25 and 32 exclude products of each other. Default: none, nothing is excluded. */
  activityType?: number | undefined
  /** Filters that narrow every list, are shown, and cannot be cleared by the person. Default: none. */
  filters?: readonly LockedFilter[] | undefined
  /** Title of the dialog. Default 选择商品. */
  heading?: string | undefined
}

/** What differs for one `pick` of products. */
export interface PickOptions extends ProductPickerSettings {
  /** What is chosen at the beginning. Default: nothing. */
  selection?: readonly ProductReference[]
}

/** What a page can do with the picker. */
export interface ProductPickerHandle {
  /** Opens the dialog. */
  show(): void
  /** Closes it; what was not confirmed is forgotten. */
  hide(): void
  /** Focuses the open dialog, else the button. */
  focus(): void
  /** Closes the dialog and forgets what was begun. */
  reset(): void
  /** Reads the list and the chosen products again. */
  reload(): void
  /**
   * Reads what is chosen once more, for a form that is about to be saved.
   *
   * @returns products that are gone, off the shelf, cannot be chosen any more or no longer match; nothing is taken out
   */
  recheck(): Promise<RecheckedRow[]>
  /**
   * Opens the dialog for a choice of its own: neither selection nor value of the picker change.
   *
   * @returns what was confirmed; undefined when it was cancelled, another `pick` came, or the picker was removed
   */
  pick(options?: PickOptions): Promise<ChosenProduct[] | undefined>
}

export interface ProductPickerProps extends ProductPickerSettings {
  /** Chosen products, in order; or a rule that selects them. */
  selection?: SelectionOf<ProductReference>
  /** Offers to select everything that matches, now and later, minus some products: `value` is then a rule. */
  allowRule?: boolean
  /** Products that the activity holds already, as `value`: being in it does not exclude them. Default: none. */
  ownProducts?: string | undefined
  /** Audit status of the products in the list. Default 4, approved. */
  auditStatus?: number | undefined
  /** Store whose products are listed. Default: the gateway's choice. */
  chooseHotelId?: string | undefined
  /** Further parameters of the list call. Default: none. */
  params?: Readonly<Record<string, unknown>> | undefined
  /** Unit of prices on the wire. Default `yuan`. */
  priceUnit?: 'yuan' | 'cents' | undefined
  /** How lists are asked for. Default `POST`. */
  method?: 'POST' | 'GET' | undefined
  /** Columns of all tabs, or of single ones by value. Default: each tab's own. */
  columns?: ColumnChoices | undefined
  /** No button; the dialog then opens by `show`, `pick` or `open`. */
  noButton?: boolean
  /** No list of the chosen products under the button. */
  noSummary?: boolean
  /** Opens the dialog when it turns true, closes it when it turns false. */
  open?: boolean
  /** Words of the button. Default 选择商品. */
  buttonLabel?: string | undefined
  /** Cannot be opened, nothing can be removed. */
  disabled?: boolean
  /** Accessible name of the whole. */
  label?: string | undefined
  /** What is wrong, for the person. */
  errorMessage?: string | undefined
  /** Told why the selection cannot be submitted; without a message that it can be. */
  reportProblem?(message?: string): void
  /** Where what is chosen in the open dialog is kept while the picker is not on the page. */
  draft?: { current: unknown }
  /**
   * The person has confirmed a selection, or removed something from it. With `allowRule` the value may be a
   * `SelectionRule` too: a handler that says so in its parameter's type is accepted.
   *
   * @spec W-PICK-28
   */
  onChange?(detail: { value: ChosenProduct[] }): void
  /** What is chosen in the open dialog changed. */
  onSelect?(detail: { selection: ChosenProduct[] }): void
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
  /** Something went wrong, beside what the picker shows of it. Default: goes to the environment. */
  onError?(error: WidgetError): void
  /** Receives the methods. */
  handle?: RefObject<ProductPickerHandle | null>
}
