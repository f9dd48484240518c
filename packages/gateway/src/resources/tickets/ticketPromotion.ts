import { ticketPromotion as resource } from '@ebkit/domain'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { live } from '../../behaviour/live'
import { activityPeriod } from './activities/activityPeriod'
import { ofPaidOrders } from './activities/paidOrders'
import { keysOf } from './activities/productLists'
import { reasons } from './strings'

const sold = ofPaidOrders('promotion_id', 'sum(o.quantity)', 'integer')

const inAnotherPromotion = {
  code: 'in-another-promotion',
  text: reasons.inAnotherPromotion,
  sql: `exists (select from ticket_promotion o where o.hotel_id = t.hotel_id and o.promotion_id <> t.promotion_id
    and o.status in ('RUNNING', 'PAUSED') and o.activity_from <= t.activity_until and o.activity_until >= t.activity_from
    and exists (${keysOf('o.products')} intersect ${keysOf('t.products')}))`,
}

export const ticketPromotion = defineBehaviour(resource)({
  ...activityPeriod(resource, {
    ...{ first: 'activity_from', last: 'activity_until', soldOut: `${sold} >= t.quota` },
    obstacles: [inAnotherPromotion],
  }),
  computed: {
    soldCount: live(sold, 'integer'),
    saleAmount: live(ofPaidOrders('promotion_id', 'sum(o.pay_amount)')),
    discountAmount: live(ofPaidOrders('promotion_id', 'sum(o.promotion_amount)')),
  },
})
