import { brand as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { live } from '../../behaviour/live'
import { filled, refuse } from '../../behaviour/refuse'
import { seeAllStores } from '../../behaviour/seeAllStores'
import { reasons } from './strings'

/** Brands. One with open stores cannot be disabled; the database ends the sessions of the users of a disabled one. */
export const brand = defineBehaviour(resource)({
  effects: {
    disable: async (context) => {
      await seeAllStores(context)
      const { rowCount } = await context.rows.execute(
        sql`select from hotel h where h.brand_id = ${context.key} and h.audit_status = 'OPEN'`,
      )
      if (rowCount) refuse('open-stores', filled(reasons.openStores, { count: rowCount }))
      return undefined
    },
  },
  computed: {
    hotelCount: live(
      "(select count(*)::int from hotel h where h.brand_id = t.brand_id and h.audit_status <> 'CLOSED')",
      'integer',
    ),
    memberCount: live('(select count(*)::int from member m where m.brand_id = t.brand_id)', 'integer'),
  },
})
