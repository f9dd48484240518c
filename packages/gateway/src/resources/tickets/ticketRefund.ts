import { ticketRefund as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { changeState } from '../../behaviour/changeState'
import { requireRefundLimit } from '../../behaviour/refundLimit'
import { completeRefund, followRefunds, releaseRefund, requestPayout } from './refunds'

export const ticketRefund = defineBehaviour(resource)({
  effects: {
    approve: async (context) => {
      await requireRefundLimit(context, context.row.applyAmount ?? 0)
      // the fee is the whole amount: there is nothing to pay out
      if (context.row.refundAmount === 0) {
        await completeRefund(context, context.row)
        return { status: 'SUCCESS', finishTime: sql`now()` }
      }
      await requestPayout(context, context.row)
      return undefined
    },
    reject: async (context) => {
      const { row, key, input } = context
      await releaseRefund(context, row)
      const content = { phone: row.buyerPhone, reason: input.rejectReason }
      await context.ask({ channel: 'message', kind: 'refundRejected', resource, key, content })
      return { rejectReason: input.rejectReason, finishTime: sql`now()` }
    },
    retry: async (context) => {
      await requestPayout(context, context.row)
      await followRefunds(context, String(context.row.platformOrderId), { [context.key]: 'PROCESSING' })
      return { failReason: null }
    },
    // a retry sends what was approved before; a payment outside the payment service is decided anew
    markOffline: async (context) => {
      await requireRefundLimit(context, context.row.applyAmount ?? 0)
      await completeRefund(context, context.row)
      return { voucher: context.input.voucher, finishTime: sql`now()` }
    },
  },
  computed: {
    productName: { kind: 'snapshot' },
    feeAmount: { kind: 'snapshot' },
    refundAmount: { kind: 'snapshot' },
  },
  auto: { succeed: {}, fail: {} },
  answers: {
    refund: async (context) => {
      const { row, key, input } = context
      if (input.accepted) {
        if (await changeState(context, resource, row, 'succeed', { finishTime: sql`now()` }))
          await completeRefund(context, row)
        return
      }
      await changeState(context, resource, row, 'fail', { failReason: String(input.reason ?? '') })
      await followRefunds(context, String(row.platformOrderId), { [key]: 'FAILED' })
    },
  },
})
