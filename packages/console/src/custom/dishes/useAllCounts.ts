import { createRowService } from '@ebkit/core/services/rows'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useEffect, useState } from 'react'
import { equals } from '../../list/fixedCondition'
import { joinConditions } from '../../rows/rowsAddress'
import type { DishPartProps } from './useDishes'

/** How many dishes a restaurant has. */
export interface DishCounts {
  readonly onSaleCount: number
  readonly dishCount: number
}

/**
 * Counts all dishes of the restaurant, whatever their class: one may be in a class of another restaurant, so the sum of
 * the classes can be less. Undefined until they are counted; if that fails, the previous counts stay.
 */
export function useAllCounts({
  dish,
  restaurantId,
  generation,
}: Pick<DishPartProps, 'dish' | 'restaurantId' | 'generation'>): DishCounts | undefined {
  const { http } = useEnvironment()
  const [counts, setCounts] = useState<DishCounts>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new generation counts again
  useEffect(() => {
    const stop = new AbortController()
    const { count } = createRowService(http)
    const all = equals('restaurantId', restaurantId)
    const onSale = joinConditions(all, 'status=PUBLISHED', 'soldOut=false')
    Promise.all([count(dish.resource, onSale, stop.signal), count(dish.resource, all, stop.signal)]).then(
      ([onSaleCount, dishCount]) => setCounts({ onSaleCount, dishCount }),
      () => {
        // the list reports that dishes cannot be read
      },
    )
    return () => stop.abort()
  }, [http, dish.resource, restaurantId, generation])
  return counts
}
