import { tyingActivity as resource } from '@ebkit/domain'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { live, percentOf } from '../../behaviour/live'
import { activityPeriod } from './activities/activityPeriod'
import { ofPaidOrders } from './activities/paidOrders'
import { keysOf, notPublished } from './activities/productLists'

const orders = ofPaidOrders('tying_id', 'count(*)', 'integer')
const mainProducts = keysOf('t.main_products')

const mainOrders = `(select count(*) from ticket_order o where o.brand_id = t.brand_id and o.pay_time is not null
  and o.ticket_product_id in ${mainProducts}
  and (o.pay_time at time zone 'Asia/Shanghai')::date between t.activity_from and t.activity_until)`

export const tyingActivity = defineBehaviour(resource)({
  ...activityPeriod(resource, {
    ...{ first: 'activity_from', last: 'activity_until' },
    soldOut: `t.quota > 0 and ${ofPaidOrders('tying_id', 'sum(o.quantity)', 'integer')} >= t.quota`,
    obstacles: [notPublished(mainProducts)],
  }),
  computed: {
    orderCount: live(orders, 'integer'),
    tyingAmount: live(ofPaidOrders('tying_id', 'sum(o.pay_amount)')),
    tyingRate: percentOf(orders, mainOrders),
  },
})
