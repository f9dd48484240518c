import { ticketOrder, ticketProduct } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { Work } from '../../behaviour/Behaviour'
import { documentNumber, storeDay } from '../../behaviour/numbers'
import { filled, refuse } from '../../behaviour/refuse'
import { addRow, findRow } from '../../behaviour/rows'
import { notFound } from '../../server/refusal'
import { requireOpenStore } from '../shop/openStore'
import { changeInventory, type Product, specOf } from './inventory'
import { settlePaid } from './payOrder'
import { postageOf } from './postage'
import { reasons } from './strings'

/** What a guest orders. */
export interface OrderRequest {
  readonly ticketProductId: string
  readonly specName?: string | null | undefined
  readonly quantity: number
  readonly saleChannel: string
  readonly memberId?: string | null | undefined
  readonly buyerName: string
  readonly buyerPhone: string
  readonly travellers?: readonly { readonly name: string; readonly idCard?: string | undefined }[] | undefined
  readonly useDate?: string | null | undefined
  readonly shipType?: 'code' | 'mail' | undefined
  readonly receiverAddress?: string | null | undefined
  readonly buyerRemark?: string | null | undefined
}

function requireOnSale(product: Product, { saleChannel }: OrderRequest, hotelId: string): void {
  const { status, saleTime, applyHotelIds, saleChannels, dailySaleTime, productStatusVmo } = product
  if (status !== 'published' && status !== 'share') refuse('not-on-sale', reasons.notOnSale)
  const day = storeDay()
  if (!saleTime || day < saleTime.start || day > saleTime.end) refuse('not-on-sale', reasons.notToday)
  if (product.hotelId !== hotelId && !applyHotelIds?.includes(hotelId)) refuse('not-here', reasons.notHere)
  if (!saleChannels?.some((channel) => channel === saleChannel)) refuse('not-on-channel', reasons.channel)
  if (productStatusVmo?.limitTime === 1 && dailySaleTime) {
    const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Shanghai' }).format()
    if (time < dailySaleTime.start || time > dailySaleTime.end) refuse('not-on-sale', reasons.notToday)
  }
}

const needed = (product: Product, quantity: number) =>
  ({ none: 0, order: 1, person: quantity })[product.realNameType ?? 'none']

function requireComplete(product: Product, asked: OrderRequest): 'code' | 'mail' {
  const { quantity, travellers = [], useDate, receiverAddress } = asked
  const [min, max] = [product.minPerOrder ?? 1, product.maxPerOrder ?? 10]
  if (quantity < min || quantity > max) refuse('quantity', filled(reasons.quantity, { min, max }))
  const count = needed(product, quantity)
  if (travellers.length < count) refuse('travellers', filled(reasons.travellers, { count }))
  if (product.validType === 'date' && (!useDate || useDate < storeDay())) refuse('use-date', reasons.useDate)
  const shipType = asked.shipType ?? (product.shipType === 'mail' ? 'mail' : 'code')
  if (product.shipType !== 'all' && product.shipType !== shipType) refuse('delivery', reasons.delivery)
  if (shipType === 'mail' && !receiverAddress) refuse('address', reasons.address)
  return shipType
}

/** Pieces of orders that are not closed. The product is locked, so no other order is added meanwhile. */
async function ordered({ rows }: Work, product: Product, more = sql`true`): Promise<number> {
  const found = await rows.execute<{ pieces: number }>(sql`select coalesce(sum(t.quantity), 0)::int as pieces
    from ticket_order t where t.brand_id = ${product.brandId} and t.ticket_product_id = ${product.ticketProductId}
      and t.status <> 'CLOSED' and ${more}`)
  return found.rows[0]?.pieces ?? 0
}

async function requireWithinLimits(work: Work, product: Product, { quantity, memberId }: OrderRequest) {
  const { dailySaleLimit, memberLimit, productStatusVmo } = product
  if (productStatusVmo?.limitSell === 1 && dailySaleLimit) {
    const today = sql`t.created_at >= ${storeDay()}::timestamp at time zone 'Asia/Shanghai'`
    if ((await ordered(work, product, today)) + quantity > dailySaleLimit)
      refuse('daily-limit', reasons.dailyLimit)
  }
  if (memberLimit && memberId) {
    const own = sql`t.member_id = ${memberId}`
    if ((await ordered(work, product, own)) + quantity > memberLimit)
      refuse('member-limit', filled(reasons.memberLimit, { limit: memberLimit }))
  }
}

/**
 * Places an order at the store of the work: checks what the product allows, takes the pieces from its inventory, and waits
 * for the payment. An order that costs nothing is paid at once.
 *
 * @returns the order's number
 * @throws 422 with the reason
 */
export async function placeOrder(work: Work, asked: OrderRequest): Promise<string> {
  await requireOpenStore(work)
  const product = await findRow(work, ticketProduct, asked.ticketProductId)
  if (!product) throw notFound()
  requireOnSale(product, asked, work.place.hotelId)
  const shipType = requireComplete(product, asked)
  await requireWithinLimits(work, product, asked)
  const specName = product.productSpecType === 1 ? (asked.specName ?? null) : null
  const unitPrice = specName ? specOf(product, specName).salePrice : (product.salePrice ?? 0)
  await changeInventory(work, product, specName, -asked.quantity)
  const totalAmount = unitPrice * asked.quantity
  const address = asked.receiverAddress ?? ''
  const postage =
    shipType === 'mail' ? await postageOf(work, product, address, asked.quantity, totalAmount) : 0
  const platformOrderId = await documentNumber(work, 'T')
  await addRow(work, ticketOrder, {
    platformOrderId,
    ticketProductId: asked.ticketProductId,
    productName: product.productName,
    specName,
    productType: product.productType,
    saleChannel: asked.saleChannel as never,
    memberId: asked.memberId ?? null,
    buyerName: asked.buyerName,
    buyerPhone: asked.buyerPhone,
    travellers: asked.travellers ?? [],
    quantity: asked.quantity,
    unitPrice,
    totalAmount,
    ...{ promotionAmount: 0, couponAmount: 0, redEnvelopeAmount: 0, pointsAmount: 0, postage },
    payAmount: totalAmount + postage,
    useDate: asked.useDate ?? null,
    ...{ usedCount: 0, refundQuantity: 0, refundAmount: 0, refundStatus: 'NONE' },
    shipType,
    receiverAddress: shipType === 'mail' ? address : null,
    buyerRemark: asked.buyerRemark ?? null,
  })
  if (totalAmount + postage === 0)
    await settlePaid(work, platformOrderId, { payMethod: 'cash', transactionNo: null })
  return platformOrderId
}
