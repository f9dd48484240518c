import { depositOrder as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { type BehaviourContext, defineBehaviour, type EffectContext } from '../../behaviour/Behaviour'
import { live } from '../../behaviour/live'
import { refuse } from '../../behaviour/refuse'
import { momentOf, momentSql, todaySql } from '../../database/storeTimeSql'
import { changeHeld } from './deposits/accounts'
import { addDepositLine } from './deposits/depositLine'
import { type DepositOrder, releasePieces } from './deposits/depositOrders'
import { activityOf, isAccountFrozen, isForfeited, isToReturn } from './deposits/overdue'
import { requireReturnLimit, returnDeposit } from './deposits/returnDeposit'
import { reasons } from './strings'

type Context = EffectContext<typeof resource, unknown>

/** @throws 422 if a reminder was sent within the last 12 hours */
async function requireNotReminded(
  { rows }: BehaviourContext,
  { brandId, depositOrderId }: DepositOrder,
): Promise<void> {
  const { rowCount } = await rows.execute(sql`select from outbox_message m where m.brand_id = ${brandId}
    and m.resource = 'depositOrder' and m.row_key = ${depositOrderId} and m.kind = 'balanceReminder'
    and m.created_at > now() - interval '12 hours' limit 1`)
  if (rowCount) refuse('reminded', reasons.remindedLately)
}

/** @throws 422 for a deadline that is past, not later than the old one, or over 7 days after the balance period */
async function requireExtension(
  { rows }: BehaviourContext,
  { depositOrderId }: DepositOrder,
  deadline: string,
) {
  const given = momentOf(deadline)
  const { rowCount } = await rows.execute(sql`select from deposit_order t
    join deposit_activity a on a.brand_id = t.brand_id and a.activity_id = t.activity_id
    where t.deposit_order_id = ${depositOrderId} and ${given} > greatest(t.balance_deadline, now())
      and ${given} <= ${sql.raw(momentSql('a.balance_until + 8'))}`)
  if (!rowCount) refuse('deadline', reasons.deadline)
}

const release = async (context: Context): Promise<undefined> => {
  await releasePieces(context, context.row)
}

export const depositOrder = defineBehaviour(resource)({
  effects: {
    remind: async (context) => {
      const { row, key, ask } = context
      await requireNotReminded(context, row)
      const content = { phone: row.buyerPhone, amount: row.balanceAmount, deadline: row.balanceDeadline }
      await ask({ channel: 'sms', kind: 'balanceReminder', resource, key, content })
      return { remindCount: (row.remindCount ?? 0) + 1 }
    },
    refundDeposit: async (context) => {
      await requireReturnLimit(context, [context.row])
      await returnDeposit(context, context.row, 'refundDeposit')
      return { refundReason: context.input.reason }
    },
    extendBalance: async (context) => {
      const { balanceDeadline } = context.input
      await requireExtension(context, context.row, balanceDeadline)
      return { balanceDeadline }
    },
    close: release,
  },
  computed: { balanceAmount: live('greatest(t.product_amount - t.expand_amount, 0)') },
  auto: {
    payDeposit: {},
    depositTimeout: { due: sql`t.created_at < now() - interval '30 minutes'`, run: release },
    balanceBegin: { due: sql.raw(activityOf(`a.balance_from <= ${todaySql}`)) },
    payBalance: {},
    refundOverdue: {
      due: sql.raw(`${isToReturn} and not ${isAccountFrozen}`),
      run: async (context) => {
        await returnDeposit(context, context.row, 'refundOverdue')
        return { refundReason: '逾期未付尾款' }
      },
    },
    forfeit: {
      due: sql.raw(isForfeited),
      run: async (context) => {
        await releasePieces(context, context.row)
        await changeHeld(context, context.row, -(context.row.depositAmount ?? 0), 'forfeit')
        return undefined
      },
    },
  },
  answers: {
    depositRefund: async (context) => {
      // the error makes the outbox try again: a deposit that is owed must be paid back
      if (!context.input.accepted) throw new Error(`The deposit was not refunded: ${context.input.reason}`)
      await addDepositLine(context, context.row, 'REFUND')
    },
  },
})
