import { ticketBinding, ticketPushLog } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import type { RowOf } from '../../behaviour/RowOf'
import { addRow, findRows } from '../../behaviour/rows'
import type { Order } from './ticketCodes'

type Binding = RowOf<typeof ticketBinding>

/** Sends an order to the ticket system of its binding. The order number makes the request idempotent. */
export async function sendOrder(
  context: BehaviourContext,
  binding: Binding,
  order: Order,
  pushLogId: string,
): Promise<void> {
  const { platformOrderId, quantity, useDate, travellers, hotelId } = order
  const { supplierSystem, supplierProductCode, pushRealName } = binding
  const names = pushRealName ? { travellers } : {}
  const content = { supplierSystem, supplierProductCode, platformOrderId, quantity, useDate, ...names }
  await context.ask({
    channel: 'ticketSystem',
    kind: 'push',
    resource: ticketPushLog,
    key: pushLogId,
    hotelId,
    content,
  })
}

/** Pushes a paid order to the ticket system, if its product is bound. Other products have only our own codes. */
export async function pushOrder(context: BehaviourContext, order: Order): Promise<void> {
  const [binding] = await findRows(
    context,
    ticketBinding,
    sql`t.ticket_product_id = ${order.ticketProductId} and t.hotel_id = ${order.hotelId} and t.status = 'BOUND'
      and coalesce(t.spec_name, '') in ('', ${order.specName ?? ''})`,
    // the binding of the spec itself comes before the one of the whole product
    { lock: false, limit: 1, order: sql`coalesce(t.spec_name, '') = '', t.binding_id` },
  )
  if (!binding) return
  const values = {
    bindingId: binding.bindingId,
    platformOrderId: order.platformOrderId,
    pushType: 'order',
    requestTime: sql`now()`,
    retryCount: 0,
  } as const
  const key = await addRow(context, ticketPushLog, values, { hotelId: order.hotelId })
  await sendOrder(context, binding, order, key)
}
