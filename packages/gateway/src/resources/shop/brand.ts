import { brand as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { type BehaviourContext, defineBehaviour } from '../../behaviour/Behaviour'
import { live } from '../../behaviour/live'
import type { RowOf } from '../../behaviour/RowOf'
import { filled, refuse } from '../../behaviour/refuse'
import { explained, refuseAt } from '../../behaviour/refuseAt'
import { seeAllStores } from '../../behaviour/seeAllStores'
import { reasons } from './strings'

type Brand = RowOf<typeof resource>

/** Whether members of a brand are of more than one store. */
async function hasMembersInSeveral({ rows }: BehaviourContext, brandId: string): Promise<boolean> {
  const { rowCount } = await rows.execute(
    sql`select distinct register_hotel_id from member where brand_id = ${brandId} and register_hotel_id is not null limit 2`,
  )
  return rowCount === 2
}

/** What other systems and members rely on. @throws 422 if a code changes, or members of several stores are separated */
async function requireKept(context: BehaviourContext, before: Brand, after: Brand): Promise<void> {
  const isSeparated = before.memberShared && !after.memberShared
  refuseAt([
    ...(before.brandCode === after.brandCode ? [] : [explained('brandCode', reasons.brandCodeFixed)]),
    ...(isSeparated && (await hasMembersInSeveral(context, after.brandId))
      ? [explained('memberShared', reasons.membersInSeveral)]
      : []),
  ])
}

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
  saved: async (context) => {
    const { row, input } = context
    if (input.before) await requireKept(context, input.before, row)
    return undefined
  },
  computed: {
    hotelCount: live(
      "(select count(*)::int from hotel h where h.brand_id = t.brand_id and h.audit_status <> 'CLOSED')",
      'integer',
    ),
    memberCount: live('(select count(*)::int from member m where m.brand_id = t.brand_id)', 'integer'),
  },
})
