import { ticketUpSell as resource } from '@ebkit/domain'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { live, percentOf } from '../../behaviour/live'
import { activityPeriod } from './activities/activityPeriod'
import { ofPaidOrders } from './activities/paidOrders'
import { keysOfOffers, notPublished } from './activities/productLists'

const bought = ofPaidOrders('up_sell_id', 'count(*)', 'integer')

export const ticketUpSell = defineBehaviour(resource)({
  ...activityPeriod(resource, {
    ...{ first: 'activity_from', last: 'activity_until' },
    obstacles: [notPublished(keysOfOffers('t.offers'))],
  }),
  computed: {
    showCount: { kind: 'stored' },
    buyCount: live(bought, 'integer'),
    convertRate: percentOf(bought, 't.show_count'),
    upSellAmount: live(ofPaidOrders('up_sell_id', 'sum(o.pay_amount)')),
  },
})
