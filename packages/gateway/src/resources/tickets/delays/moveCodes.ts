import type { ticketDelay } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { EffectContext } from '../../../behaviour/Behaviour'
import { type MovedRow, mayMove, newEnd } from './delayTask'
import { reopenOrders } from './reopenOrders'

interface MovedCode extends MovedRow {
  readonly orderKey: string
}

/** Moves the end dates of unused codes, and of expired ones if the task includes them. */
export async function moveCodes(
  context: EffectContext<typeof ticketDelay>,
  keys: readonly string[],
): Promise<readonly MovedRow[]> {
  const { rows, place, row } = context
  const states = row.includeExpired ? ['UNUSED', 'EXPIRED'] : ['UNUSED']
  const end = newEnd(row, 't.valid_end')
  const { rows: moved } = await rows.execute<MovedCode>(sql`update ticket_code t
    set valid_end = ${end}, status = 'UNUSED', delay_times = coalesce(t.delay_times, 0) + 1,
      version = t.version + 1, updated_at = now(), updated_by = ${place.userId}
    where t.brand_id = ${place.brandId} and t.ticket_code_id = any (${sql.param(keys)}::text[])
      and t.status = any (${sql.param(states)}::text[]) and ${mayMove('t.valid_end', end)}
    returning t.ticket_code_id as key, t.platform_order_id as "orderKey", t.holder_phone as phone`)
  await reopenOrders(context, [...new Set(moved.map(({ orderKey }) => orderKey))])
  return moved
}
