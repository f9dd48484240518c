import { printer as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { wireTimeSql } from '../../database/storeTimeSql'
import { print } from './printing'

/** SQL over the row `t`: the number of jobs that wait in the outbox. */
export const waitingJobs = `(select count(*)::int from outbox_message m where m.brand_id = t.brand_id
  and m.resource = 'printer' and m.row_key = t.printer_id and m.kind = 'print' and m.status = 'WAITING')`

/** What would no longer be printed without the printer, by name. */
const users = [
  {
    label: { zh: '打印方案', en: 'print rules' },
    sql: `select r.rule_name from restaurant_print_rule r where r.brand_id = t.brand_id and r.printer_id = t.printer_id`,
  },
  {
    label: { zh: 'VPOS 终端', en: 'vPOS terminals' },
    sql: `select coalesce(nullif(e ->> 'terminalName', ''), e ->> 'terminalSn') from vpos_print_setting v,
      jsonb_array_elements(v.terminal_printers) e where v.hotel_id = t.hotel_id and e ->> 'printerId' = t.printer_id`,
  },
  {
    label: { zh: '以它为备用的打印机', en: 'printers that have it as their back-up' },
    sql: `select p.printer_name from printer p where p.brand_id = t.brand_id and p.backup_printer_id = t.printer_id`,
  },
] as const

/** Devices that print receipts, tickets and orders. */
export const printer = defineBehaviour(resource)({
  users,
  effects: {
    testPrint: async (context) => {
      const { rows, row, key } = context
      const found = await rows.execute<{ store: string; at: string }>(sql`select h.hotel_name as store,
        ${sql.raw(wireTimeSql('now()'))} as at from hotel h where h.hotel_id = ${row.hotelId}`)
      await print(context, key, { document: 'test', content: { ...found.rows[0] } })
      return undefined
    },
    printReceipt: async (context) => {
      const { key, input } = context
      await print(context, key, { document: 'receipt', content: { lines: input.lines } })
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
