import type { RestaurantProduct } from '@ebkit/core/services/restaurantProducts'
import type { ChosenFlags, Named, PickerElementProps } from '../picker/fieldProps'
import type { PickerHandle } from '../picker/pickerProps'
import type { SelectionOf } from '../selection-rule'
import type { ColumnChoice } from './columns'

/** What identifies a restaurant product; a page may give more of it, such as a whole row. */
export interface DishReference {
  /** Id of the dish. */
  restaurant_product_id: string | number
}

/** A chosen restaurant product: the gateway's row, its price in cents, and what follows from it. @spec W-RPP-7 */
export interface ChosenDish
  extends DishReference,
    ChosenFlags,
    Omit<Named<RestaurantProduct>, keyof DishReference> {}

/** A filter that the page sets and no person can clear. */
export interface DishFilter {
  /** Parameter of the list call. */
  name: string
  value: string | number
  /** What the person reads. */
  label: string
}

/** What the dialog offers; `pick` may ask for something else. */
export interface RestaurantPickerSettings {
  /** Restaurant products that can be chosen at most. Default: any number. */
  max?: number | undefined
  /** Choosing one replaces the one before. */
  single?: boolean | undefined
  /** Filters that narrow the list, are shown, and cannot be cleared by the person. Default: none. */
  filters?: readonly DishFilter[] | undefined
  /** Title of the dialog. Default 选择菜品. */
  heading?: string | undefined
}

/** What differs for one `pick` of restaurant products. */
export interface RestaurantPickOptions extends RestaurantPickerSettings {
  /** What is chosen at the beginning. Default: nothing. */
  selection?: readonly DishReference[]
}

/** Methods of a restaurant product picker. */
export type RestaurantPickerHandle = PickerHandle<ChosenDish, RestaurantPickOptions>

export interface RestaurantPickerProps
  extends RestaurantPickerSettings,
    PickerElementProps<DishReference, ChosenDish, RestaurantPickOptions> {
  /** Chosen restaurant products, in order; or a rule that selects them. */
  selection?: SelectionOf<DishReference>
  /** Restaurant products that the activity holds already, as `value`: being in it does not exclude them. Default: none. */
  ownDishes?: string | undefined
  /** Order of the list, as the gateway understands it. Ours: `name`, `price` or `status`, with a minus for the other way. Default: the gateway's order. */
  sort?: string | undefined
  /** Further parameters of the list call. Default: none. */
  params?: Readonly<Record<string, unknown>> | undefined
  /** Unit of prices on the wire. Default `cents`. */
  priceUnit?: 'yuan' | 'cents' | undefined
  /** Columns in order: `name`, `restaurant`, `price`, `status`. Default: all. */
  columns?: readonly ColumnChoice[] | undefined
}
