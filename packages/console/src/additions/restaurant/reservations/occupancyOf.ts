import type { Row } from '@ebkit/core/services/rows'
import { weekday } from '@ebkit/rules/dates'

/** How many tables and seats of a meal are reserved. */
export interface Occupancy {
  readonly meal: string
  readonly tables: number
  readonly people: number
  readonly allTables: number
  readonly allPeople: number
}

const mealsOf = ({ businessHours }: Row): readonly string[] =>
  (Array.isArray(businessHours) ? businessHours : []).map(({ mealPeriod }) => String(mealPeriod))

const isOpenOn = ({ restDays }: Row, day: string): boolean =>
  !(Array.isArray(restDays) && restDays.map(Number).includes(weekday(day)))

/** Number of tables that can be reserved for a meal. A `slotCapacity` of 0 means all tables of the restaurant. */
const tablesOf = ({ slotCapacity, tableCount }: Row): number =>
  Number(slotCapacity) || Number(tableCount ?? 0)

const sum = (rows: readonly Row[], of: (row: Row) => unknown) =>
  rows.reduce((before, row) => before + Number(of(row) ?? 0), 0)

/**
 * The reservations for each meal of a day, against the capacity.
 *
 * @param meals in their order
 * @param reservations of the day that hold a table
 * @param restaurants that take reservations
 */
export function occupancyOf(
  meals: readonly string[],
  day: string,
  reservations: readonly Row[],
  restaurants: readonly Row[],
): readonly Occupancy[] {
  return meals.flatMap((meal) => {
    const own = reservations.filter(({ mealPeriod }) => mealPeriod === meal)
    const open = restaurants.filter((row) => isOpenOn(row, day) && mealsOf(row).includes(meal))
    if (!own.length && !open.length) return []
    return [
      {
        meal,
        tables: own.length,
        people: sum(own, ({ partySize }) => partySize),
        allTables: sum(open, tablesOf),
        allPeople: sum(open, ({ seatCount }) => seatCount),
      },
    ]
  })
}
