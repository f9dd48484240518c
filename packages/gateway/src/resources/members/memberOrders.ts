import { member } from '@ebkit/domain'
import type { Work } from '../../behaviour/Behaviour'
import { recountRow } from '../../behaviour/counted'

/** Counts what a member has ordered again, after an order was paid or paid back. */
export const recountOrders = (work: Work, memberId: string | null): Promise<void> =>
  recountRow(work, member, memberId, ['orderCount', 'totalSpend'])
