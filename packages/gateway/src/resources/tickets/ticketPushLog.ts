import { ticketPushLog as resource, ticketBinding, ticketOrder } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { changeState } from '../../behaviour/changeState'
import { changeRow, findRow } from '../../behaviour/rows'
import { notFound } from '../../server/refusal'
import { sendOrder } from './pushOrder'

/** SQL: the supplier's system has not answered in time. */
const unanswered = `t.request_time < now() - interval '10 seconds' and exists (select from outbox_message m
  where m.brand_id = t.brand_id and m.resource = 'ticketPushLog' and m.row_key = t.push_log_id and m.status = 'WAITING')`

export const ticketPushLog = defineBehaviour(resource)({
  effects: {
    retry: async (context) => {
      const { row, key } = context
      const binding = await findRow(context, ticketBinding, row.bindingId, { lock: false })
      const order = await findRow(context, ticketOrder, row.platformOrderId, { lock: false })
      if (!binding || !order) throw notFound()
      await sendOrder(context, binding, order, key)
      return {
        requestTime: sql`now()`,
        errorCode: null,
        errorText: null,
        retryCount: (row.retryCount ?? 0) + 1,
      }
    },
    handle: async ({ input }) => ({ handleRemark: input.handleRemark }),
  },
  auto: {
    refused: { due: sql.raw(unanswered), run: async () => ({ errorCode: 'TIMEOUT', errorText: '接口超时' }) },
  },
  answers: {
    push: async (context) => {
      const { row, key, input } = context
      const costMs = sql`least(extract(epoch from now() - t.request_time) * 1000, 2147483647)::int`
      const { accepted, transactionNo, reason } = input
      const answer = { costMs, supplierOrderNo: accepted ? String(transactionNo ?? '') : null }
      if (!accepted) {
        const error = { ...answer, errorCode: String(reason ?? ''), errorText: String(reason ?? '') }
        if (await changeState(context, resource, row, 'refused', error)) return
        await changeRow(context, resource, key, error)
      } else if (row.status === 'FAILED')
        await changeRow(context, resource, key, {
          ...answer,
          status: 'SUCCESS',
          errorCode: null,
          errorText: null,
        })
      else await changeRow(context, resource, key, answer)
    },
  },
})
