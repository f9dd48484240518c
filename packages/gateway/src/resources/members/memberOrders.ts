import { member } from '@ebkit/domain'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { recountRow } from '../../behaviour/counted'

/** Counts what a member has ordered again, after an order was paid or paid back. */
export const recountOrders = (work: BehaviourContext, memberId: string | null): Promise<void> =>
  recountRow(work, member, memberId, ['orderCount', 'totalSpend'])
