import { orderFact as resource } from '@ebkit/domain'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { live } from '../../behaviour/live'

/** What reports know of the orders of all businesses; `orderFacts.ts` keeps it with the orders. */
export const orderFact = defineBehaviour(resource)({
  computed: {
    bizLine: { kind: 'snapshot' },
    orderNo: { kind: 'snapshot' },
    isNewBuyer: { kind: 'snapshot' },
    discountAmount: live('t.origin_amount - t.pay_amount'),
    netAmount: { kind: 'stored', recount: '(t.pay_amount - t.refund_amount)' },
  },
})
