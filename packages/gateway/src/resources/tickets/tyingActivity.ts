import { tyingActivity as resource } from '@ebkit/domain'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { live, percentOf } from '../../behaviour/live'
import type { RowOf } from '../../behaviour/RowOf'
import { explained, refuseAt } from '../../behaviour/refuseAt'
import { localDaySql } from '../../database/storeTimeSql'
import { activityPeriod } from './activities/activityPeriod'
import { type ChosenProducts, chosenKeys } from './activities/chosenProducts'
import { ofPaidOrders } from './activities/paidOrders'
import { keysOf, notPublished } from './activities/productLists'
import { reasons } from './strings'

/** Problems of tied items: a product tied to itself, and a preselected item that is not free, which the law forbids. */
function unfitItems({ mainProducts, tyingItems }: RowOf<typeof resource>) {
  const main = chosenKeys(mainProducts)
  return (tyingItems ?? []).flatMap(({ product, tyingPrice, checkedByDefault }, index) => {
    const key = chosenKeys(product as ChosenProducts)[0] ?? ''
    return [
      ...(main.includes(key) ? [explained(`tyingItems.${index}.product`, reasons.tiedIsMain)] : []),
      ...(checkedByDefault === true && Number(tyingPrice) > 0
        ? [explained(`tyingItems.${index}.checkedByDefault`, reasons.paidPreselected)]
        : []),
    ]
  })
}

const orders = ofPaidOrders('tying_id', 'count(*)', 'integer')
const mainProductKeys = keysOf('t.main_products')

const mainOrders = `(select count(*) from ticket_order o where o.brand_id = t.brand_id and o.pay_time is not null
  and o.ticket_product_id in ${mainProductKeys}
  and ${localDaySql('o.pay_time')} between t.activity_from and t.activity_until)`

export const tyingActivity = defineBehaviour(resource)({
  ...activityPeriod(resource, {
    ...{ first: 'activity_from', last: 'activity_until' },
    soldOut: `t.quota > 0 and ${ofPaidOrders('tying_id', 'sum(o.quantity)', 'integer')} >= t.quota`,
    obstacles: [notPublished(mainProductKeys)],
  }),
  saved: async ({ row }) => {
    refuseAt(unfitItems(row))
    return undefined
  },
  computed: {
    orderCount: live(orders, 'integer'),
    tyingAmount: live(ofPaidOrders('tying_id', 'sum(o.pay_amount)')),
    tyingRate: percentOf(orders, mainOrders),
  },
})
