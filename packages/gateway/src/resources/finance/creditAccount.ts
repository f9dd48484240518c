import { creditAccount as resource } from '@ebkit/domain'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { live } from '../../behaviour/live'
import { refuse } from '../../behaviour/refuse'
import { todaySql } from '../../database/storeTimeSql'
import { reasons } from './strings'

const used = `(select coalesce(sum(case f.flow_type when 'CONSUME' then f.amount else -f.amount end), 0)::bigint
  from credit_flow f where f.brand_id = t.brand_id and f.credit_account_id = t.credit_account_id
    and f.flow_type in ('CONSUME', 'REPAY', 'REFUND'))`

/** A temporary limit counts up to its last day. */
const limit = `t.credit_limit + case when t.temp_until < ${todaySql} then 0 else coalesce(t.temp_limit, 0) end`

/** Accounts of companies: one of which something is used is not closed. */
export const creditAccount = defineBehaviour(resource)({
  effects: {
    close: async ({ row }) => {
      if ((row.usedAmount ?? 0) > 0) refuse('credit-used', reasons.creditUsed)
      return undefined
    },
  },
  computed: {
    usedAmount: live(used),
    availableAmount: live(`(${limit} - ${used})`),
  },
})
