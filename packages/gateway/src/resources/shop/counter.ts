import { counter as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { defineBehaviour, type EffectContext } from '../../behaviour/Behaviour'
import { live } from '../../behaviour/live'
import { filled, refuse } from '../../behaviour/refuse'
import { localDaySql, todaySql } from '../../database/storeTimeSql'
import { newSecret } from '../../session/secrets'
import { reasons } from './strings'

/**
 * A shift is known only from the shift number of a terminal's trades. It counts as open on the day of its last trade,
 * because its end is not recorded.
 *
 * @throws 422 while a terminal of the counter has a shift of today
 */
async function requireNoShift({ rows, row, key }: EffectContext<typeof resource>): Promise<void> {
  const found = await rows.execute<{
    shiftNo: string
  }>(sql`select v.shift_no as "shiftNo" from vpos_trade v, counter c
    where c.counter_id = ${key} and v.hotel_id = ${row.hotelId} and v.shift_no is not null
      and ${sql.raw(localDaySql('v.paid_at'))} = ${sql.raw(todaySql)}
      and v.device_sn in (select terminal->>'terminalSn' from jsonb_array_elements(c.terminals) terminal)
    order by v.paid_at desc limit 1`)
  const [shift] = found.rows
  if (shift) refuse('open-shift', filled(reasons.openShift, { shiftNo: shift.shiftNo }))
}

/** Counters that take payments. Their payment codes are unguessable, and a new code invalidates the old one. */
export const counter = defineBehaviour(resource)({
  effects: {
    resetCode: async () => ({ payCode: newSecret() }),
    disable: async (context) => {
      await requireNoShift(context)
      return undefined
    },
  },
  computed: {
    payCode: { kind: 'assigned' },
    income30d:
      live(`(select coalesce(sum(p.pay_amount - coalesce(p.refund_amount, 0)), 0)::bigint from direct_payment p
      where p.brand_id = t.brand_id and p.counter_id = t.counter_id and p.paid_at > now() - interval '30 days')`),
  },
  saved: async ({ row }) => (row.payCode ? undefined : { payCode: newSecret() }),
})
