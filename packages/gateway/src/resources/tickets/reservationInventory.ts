import { reservationInventory as resource, validCard } from '@ebkit/domain'
import { addDays, daysBetween, weekday } from '@ebkit/rules/dates'
import { type BehaviourContext, defineBehaviour } from '../../behaviour/Behaviour'
import { byState } from '../../behaviour/byState'
import { live } from '../../behaviour/live'
import { filled, refuse } from '../../behaviour/refuse'
import { explained, refuseAt } from '../../behaviour/refuseAt'
import { addRow, changeRow, findRow } from '../../behaviour/rows'
import { bookedPlaces, type Slot, slotOf } from './cards/slots'
import { reasons } from './strings'

/** The days of a range that are on the given weekdays. @throws 422 for more than 90 days */
function daysIn(
  { start, end }: { readonly start: string; readonly end: string },
  weekdays: readonly number[],
) {
  const count = daysBetween(start, end) + 1
  if (count > 90) refuse('range-too-long', reasons.rangeTooLong)
  const days = Array.from({ length: count }, (_, each) => addDays(start, each))
  return days.filter((day) => weekdays.includes(weekday(day)))
}

/** A day and its slot, if it has one. */
type DaySlot = readonly [day: string, slot: Slot | undefined]

/** Copies a slot with a capacity to these days. @throws 422 with the days that have more bookings; no day is changed */
async function setDays(
  context: BehaviourContext,
  row: Slot,
  days: readonly string[],
  totalInventory: number,
): Promise<void> {
  const { validCardId, slotName, slotTime, perHolderLimit } = row
  // the lock keeps concurrent requests for the same range from adding a day twice
  await findRow(context, validCard, validCardId)
  const slots: DaySlot[] = []
  for (const day of days)
    slots.push([day, await slotOf(context, { validCardId, slotName, reserveDate: day })])
  const refused = slots
    .filter(([, slot]) => slot && (slot.bookedCount ?? 0) > totalInventory)
    .map(([day]) => day)
  if (refused.length)
    refuse('capacity-below-booked', filled(reasons.capacityBelowBooked, { days: refused.join('、') }))
  for (const [inventoryDate, slot] of slots) {
    const values = { totalInventory, slotTime }
    if (slot) await changeRow(context, resource, String(slot.inventoryId), values)
    else await addRow(context, resource, { ...values, validCardId, slotName, perHolderLimit, inventoryDate })
  }
}

export const reservationInventory = defineBehaviour(resource)({
  effects: {
    close: byState,
    open: byState,
    setRange: async (context) => {
      const { dates, weekdays, totalInventory } = context.input
      await setDays(context, context.row, daysIn(dates, weekdays), totalInventory)
      return undefined
    },
  },
  computed: {
    bookedCount: live(bookedPlaces, 'integer'),
    remainCount: live(`greatest(t.total_inventory - ${bookedPlaces}, 0)`, 'integer'),
  },
  saved: async ({ row }) => {
    const { totalInventory, bookedCount } = row
    const count = bookedCount ?? 0
    if ((totalInventory ?? 0) < count)
      refuseAt([explained('totalInventory', filled(reasons.lessThanBooked, { count }))])
    return undefined
  },
})
