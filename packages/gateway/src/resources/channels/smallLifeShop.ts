import { smallLifeShop as resource, smallLifeProtocol } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { storeDay } from '../../behaviour/numbers'
import { refuse } from '../../behaviour/refuse'
import { findRows } from '../../behaviour/rows'
import { reasons } from './strings'

/** The shop at Small Life: without a signature it is paused, and stays so. */
export const smallLifeShop = defineBehaviour(resource)({
  effects: {
    resume: async (context) => {
      const newest = { lock: false, order: sql`t.effective_at desc nulls last`, limit: 1 }
      const own = sql`t.hotel_id = ${context.row.hotelId}`
      const [agreement] = await findRows(context, smallLifeProtocol, own, newest)
      const { status, signDeadline } = agreement ?? {}
      if (status === 'UNSIGNED' && signDeadline && signDeadline < storeDay())
        refuse('agreement-unsigned', reasons.agreementUnsigned)
      return undefined
    },
  },
})
