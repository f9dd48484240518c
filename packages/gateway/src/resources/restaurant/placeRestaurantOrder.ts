import { dishClass, restaurant, restaurantOrder, restaurantProduct } from '@ebkit/domain'
import { formatCents } from '@ebkit/rules/products'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { documentNumber } from '../../behaviour/numbers'
import type { RowOf } from '../../behaviour/RowOf'
import { filled, refuse } from '../../behaviour/refuse'
import { addRow, findRow } from '../../behaviour/rows'
import { startOfTodaySql } from '../../database/storeTimeSql'
import { recountOrders } from '../members/memberOrders'
import { requireOpenStore } from '../shop/openStore'
import { reasons } from './strings'

type Order = RowOf<typeof restaurantOrder>
type Restaurant = RowOf<typeof restaurant>

/** An order request of a guest. It has been paid, unless it is paid after the meal. */
export interface RestaurantOrderRequest {
  readonly restaurantId: string
  readonly orderType: NonNullable<Order['orderType']>
  readonly items: readonly { readonly restaurantProductId: string; readonly quantity: number }[]
  readonly payMode: NonNullable<Order['payMode']>
  readonly guestName: string
  readonly phone: string
  readonly memberId?: string | null | undefined
  /** The table or room. */
  readonly place?: string | null | undefined
  readonly address?: string | null | undefined
  readonly remark?: string | null | undefined
}

/** The next pick-up number; the first of a day is A001. The row of the restaurant is locked. */
async function nextPickNo({ rows }: BehaviourContext, restaurantId: string): Promise<string> {
  const found = await rows.execute<{
    placed: number
  }>(sql`select count(*)::int as placed from restaurant_order o
    where o.restaurant_id = ${restaurantId}
      and o.placed_at >= ${sql.raw(startOfTodaySql)}`)
  return `A${String((found.rows[0]?.placed ?? 0) + 1).padStart(3, '0')}`
}

/** A dish that guests can order now. @throws 422 */
async function dishOf(context: BehaviourContext, { restaurantId }: Restaurant, key: string) {
  const dish = await findRow(context, restaurantProduct, key, { lock: false })
  if (dish?.status !== 'PUBLISHED' || dish.restaurantId !== restaurantId)
    refuse('not-on-menu', reasons.notOnMenu)
  if (dish.soldOut) refuse('sold-out', filled(reasons.soldOut, { name: dish.name ?? '' }))
  const group = await findRow(context, dishClass, dish.dishClassId, { lock: false })
  if (group?.status !== 'ENABLED') refuse('not-on-menu', reasons.notOnMenu)
  return dish
}

async function itemsOf(context: BehaviourContext, place: Restaurant, asked: RestaurantOrderRequest['items']) {
  const items: { restaurantProductId: string; name: string; quantity: number; price: number }[] = []
  let packFee = 0
  for (const { restaurantProductId, quantity } of asked) {
    const { name, price, packFee: fee } = await dishOf(context, place, restaurantProductId)
    items.push({ restaurantProductId, name: name ?? '', quantity, price: price ?? 0 })
    packFee += (fee ?? 0) * quantity
  }
  return { items, packFee, dishAmount: items.reduce((sum, { price, quantity }) => sum + price * quantity, 0) }
}

/** The fee for carrying an order to the guest, in cents. @throws 422 below the least amount of a delivery */
function deliveryFeeOf(place: Restaurant, { orderType }: RestaurantOrderRequest, dishAmount: number): number {
  if (orderType === 'ROOM_SERVICE') return Math.round((dishAmount * (place.roomServiceRate ?? 0)) / 100)
  if (orderType !== 'DELIVERY') return 0
  const { freeDeliveryAmount, deliveryFee, minDeliveryAmount } = place
  if (dishAmount < (minDeliveryAmount ?? 0))
    refuse('least-delivery', filled(reasons.leastDelivery, { least: formatCents(minDeliveryAmount ?? 0) }))
  return freeDeliveryAmount && dishAmount >= freeDeliveryAmount ? 0 : (deliveryFee ?? 0)
}

/** The usual time until the meal is ready, in minutes. */
const usualMinutes = 45

/**
 * Places an order at an open restaurant.
 *
 * @returns its key
 * @throws 422 if the restaurant is not open or does not offer the order type, for dishes that are not available, and
 * for deliveries below the least amount
 */
export async function placeRestaurantOrder(
  context: BehaviourContext,
  asked: RestaurantOrderRequest,
): Promise<string> {
  await requireOpenStore(context)
  const place = await findRow(context, restaurant, asked.restaurantId)
  if (place?.status !== 'OPEN') refuse('not-open', reasons.notOpen)
  if (!place.diningModes?.includes(asked.orderType)) refuse('dining-mode', reasons.mode)
  const { items, dishAmount, ...wrapped } = await itemsOf(context, place, asked.items)
  const packFee = asked.orderType === 'DINE_IN' ? 0 : wrapped.packFee
  const deliveryFee = deliveryFeeOf(place, asked, dishAmount)
  const { restaurantId, orderType, payMode, guestName, phone } = asked
  const key = await addRow(context, restaurantOrder, {
    ...{ restaurantId, orderType, payMode, guestName, phone, items, packFee, deliveryFee },
    orderNo: await documentNumber(context, 'D'),
    pickNo: await nextPickNo(context, restaurantId),
    ...{ memberId: asked.memberId ?? null, place: asked.place ?? null, address: asked.address ?? null },
    ...{ discountAmount: 0, payAmount: dishAmount + packFee + deliveryFee, remark: asked.remark ?? null },
    placedAt: sql`now()`,
    expectedTime: sql`now() + make_interval(mins => ${usualMinutes})`,
  })
  await recountOrders(context, asked.memberId ?? null)
  return key
}
