import type { TicketCategory } from '@ebkit/core/services/ticketCategories'
import type { ChosenFlags, Named, PickerElementProps } from '../picker/fieldProps'
import type { PickerHandle } from '../picker/pickerProps'
import type { SelectionOf } from '../selection-rule'
import type { ColumnChoices } from './columns'
import type { TabChoice } from './tabs'

/** What identifies a category; a page may give more of it, such as a whole row. */
export interface CategoryReference {
  /** Id of the category. */
  ticketCategoryId: string | number
}

/** A chosen category: the gateway's row, and what follows from it. @spec W-TCP-17 */
export interface ChosenCategory
  extends CategoryReference,
    ChosenFlags,
    Omit<Named<TicketCategory>, keyof CategoryReference> {}

/** A filter that the page sets and no person can clear. */
export interface CategoryFilter {
  /** Field of the row. Rules know `productType`. */
  name: string
  /** Its value, or several with commas. */
  value: string | number
  /** What the person reads. */
  label: string
}

/** What the dialog offers; `pick` may ask for something else. */
export interface CategoryPickerSettings {
  /** Tabs by value: `13`, `19`, `24`; or objects with more. Default: all three. */
  tabs?: readonly TabChoice[] | undefined
  /** The tab that is open first. Default: the first. */
  tab?: string | undefined
  /** Categories that can be chosen at most. Default: any number. */
  max?: number | undefined
  /** Choosing one replaces the one before. */
  single?: boolean | undefined
  /** Type of the activity that is chosen for; 23, 24, 25 and 32 exclude categories of each other. Default: none, nothing is excluded. */
  activityType?: number | undefined
  /** Filters that narrow the list, are shown, and cannot be cleared by the person. Default: none. */
  filters?: readonly CategoryFilter[] | undefined
  /** Title of the dialog. Default 选择分类. */
  heading?: string | undefined
}

/** What differs for one `pick` of categories. */
export interface CategoryPickOptions extends CategoryPickerSettings {
  /** What is chosen at the beginning. Default: nothing. */
  selection?: readonly CategoryReference[]
}

/** Methods of a category picker. */
export type CategoryPickerHandle = PickerHandle<ChosenCategory, CategoryPickOptions>

export interface CategoryPickerProps
  extends CategoryPickerSettings,
    PickerElementProps<CategoryReference, ChosenCategory, CategoryPickOptions> {
  /** Chosen categories, in order; or a rule that selects them. */
  selection?: SelectionOf<CategoryReference>
  /** Categories that the activity holds already, as `value`: being in it does not exclude them. Default: none. */
  ownCategories?: string | undefined
  /** Hotel whose categories are listed. Default: the page's, else that of the session. */
  hotelId?: string | undefined
  /** Columns of all tabs, or of single ones by value. Default: each tab's own. */
  columns?: ColumnChoices | undefined
}
