import type { Row } from '@ebkit/core/services/rows'
import { labelOf } from '../../../rows/labelOf'

/** An employee of the store who delivers orders. */
export interface Courier {
  readonly id: string
  readonly name: string
  /** Orders that are on the way with this courier. */
  readonly running: number
}

/** The couriers of restaurants with their names, in the order of the restaurants. */
function named(restaurants: readonly Row[]): [string, string][] {
  return restaurants.flatMap((row) => {
    const ids = Array.isArray(row.courierIds) ? row.courierIds : []
    const names = [labelOf(row, 'courierIds') ?? []].flat()
    return ids.map((id, place): [string, string] => [String(id), String(names[place] ?? id)])
  })
}

/**
 * The couriers of restaurants, and anyone else with an order, each with the number of orders under way.
 *
 * @param running orders that are on the way
 */
export function couriersOf(restaurants: readonly Row[], running: readonly Row[]): readonly Courier[] {
  const own = running.filter(({ courierId }) => courierId)
  const others = own.map((row): [string, string] => [
    String(row.courierId),
    String(labelOf(row, 'courierId') ?? row.courierId),
  ])
  const count = (id: string) => own.filter(({ courierId }) => String(courierId) === id).length
  return [...new Map([...others, ...named(restaurants)])]
    .map(([id, name]) => ({ id, name, running: count(id) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'zh'))
}
