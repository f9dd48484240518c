import type { ListFilters } from '@ebkit/core/list'
import { quoteConditionValue } from '@ebkit/rules/conditions'
import { labelText, type Option } from '@ebkit/rules/fields'
import { useStyles } from '@ebkit/ui/styles'
import { useDescribeError, usePlace, useStrings } from '@ebkit/widgets/environment'
import { useEffect, useState } from 'react'
import { joinConditions } from '../../../rows/rowsAddress'
import { useRows } from '../../../rows/useRows'
import type { ListAdditionProps } from '../../Addition'
import css from './MealOccupancy.css'
import { type Occupancy, occupancyOf } from './occupancyOf'
import { reservationStrings } from './strings'

/** The day that a list is filtered by, if it is a single one. */
function dayOf(filters: ListFilters | undefined): string | undefined {
  const { from, to } = Object(filters?.diningDate) as { from?: string; to?: string }
  return from && from === to ? from : undefined
}

/** The restaurants that a list shows, as a condition. Default: all. */
function placesOf(filters: ListFilters | undefined): string {
  const { is = [] } = Object(filters?.restaurantId) as { is?: readonly string[] }
  return is.length ? `restaurantId=${is.map(quoteConditionValue).join('|')}` : ''
}

/** Reserved tables and guests for each meal of the day that the list shows, against the capacity. */
export function MealOccupancy({ shown, resources }: ListAdditionProps) {
  const root = useStyles<HTMLElement>(css)
  const text = useStrings(reservationStrings)
  const describe = useDescribeError()
  const [generation, setGeneration] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each reload of the list
  useEffect(() => setGeneration((before) => before + 1), [shown])
  const day = dayOf(shown?.filters)
  const places = placesOf(shown?.filters)
  const own = resources.tableReservation
  const reserved = useRows({
    resource: own?.resource ?? '',
    filter: joinConditions(day && `diningDate=${day}`, 'status=PENDING|CONFIRMED|ARRIVED', places),
    ...{ generation, isPaused: !day || !own },
  })
  const restaurants = useRows({
    resource: 'restaurant-api/restaurant',
    filter: joinConditions('status=OPEN|RESTING', 'reserveEnabled=true', places),
    ...{ generation, isPaused: !day },
  })
  const error = reserved.error ?? restaurants.error
  const meals = own?.fields.find(({ name }) => name === 'mealPeriod')?.options ?? []
  const names = meals.map(({ value }) => String(value))
  const isRead = day && reserved.rows && restaurants.rows
  const found = isRead ? occupancyOf(names, day, reserved.rows ?? [], restaurants.rows ?? []) : []
  const line = () => {
    if (!day) return text('oneDay')
    if (error !== undefined) return text('notRead', { reason: describe(error) })
    return isRead && !found.length ? text('none') : ''
  }
  if (!shown) return null
  return (
    <section ref={root} aria-label={text('occupancy', { day: day ?? '' })}>
      <p className="eb-meals__line" role={error === undefined ? undefined : 'alert'}>
        {line()}
      </p>
      {error === undefined && <Meals found={found} meals={meals} />}
    </section>
  )
}

function Meals({ found, meals }: { found: readonly Occupancy[]; meals: readonly Option[] }) {
  const { locale } = usePlace()
  const text = useStrings(reservationStrings)
  return (
    <dl className="eb-meals">
      {found.map(({ meal, tables, people, allTables, allPeople }) => (
        <div key={meal}>
          <dt>{labelText(meals.find(({ value }) => value === meal)?.label, locale)}</dt>
          <dd data-full={tables >= allTables || undefined}>
            <b>{text('tables', { taken: tables, all: allTables })}</b>
            <span>{text('people', { taken: people, all: allPeople })}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
