import { creditAccount as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { refuse } from '../../behaviour/refuse'
import { reasons } from './strings'

/** Accounts of companies: one of which something is used is not closed. */
export const creditAccount = defineBehaviour(resource)({
  effects: {
    close: async ({ rows, key }) => {
      const found = await rows.execute<{ used: number }>(sql`select
        coalesce(sum(case f.flow_type when 'CONSUME' then f.amount else -f.amount end), 0)::float8 as used
        from credit_flow f where f.credit_account_id = ${key} and f.flow_type in ('CONSUME', 'REPAY', 'REFUND')`)
      if ((found.rows[0]?.used ?? 0) > 0) refuse('credit-used', reasons.creditUsed)
      return undefined
    },
  },
})
