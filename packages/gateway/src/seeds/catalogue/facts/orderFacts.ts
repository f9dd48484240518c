import type { SeedRow } from '../SeedRow'
import type { Derivation, Sources } from './Derivation'

type FactsOf = (row: SeedRow, sources: Sources) => SeedRow | undefined

const lower = (value: unknown) => String(value ?? '').toLowerCase()

/** Payment methods of all lines of business, mapped to those of the facts. */
const payMethods: Readonly<Record<string, string>> = {
  wechat: 'wechat',
  alipay: 'alipay',
  prepay: 'prepay',
  prepay_card: 'prepay',
  stored: 'prepay',
  balance: 'prepay',
  points: 'points',
  pos: 'pos',
  bankcard: 'pos',
  unionpay: 'pos',
  transfer: 'transfer',
  credit: 'credit',
  room: 'credit',
  cash: 'cash',
}

const channels: Readonly<Record<string, string>> = {
  counter: 'offline',
  corporate: 'offline',
  physical: 'offline',
}

const refundedAs = (paid: number, refunded: number, otherwise: string) => {
  if (refunded <= 0) return otherwise
  return refunded < paid ? 'PART_REFUNDED' : 'REFUNDED'
}

function ticketFact(order: SeedRow, sources: Sources, places: TicketPlaces): SeedRow | undefined {
  if (!order.payTime) return undefined
  const product = sources.find('ticketProduct', order.ticketProductId)
  const status = order.status === 'COMPLETED' ? 'DONE' : 'PAID'
  return {
    orderFactId: order.platformOrderId,
    bizLine: places.passes.has(order.platformOrderId) ? 'PASS' : 'TICKET',
    orderNo: order.platformOrderId,
    storeId: order.hotelId,
    memberId: order.memberId,
    phone: order.buyerPhone,
    channel: order.saleChannel,
    productId: order.ticketProductId,
    productName: order.productName,
    categoryName: sources.find('ticketCategory', product?.ticketCategoryId)?.categoryName,
    quantity: order.quantity,
    originAmount: Number(order.totalAmount) + Number(order.postage),
    payAmount: order.payAmount,
    refundAmount: order.refundAmount,
    payMethod: order.payMethod,
    employeeId: order.employeeId,
    paidAt: order.payTime,
    refundedAt: places.refundedAt.get(order.platformOrderId),
    usedAt: places.usedAt.get(order.platformOrderId),
    orderStatus: refundedAs(Number(order.payAmount), Number(order.refundAmount), status),
  }
}

/** What other rows tell about ticket orders, by order. */
interface TicketPlaces {
  readonly passes: ReadonlySet<unknown>
  readonly refundedAt: ReadonlyMap<unknown, unknown>
  readonly usedAt: ReadonlyMap<unknown, unknown>
}

const placesOf = ({ rows }: Sources): TicketPlaces => ({
  passes: new Set(rows('passDelivery').map(({ orderNo }) => orderNo)),
  refundedAt: new Map(
    rows('ticketRefund').flatMap(({ status, platformOrderId, finishTime }) =>
      status === 'SUCCESS' ? [[platformOrderId, finishTime] as const] : [],
    ),
  ),
  usedAt: new Map(
    rows('ticketCode').flatMap(({ status, platformOrderId, verifyTime }) =>
      status === 'USED' ? [[platformOrderId, verifyTime] as const] : [],
    ),
  ),
})

const cardFact =
  (bizLine: string, key: string, ref: string, refKey: string): FactsOf =>
  (order, { find }) => {
    if (!order.payTime || order.status === 'WAIT_PAY' || order.status === 'CLOSED') return undefined
    return {
      orderFactId: order[key],
      bizLine,
      orderNo: order[key],
      storeId: order.saleHotelId,
      memberId: order.memberId,
      phone: order.buyerPhone,
      channel: channels[String(order.saleChannel)] ?? order.saleChannel,
      productId: order[refKey],
      productName: find(ref, order[refKey])?.cardName,
      quantity: order.quantity,
      originAmount: order.payAmount,
      payAmount: order.payAmount,
      refundAmount: order.refundAmount,
      payMethod: payMethods[lower(order.payMethod)],
      employeeId: order.employeeId,
      paidAt: order.payTime,
      orderStatus: refundedAs(Number(order.payAmount), Number(order.refundAmount ?? 0), 'DONE'),
    }
  }

