import { laborPayout as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { type BehaviourContext, defineBehaviour, type EffectContext } from '../../behaviour/Behaviour'
import { changeState } from '../../behaviour/changeState'
import { live } from '../../behaviour/live'
import type { RowOf } from '../../behaviour/RowOf'
import { refuse } from '../../behaviour/refuse'
import { moveCash, requireCash } from './cash'
import { reasons } from './strings'

/** Moves the cost of a payout on the settlement account of the acting store. @param amount negative: it is taken */
const moveCost = (context: BehaviourContext, { payoutNo }: RowOf<typeof resource>, amount: number) =>
  moveCash(context, {
    hotelId: context.place.hotelId,
    ...{ accountType: 'SETTLE', flowType: 'CONSUME', amount },
    relatedNo: String(payoutNo),
    summary: amount < 0 ? '小额劳务结算' : '小额劳务退回',
  })

/** Takes the cost, and asks the labour platform to pay the receiver. */
async function pay(context: EffectContext<typeof resource>) {
  const { row, key } = context
  const { payoutNo, receiverName, receiverPhone, idCard, payWay, payAccount, grossAmount } = row
  const amount = row.costAmount ?? 0
  if (amount <= 0) refuse('nothing-to-send', reasons.nothingToSend)
  await requireCash(context, { hotelId: context.place.hotelId, accountType: 'SETTLE', amount })
  await moveCost(context, row, -amount)
  const receiver = { receiverName, receiverPhone, idCard, payWay, payAccount, grossAmount }
  const content = { payoutNo, amount, ...receiver }
  await context.ask({ channel: 'bank', kind: 'laborPayout', resource, key, content })
  return { failReason: null }
}

const fee = '(round(t.gross_amount * t.service_rate / 100))::bigint'

/** Payouts for labour: the cost leaves the account when they are sent, and comes back when they are refused. */
export const laborPayout = defineBehaviour(resource)({
  effects: { approve: pay, retry: pay },
  computed: { serviceFee: live(fee), costAmount: live(`(t.gross_amount + ${fee})`) },
  auto: {
    reportPaid: { run: async () => ({ paidAt: sql`now()` }) },
    reportFailed: {},
  },
  answers: {
    laborPayout: async (context) => {
      const { row, input, asked } = context
      if (input.accepted) await changeState(context, resource, row, 'reportPaid')
      else if (
        await changeState(context, resource, row, 'reportFailed', { failReason: String(input.reason ?? '') })
      )
        await moveCost(context, row, Number(asked.amount))
    },
  },
})
