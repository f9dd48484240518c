import { splitBill as resource } from '@ebkit/domain'
import { formatCents } from '@ebkit/rules/products'
import { sql } from 'drizzle-orm'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { changeState } from '../../behaviour/changeState'
import { filled, refuse } from '../../behaviour/refuse'
import { splitNow } from './splits'
import { reasons } from './strings'

export const splitBill = defineBehaviour(resource)({
  effects: {
    split: async (context) => splitNow(context, context.row),
    giveBack: async (context) => {
      const { row, key, input, ask } = context
      const { returnAmount: amount } = input
      const returned = row.returnAmount ?? 0
      const most = (row.splitAmount ?? 0) - returned
      if (amount > most) refuse('return-amount', filled(reasons.returnAmount, { most: formatCents(most) }))
      const content = { splitNo: row.splitNo, orderNo: row.orderNo, amount, reason: input.reason }
      await ask({ channel: 'payment', kind: 'splitReturn', resource, key, hotelId: row.hotelId, content })
      const changes = { returnAmount: returned + amount }
      // the order can be refunded once the whole share is back
      return amount < most ? { ...changes, status: row.status } : changes
    },
  },
  computed: { storeId: { kind: 'snapshot' }, splitAmount: { kind: 'snapshot' } },
  auto: {
    begin: {},
    reportDone: { run: async () => ({ splitAt: sql`now()` }) },
    reportFailed: {},
  },
  answers: {
    split: async (context) => {
      const { row, input } = context
      if (input.accepted) await changeState(context, resource, row, 'reportDone')
      else
        await changeState(context, resource, row, 'reportFailed', { failReason: String(input.reason ?? '') })
    },
    splitReturn: async ({ input }) => {
      // the outbox retries until the receiver returns the share
      if (!input.accepted) throw new Error(`The share was not returned: ${input.reason}`)
    },
  },
})
