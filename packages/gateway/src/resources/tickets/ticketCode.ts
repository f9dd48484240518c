import { ticketCode as resource, ticketProduct } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { storeDay, todaySql } from '../../behaviour/numbers'
import { refuse } from '../../behaviour/refuse'
import { changeRow, findRow } from '../../behaviour/rows'
import { followCodes } from './orderState'
import { reasons } from './strings'
import { undoVerification, verificationOf, verifyCode } from './verification'

export const ticketCode = defineBehaviour(resource)({
  effects: {
    verify: async (context) => verifyCode(context, context.row, 'input'),
    revoke: async (context) => {
      const record = await verificationOf(context, context.row)
      if (!record) refuse('revoke-store', reasons.revokeStore)
      await undoVerification(context, record, context.input.reason)
      return undefined
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
    // a code that the store verified stays its to undo
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
