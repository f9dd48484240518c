import { isWithinHours } from '@ebkit/rules/dates'
import type { Label } from '@ebkit/rules/fields'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { storeDay, storeTime } from '../../behaviour/numbers'
import { filled, refuse } from '../../behaviour/refuse'
import { momentOf } from '../../database/storeTimeSql'
import type { Product } from './inventory'
import type { OrderRequest } from './OrderRequest'
import { reasons } from './strings'

/** Why a store does not sell a product now or through this channel; undefined if it does. */
export function saleObstacle(
  product: Product,
  saleChannel: string,
  hotelId: string,
): readonly [code: string, text: Label] | undefined {
  const { status, saleTime, applyHotelIds, saleChannels, dailySaleTime, productStatusVmo } = product
  if (status !== 'published' && status !== 'share') return ['not-on-sale', reasons.notOnSale]
  const day = storeDay()
  if (!saleTime || day < saleTime.start || day > saleTime.end) return ['not-on-sale', reasons.notToday]
  if (product.hotelId !== hotelId && !applyHotelIds?.includes(hotelId)) return ['not-here', reasons.notHere]
  if (!saleChannels?.some((channel) => channel === saleChannel)) return ['not-on-channel', reasons.channel]
  if (productStatusVmo?.limitTime === 1 && dailySaleTime && !isWithinHours(storeTime(), dailySaleTime))
    return ['not-on-sale', reasons.notToday]
  return undefined
}

/** @throws 422 if the store does not sell the product now or through this channel */
export function requireOnSale(product: Product, { saleChannel }: OrderRequest, hotelId: string): void {
  const obstacle = saleObstacle(product, saleChannel, hotelId)
  if (obstacle) refuse(...obstacle)
}

const needed = (product: Product, quantity: number) =>
  ({ none: 0, order: 1, person: quantity })[product.realNameType ?? 'none']

/** Checks the fields of an order. @returns how it is delivered @throws 422 for a missing or unsuitable field */
export function requireComplete(product: Product, asked: OrderRequest): 'code' | 'mail' {
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

/** The number of units in orders that are not closed. The lock on the product keeps out concurrent orders. */
async function ordered({ rows }: BehaviourContext, product: Product, more = sql`true`): Promise<number> {
  const found = await rows.execute<{ pieces: number }>(sql`select coalesce(sum(t.quantity), 0)::int as pieces
    from ticket_order t where t.brand_id = ${product.brandId} and t.ticket_product_id = ${product.ticketProductId}
      and t.status <> 'CLOSED' and ${more}`)
  return found.rows[0]?.pieces ?? 0
}

/** @throws 422 beyond the daily limit or the limit per member */
export async function requireWithinLimits(
  context: BehaviourContext,
  product: Product,
  { quantity, memberId }: OrderRequest,
): Promise<void> {
  const { dailySaleLimit, memberLimit, productStatusVmo } = product
  if (productStatusVmo?.limitSell === 1 && dailySaleLimit) {
    const today = sql`t.created_at >= ${momentOf(storeDay())}`
    if ((await ordered(context, product, today)) + quantity > dailySaleLimit)
      refuse('daily-limit', reasons.dailyLimit)
  }
  if (memberLimit && memberId) {
    const own = sql`t.member_id = ${memberId}`
    if ((await ordered(context, product, own)) + quantity > memberLimit)
      refuse('member-limit', filled(reasons.memberLimit, { limit: memberLimit }))
  }
}
