import { createRowService, type Row } from '@ebkit/core/services/rows'
import type { Option } from '@ebkit/rules/fields'
import { equals } from '../../../list/fixedCondition'
import { labelOf } from '../../../pages/labelOf'
import { joinConditions } from '../../../rows/rowsAddress'
import type { ChoicesAsked } from '../../Addition'
import { reservationStrings } from './strings'

const choiceOf = ({ diningTableId, tableName, seats, maxSeats }: Row): Option => {
  const room = seats === maxSeats ? `${seats}` : `${seats}–${maxSeats}`
  return {
    value: String(diningTableId),
    label: labelOf(reservationStrings, 'freeTable', { name: tableName, room }),
  }
}

/** Tables of a reservation's restaurant that are free at its meal and have enough seats. */
export async function freeTables({ http, search, values, signal }: ChoicesAsked): Promise<readonly Option[]> {
  const { restaurantId, diningDate, mealPeriod, partySize, reservationId } = values
  if (typeof restaurantId !== 'string' || !restaurantId) return []
  const service = createRowService(http)
  const place = equals('restaurantId', restaurantId)
  const seats = `maxSeats>=${Number(partySize) || 1}`
  const tables = await service.list(
    'restaurant-api/dining-table',
    { filter: joinConditions(place, 'status=ENABLED', seats), sort: 'tableName asc' },
    signal,
  )
  const taken = new Set<unknown>()
  if (typeof diningDate === 'string' && typeof mealPeriod === 'string') {
    const meal = joinConditions(equals('diningDate', diningDate), equals('mealPeriod', mealPeriod))
    const filter = joinConditions(place, meal, 'status=CONFIRMED|ARRIVED')
    const { rows } = await service.list('restaurant-api/table-reservation', { filter }, signal)
    for (const row of rows) if (row.reservationId !== reservationId) taken.add(row.diningTableId)
  }
  const words = search.trim().toLowerCase()
  return tables.rows
    .filter(({ diningTableId, tableName }) => {
      const isFound = String(tableName).toLowerCase().includes(words)
      return isFound && !taken.has(diningTableId)
    })
    .map(choiceOf)
}
