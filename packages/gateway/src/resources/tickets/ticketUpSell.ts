import { ticketUpSell as resource } from '@ebkit/domain'
import { formatCents } from '@ebkit/rules/products'
import { type BehaviourContext, defineBehaviour } from '../../behaviour/Behaviour'
import { live, percentOf } from '../../behaviour/live'
import type { RowOf } from '../../behaviour/RowOf'
import { filled } from '../../behaviour/refuse'
import { explained, refuseAt } from '../../behaviour/refuseAt'
import { activityPeriod } from './activities/activityPeriod'
import { type ChosenProducts, chosenKeys, lowestPrice, productsByKey } from './activities/chosenProducts'
import { ofPaidOrders } from './activities/paidOrders'
import { keysOfOffers, notPublished } from './activities/productLists'
import { reasons } from './strings'

/** @throws 422 if an offer costs more than its product does otherwise */
async function requirePrices(context: BehaviourContext, { offers }: RowOf<typeof resource>): Promise<void> {
  const keyOf = ({ product }: Offer) => chosenKeys(product as ChosenProducts)[0] ?? ''
  const products = await productsByKey(context, (offers ?? []).map(keyOf))
  const problems = (offers ?? []).flatMap((offer, index) => {
    const product = products.get(keyOf(offer))
    const price = product ? lowestPrice(product) : 0
    if (!product || Number(offer.upSellPrice) <= price) return []
    const text = filled(reasons.abovePrice, { price: formatCents(price) })
    return [explained(`offers.${index}.upSellPrice`, text)]
  })
  refuseAt(problems)
}

const bought = ofPaidOrders('up_sell_id', 'count(*)', 'integer')

type Offer = NonNullable<RowOf<typeof resource>['offers']>[number]

export const ticketUpSell = defineBehaviour(resource)({
  ...activityPeriod(resource, {
    ...{ first: 'activity_from', last: 'activity_until' },
    obstacles: [notPublished(keysOfOffers('t.offers'))],
  }),
  saved: async (context) => {
    await requirePrices(context, context.row)
    return undefined
  },
  computed: {
    showCount: { kind: 'stored' },
    buyCount: live(bought, 'integer'),
    convertRate: percentOf(bought, 't.show_count'),
    upSellAmount: live(ofPaidOrders('up_sell_id', 'sum(o.pay_amount)')),
  },
})
