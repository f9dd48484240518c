import { orderFact as resource } from '@ebkit/domain'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { live } from '../../behaviour/live'

/** Facts about the orders of all businesses, for reports; `orderFacts.ts` keeps them in step with the orders. */
export const orderFact = defineBehaviour(resource)({
  computed: {
    bizLine: { kind: 'snapshot' },
    orderNo: { kind: 'snapshot' },
    isNewBuyer: { kind: 'snapshot' },
    discountAmount: live('t.origin_amount - t.pay_amount'),
    netAmount: { kind: 'stored', recount: '(t.pay_amount - t.refund_amount)' },
  },
})
