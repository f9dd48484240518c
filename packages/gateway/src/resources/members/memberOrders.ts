import { member } from '@ebkit/domain'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { recountRow } from '../../behaviour/counted'

/** Recomputes the order statistics of a member after a payment or refund. */
export const recountOrders = (context: BehaviourContext, memberId: string | null): Promise<void> =>
  recountRow(context, member, memberId, ['orderCount', 'totalSpend'])
