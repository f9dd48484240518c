import { fateOf, refundOf } from '../facts/ticketPieces'
import { passCategory } from '../passCategory'
import type { RowContext, RowStory, SeedRow } from '../SeedRow'
import { day, dayText, momentText } from '../values/moments'

/** The payment methods of each channel. */
const payMethods: Readonly<Record<string, readonly string[]>> = {
  alipay: ['alipay'],
  tiktok: ['wechat', 'alipay'],
  xhs: ['wechat', 'alipay'],
  fliggy: ['alipay'],
  offline: ['cash', 'pos', 'wechat'],
}

/** 62 % WeChat, 14 % Douyin, 9 % Xiaohongshu, a few of each other. */
const channels = [
  ...Array.from({ length: 62 }, () => 'wechat'),
  ...Array.from({ length: 14 }, () => 'tiktok'),
  ...Array.from({ length: 9 }, () => 'xhs'),
  ...'h5 h5 h5 alipay alipay alipay alipay fliggy fliggy fliggy fliggy offline offline offline offline'.split(
    ' ',
  ),
]

interface Spec {
  readonly specName: string
  readonly salePrice: number
}

/** A gift costs nothing; a product with several specifications has a price for each. */
function priceOf(product: SeedRow, { random }: RowContext): Partial<Spec> {
  if (product.productType === 'gift') return { salePrice: 0 }
  const specs = Array.isArray(product.specs) ? (product.specs as Spec[]) : []
  if (!specs.length) return { salePrice: Number(product.salePrice ?? 9800) }
  const { specName, salePrice } = random.pick(specs)
  return { specName, salePrice }
}

/** Goods are mailed, everything else is used; an order that is minutes old may still wait for payment. */
function statusOf(status: unknown, isMailed: boolean, quantity: number, age: number): string {
  if (status === 'WAIT_PAY') return 'WAIT_PAY'
  if (age < 2 * day && /COMPLETED|EXPIRED|PART_USED/.test(`${status}`)) return isMailed ? 'WAIT_SHIP' : 'PAID'
  if (isMailed)
    return { PAID: 'WAIT_SHIP', PART_USED: 'SHIPPED', EXPIRED: 'COMPLETED' }[`${status}`] ?? `${status}`
  if (status === 'WAIT_SHIP' || status === 'SHIPPED') return 'PAID'
  return status === 'PART_USED' && quantity < 2 ? 'COMPLETED' : `${status}`
}

function amounts(
  { random, index }: RowContext,
  unitPrice: number,
  quantity: number,
  isMailed: boolean,
): SeedRow {
  const totalAmount = unitPrice * quantity
  const part = (share: number, most: number) =>
    random.next() < share ? Math.min(most, Math.floor(totalAmount / 1000) * 100) : 0
  const promotionAmount = index % 6 === 0 ? part(1, 3000) : 0
  const couponAmount = part(0.15, 2000)
  const redEnvelopeAmount = part(0.08, 800)
  const pointsAmount = part(0.05, 500)
  const postage = isMailed ? random.pick([0, 0, 800, 1200]) : 0
  const payAmount = totalAmount + postage - promotionAmount - couponAmount - redEnvelopeAmount - pointsAmount
  return {
    unitPrice,
    totalAmount,
    promotionAmount,
    couponAmount,
    redEnvelopeAmount,
    pointsAmount,
    postage,
    payAmount,
  }
}

/** The travellers with a name. */
const named = (travellers: unknown) =>
  Array.isArray(travellers) ? (travellers as SeedRow[]).filter(({ name }) => name) : undefined

/** The buyer; the member, where the order has one. */
function buyerOf({ referred, person, random, row }: RowContext): SeedRow {
  const member = referred('memberId')
  const hasSeller = random.next() < 0.25
  return {
    buyerName: member?.realName ?? member?.nickname ?? person.name,
    buyerPhone: member?.phone ?? person.phone,
    employeeId: hasSeller ? row.employeeId : undefined,
    travellers: named(row.travellers),
    groupOrderId: undefined,
    tyingId: undefined,
    upSellId: undefined,
  }
}

const refundStatuses: Readonly<Record<string, string>> = {
  APPLYING: 'APPLYING',
  PROCESSING: 'APPLYING',
  SUCCESS: 'DONE',
  FAILED: 'FAILED',
}

