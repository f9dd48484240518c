import { settlementBill as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { type BehaviourContext, defineBehaviour } from '../../behaviour/Behaviour'
import { changeState } from '../../behaviour/changeState'
import { live } from '../../behaviour/live'
import { refuse, refusedRole } from '../../behaviour/refuse'
import { localDaySql, todaySql } from '../../database/storeTimeSql'
import { workdaysBetweenSql } from '../../database/workdaysSql'
import { billSql, deductedShare, isDeducted } from './billSql'
import { moveCash } from './cash'
import { reasons } from './strings'

const { lines, ordered, amounts, settleAmount } = billSql('t')

/** SQL: the day after which stores can check the bill. */
const lastDay = `greatest(t.period_end, ${localDaySql('t.created_at')})`

/** @throws 403 for users without a role of the brand */
async function requireBrandRole({ rows, place }: BehaviourContext): Promise<void> {
  const { rowCount } = await rows.execute(sql`select from user_account u
    join employee e on e.employee_id = u.employee_id
    join role r on r.brand_id = u.brand_id and r.role_id = any (e.role_ids) and r.role_level = 'BRAND'
    where u.user_id = ${place.userId}`)
  if (!rowCount) refusedRole(reasons.brandOnly)
}

/** Deducts the shares of others from a bill for good. @returns the cents that it deducts */
async function deductShares({ rows }: BehaviourContext, key: string): Promise<number> {
  const found = await rows.execute<{ cents: number }>(sql`with shares as (
      select s.split_bill_id, coalesce(s.deducted_amount, 0) as before from settlement_bill t join split_bill s
        on ${sql.raw(isDeducted('t'))} where t.settlement_bill_id = ${key} for update of s),
    deducted as (update split_bill s set deducted_amount = ${sql.raw(deductedShare)} from shares
      where s.split_bill_id = shares.split_bill_id returning s.deducted_amount - shares.before as part)
    select coalesce(sum(part), 0)::int8 as cents from deducted`)
  return Number(found.rows[0]?.cents ?? 0)
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
      const settledSplit = row.settledSplit ?? (await deductShares(context, key))
      const amount = (row.settleAmount ?? 0) + (row.splitAmount ?? 0) - settledSplit
      if (amount <= 0) refuse('nothing-to-pay', reasons.nothingToPay)
      const content = { billNo: row.billNo, amount, account: row.settleAccount }
      await context.ask({ channel: 'bank', kind: 'payout', resource, key, content })
      return { settledSplit }
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
    confirmByTime: {
      due: sql.raw(`${workdaysBetweenSql(lastDay, todaySql)} >= 5`),
      run: async () => ({ confirmedAt: sql`now()` }),
    },
    reportSettled: {
      run: async () => ({ settledAt: sql`now()` }),
    },
    reportFailed: {},
  },
  answers: {
    payout: async (context) => {
      const { row, input, asked } = context
      if (!input.accepted) {
        await changeState(context, resource, row, 'reportFailed')
        return
      }
      // the bill's amount may have changed since: the bank pays what it was asked for
      if (await changeState(context, resource, row, 'reportSettled'))
        await moveCash(context, {
          hotelId: row.hotelId,
          accountType: 'SETTLE',
          flowType: 'SETTLE',
          amount: Number(asked.amount),
          relatedNo: String(row.billNo),
          summary: '结算入账',
        })
    },
  },
})
