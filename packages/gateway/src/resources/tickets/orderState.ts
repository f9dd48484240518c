import { ticketCode, ticketOrder } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { changeState } from '../../behaviour/changeState'
import { findRow, findRows } from '../../behaviour/rows'
import type { Code } from './ticketCodes'

const open = new Set(['UNUSED', 'LOCKED', 'EXPIRED'])

/** The codes of an order, locked by default. */
export const codesOf = (context: BehaviourContext, orderKey: string, lock = true): Promise<Code[]> =>
  findRows(context, ticketCode, sql`t.platform_order_id = ${orderKey}`, { lock })

/**
 * Updates the state of an order after a change of its codes: partly used once one of them is used, completed once none
 * is open any more.
 */
export async function followCodes(context: BehaviourContext, orderKey: string): Promise<void> {
  const order = await findRow(context, ticketOrder, orderKey)
  if (!order) return
  const codes = await codesOf(context, orderKey)
  const isUsed = codes.some(({ status }) => status === 'USED')
  const left = codes.filter(({ status }) => open.has(String(status)))
  if (isUsed && !left.length) await changeState(context, ticketOrder, order, 'useUp')
  else if (isUsed && order.status === 'PAID') await changeState(context, ticketOrder, order, 'partUse')
}
