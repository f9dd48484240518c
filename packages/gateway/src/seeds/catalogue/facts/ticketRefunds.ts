import type { SeedRow } from '../SeedRow'
import { momentOf, momentText } from '../values/moments'
import type { Derivation, Sources } from './Derivation'
import { fateOf, randomOf, refundOf } from './ticketPieces'

const reasons = ['行程变更', '买错了', '天气原因', '景区闭园']

function refundRow(order: SeedRow, sources: Sources): SeedRow | undefined {
  const { refund } = fateOf(order)
  if (!refund) return undefined
  const random = randomOf(order, 'refund')
  const product = sources.find('ticketProduct', order.ticketProductId)
  const paid = momentOf(String(order.payTime))
  const asked = Math.min(sources.now - 120_000, paid + random.between(1, 60) * 3_600_000)
  const isOver = refund.state !== 'APPLYING' && refund.state !== 'PROCESSING'
  const finished = Math.min(sources.now - 60_000, asked + random.between(10, 1400) * 60_000)
  return {
    hotelId: order.hotelId,
    platformOrderId: order.platformOrderId,
    productName: order.productName,
    buyerName: order.buyerName,
    buyerPhone: order.buyerPhone,
    refundQuantity: refund.quantity,
    ...refundOf(order, refund.quantity, Number(product?.refundFeeRate ?? 0)),
    applySource: random.pick(['buyer', 'buyer', 'buyer', 'merchant']),
    reason: random.pick(reasons),
    ...(refund.state === 'REJECTED' && { rejectReason: '已超过可退时间' }),
    ...(refund.state === 'FAILED' && { failReason: random.pick(['商户余额不足', '原卡已注销']) }),
    ...(isOver && { finishTime: momentText(finished) }),
    status: refund.state,
    createdAt: momentText(asked),
  }
}

/** At most one refund for each order: it covers the pieces that are locked or refunded. */
export const ticketRefunds: Derivation = {
  from: ['ticketOrder', 'ticketProduct'],
  *derive(sources) {
    for (const order of sources.rows('ticketOrder')) {
      const row = refundRow(order, sources)
      if (row) yield { row, isEarly: sources.isEarly('ticketOrder', order) }
    }
  },
}
