import { settlementBill as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { changeState } from '../../behaviour/changeState'
import { refuse, refusedRole } from '../../behaviour/refuse'
import type { Work } from '../../behaviour/Work'
import { moveCash } from './cash'
import { reasons } from './strings'

/** SQL over the lines `i` of the bill `t`. */
const lines = (value: string, where: string, type = 'bigint') => `(select coalesce(${value}, 0)::${type}
  from settlement_item i where i.brand_id = t.brand_id and i.settlement_bill_id = t.settlement_bill_id and ${where})`

/** Sales count in a bill by sales, uses in a bill by use; a use of what another store sold is due from that store. */
const ordered = `i.sale_store_id = t.hotel_id and i.item_type = case t.settle_basis when 'VERIFY' then 'USE' else 'SALE' end`
const usedHere = `i.item_type = 'USE' and i.use_store_id = t.hotel_id and i.sale_store_id <> t.hotel_id`
const usedElsewhere = `i.item_type = 'USE' and i.sale_store_id = t.hotel_id and i.use_store_id <> t.hotel_id`

const amounts = {
  orderAmount: lines('sum(i.amount)', ordered),
  refundAmount: lines('sum(i.amount)', "i.item_type = 'REFUND'"),
  crossInAmount: lines('sum(i.amount)', usedHere),
  crossOutAmount: lines('sum(i.amount)', usedElsewhere),
  channelFee: lines('sum(i.channel_fee)', 'true'),
  platformFee: lines('sum(i.platform_fee)', 'true'),
  commission: lines('sum(i.commission)', 'true'),
  splitAmount: `(select coalesce(sum(s.split_amount), 0)::bigint from split_bill s
    where s.hotel_id = t.hotel_id and s.status = 'DONE' and exists (select from settlement_item i
      where i.brand_id = t.brand_id and i.settlement_bill_id = t.settlement_bill_id
        and i.order_no = s.order_no and i.item_type = 'SALE'))`,
}

const settleAmount = `(${amounts.orderAmount} - ${amounts.refundAmount} + ${amounts.crossInAmount}
  - ${amounts.crossOutAmount} - ${amounts.channelFee} - ${amounts.platformFee} - ${amounts.commission}
  - ${amounts.splitAmount} + coalesce(t.adjust_amount, 0))`

const live = (text: string, type: 'bigint' | 'integer' = 'bigint') =>
  ({ kind: 'live', type, sql: text }) as const

/** @throws 403 for users without a role of the brand */
async function requireBrandRole({ rows, place }: Work): Promise<void> {
  const { rowCount } = await rows.execute(sql`select from user_account u
    join employee e on e.employee_id = u.employee_id
    join role r on r.brand_id = u.brand_id and r.role_id = any (e.role_ids) and r.role_level = 'BRAND'
    where u.user_id = ${place.userId}`)
  if (!rowCount) refusedRole(reasons.brandOnly)
}

export const settlementBill = defineBehaviour(resource)({
  effects: {
    confirm: async () => ({ confirmedAt: sql`now()` }),
    dispute: async ({ key, input, ask }) => {
      const content = { disputeText: input.disputeText }
      await ask({ channel: 'message', kind: 'dispute', resource, key, content })
      return { disputeText: input.disputeText }
    },
    settle: async (context) => {
      await requireBrandRole(context)
      const { row, key } = context
      const amount = row.settleAmount ?? 0
      if (amount <= 0) refuse('nothing-to-pay', reasons.nothingToPay)
      const content = { billNo: row.billNo, amount, account: row.settleAccount }
      await context.ask({ channel: 'bank', kind: 'payout', resource, key, content })
      return undefined
    },
  },
  computed: {
    storeId: { kind: 'snapshot' },
    orderCount: live(lines('sum(i.quantity)', ordered, 'int'), 'integer'),
    useCount: live(lines('sum(i.quantity)', "i.item_type = 'USE'", 'int'), 'integer'),
    refundCount: live(lines('count(*)', "i.item_type = 'REFUND'", 'int'), 'integer'),
    orderAmount: live(amounts.orderAmount),
    refundAmount: live(amounts.refundAmount),
    crossInAmount: live(amounts.crossInAmount),
    crossOutAmount: live(amounts.crossOutAmount),
    channelFee: live(amounts.channelFee),
    platformFee: live(amounts.platformFee),
    commission: live(amounts.commission),
    splitAmount: live(amounts.splitAmount),
    settleAmount: live(settleAmount),
  },
  auto: {
    // seven days always have five working days
    confirmByTime: {
      due: sql`t.period_end + 7 < (now() at time zone 'Asia/Shanghai')::date`,
      run: async () => ({ confirmedAt: sql`now()` }),
    },
    reportSettled: {
      run: async (context) => {
        const { row, input: _input } = context
        await moveCash(context, {
          hotelId: row.hotelId,
          accountType: 'SETTLE',
          flowType: 'SETTLE',
          amount: row.settleAmount ?? 0,
          relatedNo: String(row.billNo),
          summary: '结算入账',
        })
        return { settledAt: sql`now()` }
      },
    },
    reportFailed: {},
  },
  answers: {
    payout: async (context) => {
      const name = context.input.accepted ? 'reportSettled' : 'reportFailed'
      await changeState(context, resource, context.row, name)
    },
  },
})
