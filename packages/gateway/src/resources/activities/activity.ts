import { activity as resource, ticketProduct } from '@ebkit/domain'
import { type BehaviourContext, defineBehaviour } from '../../behaviour/Behaviour'
import { filled, refuse } from '../../behaviour/refuse'
import { findRow } from '../../behaviour/rows'
import { withAllStores } from '../../behaviour/withAllStores'
import { wholeInventory } from '../tickets/inventory'
import { reasons } from './strings'

/** The units that are left of a product of any store of the brand. */
async function leftOf(context: BehaviourContext, ticketProductId: string): Promise<number> {
  const product = await withAllStores(context, () => findRow(context, ticketProduct, ticketProductId))
  return product ? wholeInventory(product) : 0
}

/** Promotion activities. */
export const activity = defineBehaviour(resource)({
  effects: {
    addStock: async (context) => {
      const { row, input } = context
      const ticketProductId = String(input.ticketProductId)
      const rules = row.productRules ?? []
      const rule = rules.find((each) => each.ticketProductId === ticketProductId)
      if (!rule) return refuse('not-in-activity', reasons.notInActivity)
      const activityStock = Number(rule.activityStock) + Number(input.quantity)
      const more = (await leftOf(context, ticketProductId)) - Number(rule.activityStock)
      if (Number(input.quantity) > more)
        refuse('inventory', filled(reasons.inventory, { left: Math.max(more, 0) }))
      return { productRules: rules.map((each) => (each === rule ? { ...each, activityStock } : each)) }
    },
  },
})
