import { reservationInventory, validCardReservation } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../../behaviour/Behaviour'
import type { RowOf } from '../../../behaviour/RowOf'
import { filled, refuse } from '../../../behaviour/refuse'
import { findRows } from '../../../behaviour/rows'
import { reasons } from '../strings'

export type Slot = RowOf<typeof reservationInventory>
export type Reservation = RowOf<typeof validCardReservation>

/** SQL: the number of reserved places in the slot `t`. */
export const bookedPlaces = `(select coalesce(sum(r.persons), 0)::int from valid_card_reservation r
  where r.brand_id = t.brand_id and r.hotel_id = t.hotel_id and r.valid_card_id = t.valid_card_id
    and r.reserve_date = t.inventory_date and r.slot_name = t.slot_name and r.status in ('BOOKED', 'ARRIVED'))`

/** The slot of a card on a day, locked so that no two reservations take its last place. */
export async function slotOf(
  context: BehaviourContext,
  { validCardId, reserveDate, slotName }: Pick<Reservation, 'validCardId' | 'reserveDate' | 'slotName'>,
): Promise<Slot | undefined> {
  const [slot] = await findRows(
    context,
    reservationInventory,
    sql`t.valid_card_id = ${validCardId} and t.inventory_date = ${reserveDate} and t.slot_name = ${slotName}`,
  )
  return slot
}

/** The places in a slot that other reservations hold: all of them, and those of the same holder. */
async function heldBy(context: BehaviourContext, { ecardUserId, reservationId }: Reservation, slot: Slot) {
  const held = await findRows(
    context,
    validCardReservation,
    sql`t.valid_card_id = ${slot.validCardId} and t.reserve_date = ${slot.inventoryDate}
      and t.slot_name = ${slot.slotName} and t.status in ('BOOKED', 'ARRIVED')
      and t.reservation_id <> ${reservationId}`,
    { lock: false },
  )
  const sum = (rows: readonly Reservation[]) => rows.reduce((total, { persons }) => total + (persons ?? 0), 0)
  return { all: sum(held), own: sum(held.filter((each) => each.ecardUserId === ecardUserId)) }
}

/**
 * Checks that the slot has room for a reservation.
 *
 * @param reservation with the requested day and slot
 * @throws 422 if the slot does not exist, is closed or full, or the holder has reached its limit
 */
export async function requireSlot(context: BehaviourContext, reservation: Reservation): Promise<void> {
  const slot = await slotOf(context, reservation)
  if (!slot) refuse('unknown-slot', reasons.unknownSlot)
  if (slot.status === 'CLOSED') refuse('slot-closed', reasons.slotClosed)
  const { all, own } = await heldBy(context, reservation, slot)
  const [persons, limit] = [reservation.persons ?? 1, slot.perHolderLimit ?? 2]
  const left = Math.max(0, (slot.totalInventory ?? 0) - all)
  if (persons > left) refuse('slot-full', filled(reasons.slotFull, { left }))
  if (own + persons > limit) refuse('slot-limit', filled(reasons.slotLimit, { limit }))
}
