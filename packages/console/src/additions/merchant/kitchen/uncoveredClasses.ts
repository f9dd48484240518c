import type { Row } from '@ebkit/core/services/rows'

/** A restaurant with classes of dishes that no kitchen prints. */
export interface Uncovered {
  readonly restaurantId: string
  readonly restaurant: string
  /** Names of the classes. */
  readonly classes: readonly string[]
}

const nameOf = (row: Row, field: string) => String(Object(row.referenceLabels)[field] ?? row[field] ?? '')

/**
 * The classes of dishes on sale that no kitchen rule covers.
 *
 * @param dishes on sale
 * @param rules of kitchens, in force
 */
export function uncoveredClasses(dishes: readonly Row[], rules: readonly Row[]): readonly Uncovered[] {
  const place = (restaurantId: unknown, dishClassId: unknown) => `${restaurantId} ${dishClassId}`
  const covered = new Set(
    rules.flatMap(({ restaurantId, dishClasses }) =>
      (Array.isArray(dishClasses) ? dishClasses : []).map((each) => place(restaurantId, each)),
    ),
  )
  const found = new Map<string, { restaurant: string; classes: Set<string> }>()
  for (const dish of dishes) {
    if (!dish.dishClassId || covered.has(place(dish.restaurantId, dish.dishClassId))) continue
    const key = String(dish.restaurantId)
    const own = found.get(key) ?? { restaurant: nameOf(dish, 'restaurantId'), classes: new Set() }
    own.classes.add(nameOf(dish, 'dishClassId'))
    found.set(key, own)
  }
  return [...found].map(([restaurantId, { restaurant, classes }]) => ({
    ...{ restaurantId, restaurant, classes: [...classes] },
  }))
}
