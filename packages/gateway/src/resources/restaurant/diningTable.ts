import { diningTable as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { live } from '../../behaviour/live'
import { refuse } from '../../behaviour/refuse'
import { todaySql } from '../../database/storeTimeSql'
import { ownAddress } from '../ownAddress'
import { reasons } from './strings'

/** Tables of a restaurant. */
export const diningTable = defineBehaviour(resource)({
  effects: {
    disable: async ({ rows, key }) => {
      const { rowCount } =
        await rows.execute(sql`select from table_reservation r where r.dining_table_id = ${key}
        and r.status in ('PENDING', 'CONFIRMED') and r.dining_date >= ${sql.raw(todaySql)} limit 1`)
      if (rowCount) refuse('table-reserved', reasons.tableReserved)
      return undefined
    },
  },
  computed: { qrUrl: live(ownAddress("'/order?tableId=' || t.dining_table_id"), 'text') },
})
