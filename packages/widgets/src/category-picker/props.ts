import type { TicketCategory } from '@ebkit/core/services/ticketCategories'
import type { ChosenFlags, Named, PickerElementProps } from '../picker/fieldProps'
import type { PickerHandle } from '../picker/pickerProps'
import type { SelectionOf } from '../selection-rule'
import type { ColumnChoices } from './columns'
import type { TabChoice } from './tabs'

/** The key of a category; a page may pass further fields, such as a whole row. */
export interface CategoryReference {
  /** Id of the category. */
  ticketCategoryId: string | number
}

/** A chosen category: the gateway's row, with derived flags. @spec W-TCP-17 */
export interface ChosenCategory
  extends CategoryReference,
    ChosenFlags,
    Omit<Named<TicketCategory>, keyof CategoryReference> {}

/** A filter of the page that the user cannot remove. */
export interface CategoryFilter {
  /** Field of the row. Rules support `productType`. */
  name: string
  /** Its value, or several with commas. */
  value: string | number
  /** The displayed text. */
  label: string
}

/** What the dialog offers; `pick` may override it. */
export interface CategoryPickerSettings {
  /** Tabs by value: `13`, `19`, `24`; or objects with more. Default: all three. */
  tabs?: readonly TabChoice[] | undefined
  /** The initially open tab. Default: the first. */
  tab?: string | undefined
  /** Maximum number of chosen categories. Default: any number. */
  max?: number | undefined
  /** Single selection: a choice replaces the previous one. */
  single?: boolean | undefined
  /** Type of the activity; 23, 24, 25 and 32 exclude each other's categories. Default: none, nothing is excluded. */
  activityType?: number | undefined
  /** Filters that narrow the list, are shown, and cannot be removed by the user. Default: none. */
  filters?: readonly CategoryFilter[] | undefined
  /** Title of the dialog. Default 选择分类. */
  heading?: string | undefined
}

/** Options of one `pick` of categories. */
export interface CategoryPickOptions extends CategoryPickerSettings {
  /** The initial choice. Default: none. */
  selection?: readonly CategoryReference[]
}

/** Methods of a category picker. */
export type CategoryPickerHandle = PickerHandle<ChosenCategory, CategoryPickOptions>

export interface CategoryPickerProps
  extends CategoryPickerSettings,
    PickerElementProps<CategoryReference, ChosenCategory, CategoryPickOptions> {
  /** Chosen categories, in order; or a rule that selects them. */
  selection?: SelectionOf<CategoryReference>
  /**
   * Categories that the activity already contains, as `value`: these are not excluded because of it. Default: none.
   */
  ownCategories?: string | undefined
  /** Hotel of the listed categories. Default: the page's, else that of the session. */
  hotelId?: string | undefined
  /** Columns of all tabs, or of single ones by value. Default: each tab's own. */
  columns?: ColumnChoices | undefined
}
