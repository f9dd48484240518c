import type { RestaurantProduct, RestaurantProductService } from '@ebkit/core/services/restaurantProducts'
import type { SelectionRuleService } from '@ebkit/core/services/selectionRules'
import { createRuleSource } from '../picker/ruleSource'
import type { PickerSource } from '../picker/source'

/** Current settings of the list. */
export interface DishSourceOptions {
  sort?: string | undefined
  /** Filters that the user cannot remove. */
  filters?: readonly { name: string; value: unknown }[] | undefined
  /** Further parameters of the list call. */
  params?: Readonly<Record<string, unknown>> | undefined
  priceUnit?: 'yuan' | 'cents' | undefined
  /** Ids of restaurant products that belong to this activity. */
  ownIds?: ReadonlySet<string>
}

/** The id of a restaurant product, as a text. */
export const idOfDish = ({ restaurant_product_id: id }: { restaurant_product_id: unknown }) => String(id)

/** Restaurant products for the picker. @spec W-RPP-3 W-RPP-6 */
export function createDishSource(
  service: RestaurantProductService,
  options: () => DishSourceOptions,
  rules?: SelectionRuleService,
): PickerSource<RestaurantProduct> {
  const ruleSettings = () => {
    const { filters = [], params, ownIds } = options()
    const locked = Object.fromEntries(filters.map(({ name, value }) => [name, value]))
    return { where: { ...params, ...locked }, own: ownIds }
  }
  return {
    ...(rules && { rules: createRuleSource('restaurantProduct', rules, ruleSettings) }),
    list({ page, pageSize, search, eligibleOnly }, signal) {
      const { sort, filters = [], params, priceUnit } = options()
      const query = {
        ...params,
        ...(eligibleOnly && { eligibleOnly: 1 }),
        // Nothing replaces a locked filter.
        ...Object.fromEntries(filters.map(({ name, value }) => [name, value])),
        page,
        pageSize,
        search,
        sort,
      }
      return service.list(query, { priceUnit, signal })
    },
    read: (keys, signal) => service.read(keys, { priceUnit: options().priceUnit, signal }),
    keyOf: idOfDish,
    reasonOf: (row) =>
      row.activityStatus && !options().ownIds?.has(idOfDish(row)) ? 'otherActivity' : undefined,
  }
}
