import { smallLifeConsume as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { refuse } from '../../behaviour/refuse'
import { reasons } from './strings'

/** Codes of Small Life: a use is undone within 24 hours. */
export const smallLifeConsume = defineBehaviour(resource)({
  effects: {
    revoke: async ({ rows, key }) => {
      const { rowCount } = await rows.execute(sql`select from small_life_consume t
        where t.small_life_consume_id = ${key} and t.consumed_at > now() - interval '24 hours'`)
      if (!rowCount) refuse('revoke-time', reasons.revokeTime)
      return { consumedAt: null, verifierId: null }
    },
  },
})
