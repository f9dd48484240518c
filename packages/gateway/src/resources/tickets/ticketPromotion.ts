import { ticketPromotion as resource } from '@ebkit/domain'
import { lowestPromotionPrice } from '@ebkit/rules/products'
import { type BehaviourContext, defineBehaviour } from '../../behaviour/Behaviour'
import { live } from '../../behaviour/live'
import { requireNoObstacle } from '../../behaviour/obstacles'
import type { RowOf } from '../../behaviour/RowOf'
import { filled } from '../../behaviour/refuse'
import { explained, refuseAt } from '../../behaviour/refuseAt'
import { activityPeriod } from './activities/activityPeriod'
import { chosenKeys, lowestPrice, productsByKey } from './activities/chosenProducts'
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

/** @throws 422 if a product would cost less than one cent */
async function requirePrices(context: BehaviourContext, promotion: RowOf<typeof resource>): Promise<void> {
  const products = await productsByKey(context, chosenKeys(promotion.products))
  const below = [...products.values()].filter(
    (product) => lowestPromotionPrice(promotion, lowestPrice(product)) < 1,
  )
  const names = below.map(({ productName }) => productName).join('、')
  if (below.length) refuseAt([explained('products', filled(reasons.belowOneCent, { products: names }))])
}

export const ticketPromotion = defineBehaviour(resource)({
  ...activityPeriod(resource, {
    ...{ first: 'activity_from', last: 'activity_until', soldOut: `${sold} >= t.quota` },
    obstacles: [inAnotherPromotion],
  }),
  saved: async (context) => {
    const { row, key } = context
    await requirePrices(context, row)
    // its last day may have moved
    if (row.status === 'RUNNING') await requireNoObstacle(context, resource, key, [inAnotherPromotion])
    return undefined
  },
  computed: {
    soldCount: live(sold, 'integer'),
    saleAmount: live(ofPaidOrders('promotion_id', 'sum(o.pay_amount)')),
    discountAmount: live(ofPaidOrders('promotion_id', 'sum(o.promotion_amount)')),
  },
})