/** Totals of the order's codes and refund. */
function afterSale(order: SeedRow, product: SeedRow): SeedRow {
  const { codes, refund } = fateOf(order)
  const isDone = refund?.state === 'SUCCESS'
  const { refundAmount } = refundOf(order, refund?.quantity ?? 0, Number(product.refundFeeRate ?? 0))
  return {
    usedCount: codes.filter((state) => state === 'USED').length,
    refundQuantity: isDone ? refund.quantity : 0,
    refundAmount: isDone ? refundAmount : 0,
    refundStatus: refundStatuses[refund?.state ?? ''] ?? 'NONE',
  }
}

function shipping({ random, index, person }: RowContext, status: string, isMailed: boolean): SeedRow {
  const isSent = isMailed && /SHIPPED|COMPLETED|REFUNDED/.test(status)
  return {
    shipType: isMailed ? 'mail' : 'code',
    receiverAddress: isMailed
      ? `浙江省杭州市西湖区文三路${random.between(1, 300)}号 ${person.name}`
      : undefined,
    expressCompany: isSent ? random.pick(['SF', 'JD', 'YTO', 'ZTO', 'EMS']) : undefined,
    expressNo: isSent ? `SF${1_300_000_000 + index * 7919}` : undefined,
  }
}

/**
 * Three of the first orders are passes bought in the last days, so that each demo has some to deliver, however small it
 * is.
 */
function passOf({ index, candidates }: RowContext): SeedRow | undefined {
  if (index % 16 !== 8 || index > 48) return undefined
  const category = candidates('ticketCategory').find(({ categoryName }) => categoryName === passCategory)
  return (
    category &&
    candidates('ticketProduct').find(({ ticketCategoryId }) => ticketCategoryId === category.ticketCategoryId)
  )
}

/** A ticket order, from which its codes, verifications and refunds are derived. */
export const ticketOrder: RowStory = (context) => {
  const { row, random, now, index } = context
  const pass = passOf(context)
  if (pass) Object.assign(row, { ticketProductId: pass.ticketProductId, status: 'PAID' })
  const product = context.referred('ticketProductId') ?? {}
  const isMailed = product.productType === 'goods'
  const quantity = random.pick([1, 1, 1, 2, 2, 2, 2, 3, 4])
  const { specName, salePrice = 0 } = priceOf(product, context)
  const isUnpaid = row.status === 'WAIT_PAY'
  const createdAt = isUnpaid
    ? now - random.between(1, 20) * 60_000
    : pass
      ? now - (index / 4) * day
      : context.createdAt
  const status = statusOf(row.status, isMailed, quantity, now - createdAt)
  const isPaid = status !== 'WAIT_PAY' && status !== 'CLOSED'
  const payTime = Math.min(now - 61_000, createdAt + random.between(20, 600) * 1000)
  const useDay = Math.min(
    createdAt + random.between(1, 14) * day,
    status === 'PAID' ? Number.POSITIVE_INFINITY : Math.max(createdAt, now - day),
  )
  const saleChannel = random.pick(channels)
  const money = amounts(context, salePrice, quantity, isMailed)
  const order: SeedRow = {
    ...row,
    outOrderNo:
      saleChannel === 'wechat' || saleChannel === 'h5' || saleChannel === 'offline'
        ? undefined
        : `${saleChannel.toUpperCase()}${20_260_000_000 + index * 37}`,
    productName: product.productName,
    productType: product.productType,
    ...{ specName, saleChannel, quantity, status, ...money },
    promotionId: money.promotionAmount ? row.promotionId : undefined,
    payMethod: isPaid
      ? random.pick(payMethods[saleChannel] ?? ['wechat', 'wechat', 'wechat', 'prepay'])
      : undefined,
    payTime: isPaid ? momentText(payTime) : undefined,
    transactionNo: isPaid ? `42000${payTime}${String(index).padStart(6, '0')}` : undefined,
    useDate: isMailed ? undefined : dayText(useDay),
    ...buyerOf(context),
    ...shipping(context, status, isMailed),
    createdAt: momentText(createdAt),
  }
  // Gifts cost nothing, so there is nothing to refund.
  if (order.status === 'REFUNDED' && Number(order.payAmount) < quantity)
    order.status = isMailed ? 'WAIT_SHIP' : 'PAID'
  return { ...order, ...afterSale(order, product) }
}
