import { rewardReceive as resource, rewardRecord, rewardSend } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { type BehaviourContext, defineBehaviour, type EffectContext } from '../../behaviour/Behaviour'
import { changeState } from '../../behaviour/changeState'
import type { RowOf } from '../../behaviour/RowOf'
import { refuse } from '../../behaviour/refuse'
import { findRow, findRows } from '../../behaviour/rows'
import { withAllStores } from '../../behaviour/withAllStores'
import { moveCash, requireCash } from './cash'
import { reasons } from './strings'

type Context = EffectContext<typeof resource>

const recordsOf = (context: BehaviourContext, key: string) =>
  findRows(context, rewardRecord, sql`t.reward_receive_id = ${key} and t.status = 'CONFIRMED'`)

/** The store whose account pays a claim. */
const payerOf = ({ place }: BehaviourContext, { storeId }: RowOf<typeof resource>) => storeId ?? place.hotelId

/** Cents of the claims of a store that are being paid: they leave the account when the payment is confirmed. */
async function promisedBy({ rows, place }: BehaviourContext, hotelId: string): Promise<number> {
  const { rows: found } = await rows.execute<{
    promised: string
  }>(sql`select coalesce(sum(r.amount), 0) as promised
    from reward_receive t join reward_record r on r.brand_id = t.brand_id and r.reward_receive_id = t.reward_receive_id
    where t.brand_id = ${place.brandId} and t.status = 'PAYING' and coalesce(t.store_id, ${hotelId}) = ${hotelId}
      and r.status = 'CONFIRMED'`)
  return Number(found[0]?.promised)
}

/** The amount of a claim. @throws 422 if it cannot be sent */
async function amountOf(context: Context): Promise<number> {
  const { row, key } = context
  if (row.sendMode === 'OFFLINE') refuse('offline', reasons.paidOffline)
  const plan = await findRow(context, rewardSend, row.rewardSendId, { lock: false })
  if (plan?.withholdTax) refuse('tax-withheld', reasons.taxWithheld)
  const records = await recordsOf(context, key)
  const amount = records.reduce((sum, record) => sum + (record.amount ?? 0), 0)
  if (amount <= 0) refuse('nothing-to-send', reasons.nothingToSend)
  return amount
}

/** Asks for the payment of a claim; what a confirmed payment takes from the account must be there. */
async function pay(context: Context) {
  const { row, key } = context
  const amount = await amountOf(context)
  const hotelId = payerOf(context, row)
  const taken = { hotelId, accountType: 'SETTLE', amount } as const
  await withAllStores(context, () => requireCash(context, taken, () => promisedBy(context, hotelId)))
  const { receiveNo, receiverName, receiverPhone, sendMode } = row
  const content = { receiveNo, receiverName, receiverPhone, sendMode, amount }
  const channel = sendMode === 'WECHAT' ? 'payment' : 'bank'
  await context.ask({ channel, kind: 'reward', resource, key, hotelId, content })
  return { failReason: null }
}

/** A claim was paid: its records are granted, and the money has left the account. */
async function settle(context: Context, amount: number): Promise<void> {
  const { row, key, input } = context
  const payNo = String(input.transactionNo ?? '')
  if (!(await changeState(context, resource, row, 'reportPaid', { payNo }))) return
  for (const record of await recordsOf(context, key))
    await changeState(context, rewardRecord, record, 'grant')
  await moveCash(context, {
    hotelId: payerOf(context, row),
    ...{ accountType: 'SETTLE', flowType: 'REWARD', amount: -amount },
    relatedNo: String(row.receiveNo),
    summary: '奖励发放',
  })
}

/** Claims of rewards: their payment is asked for, and the answer decides. */
export const rewardReceive = defineBehaviour(resource)({
  effects: { retry: pay },
  auto: {
    reportPaid: { run: async () => ({ paidAt: sql`now()` }) },
    reportFailed: {},
  },
  answers: {
    reward: async (context) => {
      const { row, input, asked } = context
      if (input.accepted) await settle(context, Number(asked.amount))
      else {
        const failReason = String(input.reason ?? '')
        await changeState(context, resource, row, 'reportFailed', { failReason })
      }
    },
  },
})
