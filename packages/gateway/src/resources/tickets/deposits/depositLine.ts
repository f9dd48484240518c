import { type depositOrder, ticketProduct } from '@ebkit/domain'
import type { BehaviourContext } from '../../../behaviour/Behaviour'
import type { RowOf } from '../../../behaviour/RowOf'
import { findRow } from '../../../behaviour/rows'
import { channelFeeOf } from '../../finance/payChannels'
import { addLine } from '../../finance/settlementItems'

/** Adds a deposit to the settlement of its store. Its quantity is 0, because the resulting order counts the units. */
export async function addDepositLine(
  context: BehaviourContext,
  order: RowOf<typeof depositOrder>,
  itemType: 'SALE' | 'REFUND',
): Promise<void> {
  const product = await findRow(context, ticketProduct, order.ticketProductId, { lock: false })
  const { depositOrderId: platformOrderId, hotelId, buyerName, buyerPhone, payMethod } = order
  const sale = { platformOrderId, hotelId, buyerName, buyerPhone, payMethod, saleChannel: 'wechat' } as const
  const amount = order.depositAmount ?? 0
  if (amount === 0) return
  const channelFee = itemType === 'SALE' ? await channelFeeOf(context, order, amount) : 0
  const settleAmount = itemType === 'SALE' ? amount - channelFee : -amount
  const line = { itemType, quantity: 0, amount, channelFee, settleAmount }
  await addLine(context, { ...sale, productName: product?.productName ?? null }, line)
}
