import { ticketOrder, ticketProduct } from '@ebkit/domain'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { findRow } from '../../behaviour/rows'
import { issueCards } from './cards/issueCards'
import type { Product } from './inventory'
import { pushOrder } from './pushOrder'
import { makeCodes, type Order } from './ticketCodes'
import { issueVouchers } from './vouchers/issueVouchers'

/** Issues what the product is sold as: cards, vouchers or tickets. */
async function issue(context: BehaviourContext, order: Order, product: Product): Promise<void> {
  if (await issueCards(context, order, product)) return
  if (await issueVouchers(context, order, product)) return
  await makeCodes(context, order, product)
  await pushOrder(context, order)
}

/** Issues the cards, vouchers or tickets of a paid order, and notifies the guest. */
export async function deliverOrder(context: BehaviourContext, order: Order): Promise<void> {
  const product = await findRow(context, ticketProduct, order.ticketProductId)
  if (!product) throw new Error(`The product of order ${order.platformOrderId} is not there`)
  await issue(context, order, product)
  const { hotelId, buyerPhone, platformOrderId } = order
  const key = String(platformOrderId)
  const content = { phone: buyerPhone, orderNo: key }
  await context.ask({ channel: 'sms', kind: 'codes', resource: ticketOrder, key, hotelId, content })
}
