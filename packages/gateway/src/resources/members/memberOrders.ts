import { member } from '@ebkit/domain'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { recountRow } from '../../behaviour/counted'

/** Counts what a member has ordered again, after an order was paid or paid back. */
export const recountOrders = (context: BehaviourContext, memberId: string | null): Promise<void> =>
  recountRow(context, member, memberId, ['orderCount', 'totalSpend'])