const restaurantFact: FactsOf = (order, { find }) => {
  if (order.status === 'CANCELLED' || !order.placedAt || !order.payAmount) return undefined
  return {
    orderFactId: order.restaurantOrderId,
    bizLine: 'RESTAURANT',
    orderNo: order.orderNo,
    storeId: order.hotelId,
    memberId: order.memberId,
    phone: order.phone,
    channel: 'wechat',
    productName: find('restaurant', order.restaurantId)?.name,
    quantity: 1,
    originAmount: Number(order.payAmount) + Number(order.discountAmount ?? 0),
    payAmount: order.payAmount,
    refundAmount: order.refundAmount,
    payMethod: payMethods[lower(order.payMode)] ?? 'wechat',
    paidAt: order.placedAt,
    orderStatus: order.status === 'DONE' ? 'DONE' : 'PAID',
  }
}

const directFact: FactsOf = (payment) => {
  if (!payment.paidAt || !payment.payAmount) return undefined
  return {
    orderFactId: payment.directPaymentId,
    bizLine: 'DIRECT',
    orderNo: payment.orderNo,
    storeId: payment.hotelId,
    memberId: payment.memberId,
    phone: payment.phone,
    channel: 'offline',
    quantity: 1,
    originAmount: payment.amount,
    payAmount: payment.payAmount,
    refundAmount: payment.refundAmount,
    payMethod: payMethods[lower(payment.payMethod)],
    employeeId: payment.cashierId,
    paidAt: payment.paidAt,
    refundedAt: payment.refundedAt,
    orderStatus: refundedAs(Number(payment.payAmount), Number(payment.refundAmount ?? 0), 'DONE'),
  }
}

const others: Readonly<Record<string, FactsOf>> = {
  prepayCardOrder: cardFact('PREPAY_CARD', 'cardOrderId', 'prepayCard', 'prepayCardId'),
  equityCardOrder: cardFact('EQUITY_CARD', 'equityOrderId', 'equityCard', 'equityCardId'),
  restaurantOrder: restaurantFact,
  directPayment: directFact,
}

/** Adds the sums, the member's grade, and whether it is the member's first order. */
function completed(fact: SeedRow, { find }: Sources, buyers: Set<unknown>): SeedRow {
  const [origin, paid, refunded] = [fact.originAmount, fact.payAmount, fact.refundAmount ?? 0].map(
    Number,
  ) as [number, number, number]
  const isNewBuyer = fact.memberId !== undefined && !buyers.has(fact.memberId)
  buyers.add(fact.memberId)
  return {
    ...fact,
    memberGradeId: find('member', fact.memberId)?.memberGradeId,
    isNewBuyer,
    refundAmount: refunded,
    discountAmount: origin - paid,
    netAmount: paid - refunded,
    createdAt: fact.paidAt,
  }
}

/** One fact for each paid order of all lines of business, the oldest first. */
export const orderFacts: Derivation = {
  from: [
    'ticketOrder',
    'ticketRefund',
    'ticketCode',
    'passDelivery',
    'ticketCategory',
    'member',
    'prepayCard',
    'equityCard',
    ...Object.keys(others),
  ],
  *derive(sources) {
    const places = placesOf(sources)
    const tickets = sources.rows('ticketOrder').map((order) => ticketFact(order, sources, places))
    const rest = Object.entries(others).flatMap(([name, factOf]) =>
      sources.rows(name).map((row) => factOf(row, sources)),
    )
    const facts = [...tickets, ...rest].filter((fact) => fact !== undefined)
    const buyers = new Set<unknown>()
    for (const fact of facts.sort((one, other) => (String(one.paidAt) < String(other.paidAt) ? -1 : 1)))
      yield { row: completed(fact, sources, buyers), isEarly: false }
  },
}
