import { depositAccount as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { live } from '../../behaviour/live'
import { isOfEnded, isToReturn } from './deposits/overdue'
import { heldOf, requireReturnLimit, returnDeposits } from './deposits/returnDeposit'

const ofOrders = (value: string, where: string, type = 'bigint') =>
  `(select coalesce(${value}, 0)::${type} from deposit_order o where o.brand_id = t.brand_id
    and o.hotel_id = t.hotel_id and o.member_id = t.member_id and ${where})`
const deposits = (where: string) =>
  ofOrders('sum(o.deposit_amount)', `o.deposit_time is not null and ${where}`)

const [paidIn, used, refunded, forfeited] = [
  deposits('true'),
  deposits("o.status = 'COMPLETED'"),
  deposits("o.status = 'REFUNDED'"),
  deposits("o.status = 'FORFEITED'"),
]

export const depositAccount = defineBehaviour(resource)({
  effects: {
    freeze: async ({ input }) => ({ freezeReason: input.freezeReason }),
    unfreeze: async (context) => {
      const { memberId, hotelId } = context.row
      const waiting = await heldOf(context, memberId, hotelId, sql.raw(`(${isToReturn} or ${isOfEnded})`))
      await returnDeposits(context, waiting, '逾期未付尾款')
      return { freezeReason: null }
    },
    refundAll: async (context) => {
      const { memberId, hotelId } = context.row
      const held = await heldOf(context, memberId, hotelId)
      await requireReturnLimit(context, held)
      await returnDeposits(context, held, '退还在途定金')
      return undefined
    },
  },
  computed: {
    memberName: { kind: 'snapshot' },
    memberPhone: { kind: 'snapshot' },
    totalAmount: live(paidIn),
    heldAmount: { kind: 'stored', recount: deposits("o.status in ('DEPOSIT_PAID', 'WAIT_BALANCE')") },
    usedAmount: live(used),
    refundAmount: live(refunded),
    forfeitAmount: live(forfeited),
    isUneven: live(
      `(${paidIn} <> coalesce(t.held_amount, 0) + ${used} + ${refunded} + ${forfeited})`,
      'boolean',
    ),
    orderCount: live(ofOrders('count(*)', 'o.deposit_time is not null', 'int'), 'integer'),
  },
})
