import { validCardReservation } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../../behaviour/Behaviour'
import { changeAlong } from '../../../behaviour/changeAlong'
import { findRows } from '../../../behaviour/rows'
import type { Holder } from './cardDates'

/** Cancels the open reservations of a holder. */
export async function cancelReservations(
  context: BehaviourContext,
  { ecardUserId }: Holder,
  cancelReason: string,
): Promise<undefined> {
  const open = sql`t.ecard_user_id = ${ecardUserId} and t.status = 'BOOKED'`
  for (const row of await findRows(context, validCardReservation, open))
    await changeAlong(context, validCardReservation, row, 'cancel', { status: 'CANCELLED', cancelReason })
}
