import { diningTable, type tableReservation } from '@ebkit/domain'
import type { Label } from '@ebkit/rules/fields'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import type { RowOf } from '../../behaviour/RowOf'
import { refuse } from '../../behaviour/refuse'
import { findRow } from '../../behaviour/rows'
import { reasons } from './strings'

/** A reservation of a table. */
export type Reservation = RowOf<typeof tableReservation>

type Obstacle = readonly [code: string, reason: Label]

/**
 * Checks a table for a reservation, and locks it against concurrent reservations.
 *
 * @returns why it cannot be reserved: taken at that meal, too small, disabled or of another restaurant
 */
export async function tableObstacle(
  context: BehaviourContext,
  row: Reservation,
  tableId: string,
): Promise<Obstacle | undefined> {
  const table = await findRow(context, diningTable, tableId)
  if (table?.status !== 'ENABLED' || table.restaurantId !== row.restaurantId)
    return ['no-such-table', reasons.noSuchTable]
  if ((table.maxSeats ?? 0) < (row.partySize ?? 1)) return ['table-small', reasons.tableSmall]
  const { rowCount } = await context.rows.execute(sql`select from table_reservation r
    where r.dining_table_id = ${tableId} and r.dining_date = ${row.diningDate} and r.meal_period = ${row.mealPeriod}
      and r.status in ('CONFIRMED', 'ARRIVED') and r.reservation_id <> ${row.reservationId}`)
  return rowCount ? ['table-taken', reasons.tableTaken] : undefined
}

/** The same. @throws 422 if the table cannot be reserved */
export async function requireFreeTable(
  context: BehaviourContext,
  row: Reservation,
  tableId: string,
): Promise<void> {
  const obstacle = await tableObstacle(context, row, tableId)
  if (obstacle) refuse(...obstacle)
}
