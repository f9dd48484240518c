import type { RestaurantProduct } from '@ebkit/core/services/restaurantProducts'
import type { ChosenFlags, Named, PickerElementProps } from '../picker/fieldProps'
import type { PickerHandle } from '../picker/pickerProps'
import type { SelectionOf } from '../selection-rule'
import type { ColumnChoice } from './columns'

/** The key of a restaurant product; a page may pass further fields, such as a whole row. */
export interface DishReference {
  /** Id of the dish. */
  restaurant_product_id: string | number
}

/** A chosen restaurant product: the gateway's row, its price in cents, with derived flags. @spec W-RPP-7 */
export interface ChosenDish
  extends DishReference,
    ChosenFlags,
    Omit<Named<RestaurantProduct>, keyof DishReference> {}

/** A filter of the page that the user cannot remove. */
export interface DishFilter {
  /** Parameter of the list call. */
  name: string
  value: string | number
  /** The displayed text. */
  label: string
}

/** What the dialog offers; `pick` may override it. */
export interface RestaurantPickerSettings {
  /** Maximum number of chosen products. Default: any number. */
  max?: number | undefined
  /** Single selection: a choice replaces the previous one. */
  single?: boolean | undefined
  /** Filters that narrow the list, are shown, and cannot be removed by the user. Default: none. */
  filters?: readonly DishFilter[] | undefined
  /** Title of the dialog. Default 选择菜品. */
  heading?: string | undefined
}

/** Options of one `pick` of restaurant products. */
export interface RestaurantPickOptions extends RestaurantPickerSettings {
  /** The initial choice. Default: none. */
  selection?: readonly DishReference[]
}

/** Methods of a restaurant product picker. */
export type RestaurantPickerHandle = PickerHandle<ChosenDish, RestaurantPickOptions>

export interface RestaurantPickerProps
  extends RestaurantPickerSettings,
    PickerElementProps<DishReference, ChosenDish, RestaurantPickOptions> {
  /** Chosen restaurant products, in order; or a rule that selects them. */
  selection?: SelectionOf<DishReference>
  /**
   * Restaurant products that the activity already contains, as `value`: these are not excluded because of it.
   * Default: none.
   */
  ownDishes?: string | undefined
  /**
   * Sort order of the list, in the gateway's notation. The reference gateway supports `name`, `price` or `status`,
   * with a minus for descending. Default: the gateway's order.
   */
  sort?: string | undefined
  /** Further parameters of the list call. Default: none. */
  params?: Readonly<Record<string, unknown>> | undefined
  /** Unit of prices on the wire. Default `cents`. */
  priceUnit?: 'yuan' | 'cents' | undefined
  /** Columns in order: `name`, `restaurant`, `price`, `status`. Default: all. */
  columns?: readonly ColumnChoice[] | undefined
}
