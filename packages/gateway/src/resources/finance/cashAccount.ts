import { cashAccount as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { byState } from '../../behaviour/byState'
import { live } from '../../behaviour/live'
import { startOfMonthSql } from '../../database/storeTimeSql'
import { billSql } from './billSql'

const flows = (sign: string, sum: string) => `(select coalesce(${sum}, 0)::bigint from cash_flow f
  where f.brand_id = t.brand_id and f.cash_account_id = t.cash_account_id and f.amount ${sign} 0
    and f.occurred_at >= ${startOfMonthSql})`

const disputed = `(select coalesce(sum(${billSql('b').settleAmount}), 0)::bigint from settlement_bill b
  where b.hotel_id = t.hotel_id and b.status = 'DISPUTED')`
const frozen = `((select coalesce(sum(w.amount), 0)::bigint from withdrawal w where w.brand_id = t.brand_id
  and w.cash_account_id = t.cash_account_id and w.status in ('APPLIED', 'APPROVED', 'PAYING'))
  + case t.account_type when 'SETTLE' then ${disputed} else 0 end)`

/** SQL that selects from a bank account of the store that meets a condition. */
const bank = (value: string, condition: string) => `(select ${value} from settlement_account s
  where s.brand_id = t.brand_id and s.hotel_id = t.hotel_id and ${condition} limit 1)`

/** SQL: whether the store of an account `t` has a bank account that was verified. */
export const hasBankSql = `exists ${bank('1', "s.status = 'VALID'")}`

/** Cash accounts; `moveCash` keeps their balances. */
export const cashAccount = defineBehaviour(resource)({
  effects: { freeze: byState },
  auto: {
    unbind: { due: sql.raw(`not ${hasBankSql}`) },
    bind: { due: sql.raw(hasBankSql) },
  },
  computed: {
    frozenAmount: live(frozen),
    availableAmount: live(`greatest(t.balance - ${frozen}, 0)`),
    bankTail: live(bank("concat_ws(' ', s.bank_name, right(s.bank_account_no, 4))", 'true'), 'text'),
    storeId: { kind: 'snapshot' },
    balance: {
      kind: 'stored',
      recount: `(select coalesce(sum(f.amount), 0)::bigint from cash_flow f
        where f.brand_id = t.brand_id and f.cash_account_id = t.cash_account_id)`,
    },
    monthIn: live(flows('>', 'sum(f.amount)')),
    monthOut: live(flows('<', '-sum(f.amount)')),
    unsettledAmount: live(
      `(select coalesce(sum(${billSql('b').settleAmount}), 0)::bigint from settlement_bill b
        where b.hotel_id = t.hotel_id and b.status in ('UNCONFIRMED', 'CONFIRMED', 'SETTLING'))`,
    ),
  },
})
