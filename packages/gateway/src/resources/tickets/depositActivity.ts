import { depositOrder, depositActivity as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { live, percentOf } from '../../behaviour/live'
import { findRows } from '../../behaviour/rows'
import { activityPeriod } from './activities/activityPeriod'
import { inExclusiveActivity, keysOf } from './activities/productLists'
import { isAccountFrozen } from './deposits/overdue'
import { isHeld, requireReturnLimit, returnDeposits } from './deposits/returnDeposit'
import { reasons } from './strings'

const products = keysOf('t.products')

/** The credit of a deposit must be at least its price and at most the price of each product. */
const unfitAmount = {
  code: 'expand-amount',
  text: reasons.expandAmount,
  sql: `t.expand_amount < t.deposit_amount or exists (select from ticket_product p where p.brand_id = t.brand_id
    and p.ticket_product_id in ${products} and p.sale_price < t.expand_amount)`,
}

const unfitPeriod = {
  code: 'balance-period',
  text: reasons.balancePeriod,
  sql: 't.balance_from < t.deposit_until',
}

const { effects, auto } = activityPeriod(resource, {
  ...{ first: 'deposit_from', last: 'balance_until' },
  obstacles: [inExclusiveActivity(products), unfitAmount, unfitPeriod],
})

const orders = (where: string) => `(select count(*)::int from deposit_order o where o.brand_id = t.brand_id
  and o.activity_id = t.activity_id and ${where})`
const paid = orders('o.deposit_time is not null')
const completed = orders("o.status = 'COMPLETED'")

export const depositActivity = defineBehaviour(resource)({
  effects: {
    ...effects,
    end: async (context) => {
      if (context.row.refundRule === 'none') return undefined
      const own = sql`t.activity_id = ${context.key} and ${sql.raw(isHeld)} and not ${sql.raw(isAccountFrozen)}`
      const held = await findRows(context, depositOrder, own)
      await requireReturnLimit(context, held)
      await returnDeposits(context, held, '活动结束')
      return undefined
    },
  },
  computed: {
    expandRate: live('round(t.expand_amount::numeric / nullif(t.deposit_amount, 0), 2)', 'numeric'),
    depositCount: live(paid, 'integer'),
    balanceCount: live(completed, 'integer'),
    convertRate: percentOf(completed, paid),
  },
  auto,
})
