import { cashAccount as resource } from '@ebkit/domain'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { billSql } from './billSql'

const month = `date_trunc('month', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai'`
const flows = (sign: string, sum: string) => `(select coalesce(${sum}, 0)::bigint from cash_flow f
  where f.brand_id = t.brand_id and f.cash_account_id = t.cash_account_id and f.amount ${sign} 0
    and f.occurred_at >= ${month})`

/** Account of money: balances are kept by `moveCash`. */
export const cashAccount = defineBehaviour(resource)({
  computed: {
    storeId: { kind: 'snapshot' },
    balance: {
      kind: 'stored',
      recount: `(select coalesce(sum(f.amount), 0)::bigint from cash_flow f
        where f.brand_id = t.brand_id and f.cash_account_id = t.cash_account_id)`,
    },
    monthIn: { kind: 'live', type: 'bigint', sql: flows('>', 'sum(f.amount)') },
    monthOut: { kind: 'live', type: 'bigint', sql: flows('<', '-sum(f.amount)') },
    unsettledAmount: {
      kind: 'live',
      type: 'bigint',
      sql: `(select coalesce(sum(${billSql('b').settleAmount}), 0)::bigint from settlement_bill b
        where b.hotel_id = t.hotel_id and b.status in ('UNCONFIRMED', 'CONFIRMED', 'SETTLING'))`,
    },
  },
})
