import { printer as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { print } from './printing'

/** Jobs that wait here, in SQL over the row `t`. */
export const waitingJobs = `(select count(*)::int from outbox_message m where m.brand_id = t.brand_id
  and m.resource = 'printer' and m.row_key = t.printer_id and m.kind = 'print' and m.status = 'WAITING')`

/** Devices that print receipts, tickets and orders. */
export const printer = defineBehaviour(resource)({
  effects: {
    testPrint: async (context) => {
      const { rows, row, key } = context
      const found = await rows.execute<{ store: string; at: string }>(sql`select h.hotel_name as store,
        to_char(now() at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') as at from hotel h where h.hotel_id = ${row.hotelId}`)
      await print(context, key, { document: 'test', content: { ...found.rows[0] } })
      return undefined
    },
    clearQueue: async ({ rows, key }) => {
      await rows.execute(sql`update outbox_message m set status = 'ANSWERED', answered_at = now(),
          answer = '{"accepted": false, "reason": "CLEARED"}'
        where m.resource = 'printer' and m.row_key = ${key} and m.kind = 'print' and m.status = 'WAITING'`)
      return { pendingJobs: 0 }
    },
  },
})
