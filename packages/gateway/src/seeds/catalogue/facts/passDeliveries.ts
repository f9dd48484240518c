import { passCategory } from '../passCategory'
import type { SeedRow } from '../SeedRow'
import { day, dayText, momentOf } from '../values/moments'
import type { Derivation, Sources } from './Derivation'
import { randomOf } from './ticketPieces'

const isPass = (order: SeedRow, { find }: Sources) => {
  const product = find('ticketProduct', order.ticketProductId)
  return find('ticketCategory', product?.ticketCategoryId)?.categoryName === passCategory
}

const isPaid = ({ status }: SeedRow) => !/^(WAIT_PAY|CLOSED|REFUNDED)$/.test(String(status))

function deliveryOf(order: SeedRow): SeedRow {
  const paid = momentOf(String(order.payTime))
  const part = randomOf(order, 'delivery').next()
  return {
    hotelId: order.hotelId,
    orderNo: order.platformOrderId,
    ticketProductId: order.ticketProductId,
    memberId: order.memberId,
    deliveryType: part < 0.7 ? 'MAIL' : part < 0.92 ? 'PICKUP' : 'DIGITAL',
    holderIdType: 'ID',
    holderName: order.buyerName,
    recipient: part < 0.7 ? order.buyerName : undefined,
    phone: order.buyerPhone,
    paidAt: order.payTime,
    validFrom: dayText(paid),
    validTo: dayText(paid + 365 * day),
    returnCount: 0,
    resendCount: 0,
    createdAt: order.payTime,
  }
}

/** One delivery for each paid order of a pass. */
export const passDeliveries: Derivation = {
  from: ['ticketOrder', 'ticketProduct', 'ticketCategory'],
  isCompleted: true,
  *derive(sources) {
    for (const order of sources.rows('ticketOrder'))
      if (isPaid(order) && isPass(order, sources))
        yield { row: deliveryOf(order), isEarly: sources.isEarly('ticketOrder', order) }
  },
}
