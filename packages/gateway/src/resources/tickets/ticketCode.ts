import { ticketCode as resource, ticketDelay, ticketProduct } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { type BehaviourContext, defineBehaviour } from '../../behaviour/Behaviour'
import { documentNumber, storeDay } from '../../behaviour/numbers'
import { refuse } from '../../behaviour/refuse'
import { addRow, changeRow, findRow } from '../../behaviour/rows'
import { todaySql } from '../../database/storeTimeSql'
import { reopenOrders } from './delays/reopenOrders'
import { followCodes } from './orderState'
import { reasons } from './strings'
import type { Code } from './ticketCodes'
import { undoVerification, verificationOf, verifyCode } from './verification'

/** Records the extension of one code as a completed task. */
async function addDelay(context: BehaviourContext, code: Code, delayTo: string): Promise<void> {
  const key = await documentNumber(context, 'Q')
  await addRow(context, ticketDelay, {
    ...{ delayId: key, delayMode: 'SINGLE', delayName: '恢复有效', reason: '恢复有效', status: 'DONE' },
    platformOrderId: code.platformOrderId,
    ticketCodeIds: [String(code.ticketCodeId)],
    oldEndDate: code.validEnd,
    ...{ includeExpired: true, delayType: 'date', delayTo, notifyHolder: false },
    ...{ targetCount: 1, successCount: 1, failCount: 0, executeTime: sql`now()` },
  })
}

export const ticketCode = defineBehaviour(resource)({
  effects: {
    verify: async (context) => verifyCode(context, context.row, context.input.verifyType ?? 'input'),
    revoke: async (context) => {
      const record = await verificationOf(context, context.row)
      if (!record) refuse('revoke-store', reasons.revokeStore)
      await undoVerification(context, record, context.input.reason)
      return undefined
    },
    reactivate: async (context) => {
      const { row, input } = context
      const { validEnd } = input
      if (validEnd < storeDay() || (row.validEnd && validEnd <= row.validEnd))
        refuse('later-date', reasons.laterDate)
      await addDelay(context, row, validEnd)
      await reopenOrders(context, [String(row.platformOrderId)])
      return { validEnd, delayTimes: (row.delayTimes ?? 0) + 1 }
    },
    invalidate: async (context) => {
      await changeRow(context, resource, context.key, { status: 'INVALID' })
      await followCodes(context, String(context.row.platformOrderId))
      return undefined
    },
  },
  sharedWith: async (context, action) => {
    if (action !== 'verify' && action !== 'revoke') return false
    const product = await findRow(context, ticketProduct, context.row.ticketProductId, { lock: false })
    const isApplied = product?.applyHotelIds?.includes(context.place.hotelId) ?? false
    // the store that verified a code may always revoke the verification
    return isApplied || (action === 'revoke' && (await verificationOf(context, context.row)) !== undefined)
  },
  computed: { sharePrice: { kind: 'snapshot' } },
  auto: {
    lock: {},
    unlock: {
      run: async ({ row }) => (row.validEnd && row.validEnd < storeDay() ? { status: 'EXPIRED' } : undefined),
    },
    refund: {},
    expire: { due: sql.raw(`t.valid_end < ${todaySql}`) },
  },
})
