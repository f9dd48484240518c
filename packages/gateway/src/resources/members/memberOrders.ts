import { member } from '@ebkit/domain'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { recountRow } from '../../behaviour/counted'
import { withAllStores } from '../../behaviour/withAllStores'

/** Recomputes the order statistics of a member after a payment or refund, from the orders of all stores. */
export async function recountOrders(context: BehaviourContext, memberId: string | null): Promise<void> {
  if (memberId === null) return
  await withAllStores(context, () => recountRow(context, member, memberId, ['orderCount', 'totalSpend']))
}
