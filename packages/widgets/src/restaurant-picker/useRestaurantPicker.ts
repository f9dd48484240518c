import {
  createRestaurantProductService,
  type RestaurantProduct,
} from '@ebkit/core/services/restaurantProducts'
import { createSelectionRuleService } from '@ebkit/core/services/selectionRules'
import { type RefObject, useEffect, useMemo } from 'react'
import { useEnvironment } from '../environment'
import { parseIds } from '../picker/idList'
import type { PickerKind } from '../picker/pickerProps'
import type { Chosen } from '../picker/state'
import { usePicker } from '../picker/usePicker'
import { remembering } from '../store/remembering'
import { createDishSource, idOfDish } from './dishSource'
import type { ChosenDish, DishReference, RestaurantPickerProps, RestaurantPickOptions } from './props'

/** The model of a restaurant picker, running while it is mounted, and its methods. */
export function useRestaurantPicker(props: RestaurantPickerProps, element: RefObject<HTMLElement | null>) {
  const { ownDishes } = props
  const { http, session } = useEnvironment()
  const kind = useMemo((): PickerKind<
    RestaurantProduct,
    DishReference,
    ChosenDish,
    RestaurantPickerProps
  > => {
    const service = createRestaurantProductService(http)
    const rules = createSelectionRuleService(http, session)
    return {
      createSource(settings) {
        const ownIdsOf = remembering((ids: string) => new Set(parseIds(ids)))
        const options = () => {
          const { sort, filters, params, priceUnit, ownDishes = '' } = settings()
          return { sort, filters, params, priceUnit, ownIds: ownIdsOf(ownDishes) }
        }
        return createDishSource(service, options, rules)
      },
      tabsOf: () => [],
      keyOf: idOfDish,
      toValue: toChosenDish,
    }
  }, [http, session])
  const picker = usePicker<
    RestaurantProduct,
    DishReference,
    ChosenDish,
    RestaurantPickerProps,
    RestaurantPickOptions
  >(props, kind, element)
  const { optionsChanged } = picker.model
  // biome-ignore lint/correctness/useExhaustiveDependencies: what decides on rows
  useEffect(() => void optionsChanged(), [optionsChanged, ownDishes])
  return picker
}

/** A chosen restaurant product as pages get it; only the id of one that does not exist. @spec W-RPP-7 */
function toChosenDish({ key, row, isGone, reason }: Chosen<RestaurantProduct>): ChosenDish {
  return {
    ...(row ?? { restaurant_product_id: key }),
    isSelected: true,
    disabled: !!(isGone || reason),
    exitActivity: reason === 'otherActivity',
  } as ChosenDish
}
