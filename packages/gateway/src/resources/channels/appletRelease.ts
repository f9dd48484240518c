import { applet, appletRelease as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { refuse } from '../../behaviour/refuse'
import { findRow, findRows } from '../../behaviour/rows'
import { localDaySql, todaySql } from '../../database/storeTimeSql'
import { reasons } from './strings'

/** Releases of mini-programs: the platform lets each withdraw one review a day. */
export const appletRelease = defineBehaviour(resource)({
  effects: {
    undoAudit: async (context) => {
      const { appletId } = context.row
      // locked, so that two releases of one mini-program are not withdrawn at the same moment
      await findRow(context, applet, appletId)
      const releases = await findRows(
        context,
        resource,
        sql`t.applet_id = ${appletId}
        and ${sql.raw(localDaySql('t.withdrawn_at'))} = ${sql.raw(todaySql)}`,
      )
      if (releases.length) refuse('withdrawn-today', reasons.withdrawnToday)
      return { withdrawnAt: sql`now()` }
    },
  },
})
