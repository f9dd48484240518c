import { deliveryPlatform, restaurantOrder as resource, restaurant } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import type { Changes, RowOf } from '../../behaviour/RowOf'
import { refuse } from '../../behaviour/refuse'
import { findRow, findRows } from '../../behaviour/rows'
import { reasons } from './strings'

type Order = RowOf<typeof resource>

/** The courier of an order: an employee or a delivery platform. */
export interface Courier {
  readonly courierType: 'STAFF' | 'PLATFORM'
  readonly courierId?: string | null
  readonly deliveryPlatformId?: string | null
}

const contentOf = ({ orderNo, address, phone, expectedTime }: Order) => ({
  orderNo,
  address,
  phone,
  expectedTime,
})

/** Notifies a courier of the store through the enterprise messenger. */
export const tellCourier = (
  { ask }: BehaviourContext,
  order: Order,
  kind: string,
  courierId: string | null,
) =>
  ask({
    ...{ channel: 'message', kind, resource, key: String(order.restaurantOrderId) },
    content: { ...contentOf(order), employeeId: courierId },
  })

/**
 * Assigns an order to a courier: an employee, or a platform that answers with its tracking number.
 *
 * @throws 422 for orders without delivery, and for platforms that are not enabled
 */
export async function sendOut(
  context: BehaviourContext,
  order: Order,
  courier: Courier,
): Promise<Changes<typeof resource>> {
  if (order.orderType !== 'DELIVERY' && order.orderType !== 'ROOM_SERVICE')
    refuse('not-delivered', reasons.notDelivered)
  const { courierType, courierId = null, deliveryPlatformId = null } = courier
  const sent = { courierType, courierId, deliveryPlatformId, dispatchedAt: sql`now()` }
  if (courierType === 'STAFF') {
    await tellCourier(context, order, 'courierAssigned', courierId)
    return sent
  }
  const platform = await findRow(context, deliveryPlatform, deliveryPlatformId, { lock: false })
  if (platform?.status !== 'ENABLED') refuse('no-platform', reasons.noPlatform)
  const content = { ...contentOf(order), deliveryPlatformId, shopNo: platform.shopNo }
  await context.ask({
    ...{ channel: 'courier', kind: 'deliver', resource, key: String(order.restaurantOrderId), content },
  })
  return sent
}

/** Tells the platform of an order that it is not to come. */
export const callOff = ({ ask }: BehaviourContext, order: Order) =>
  ask({
    ...{ channel: 'courier', kind: 'callOff', resource, key: String(order.restaurantOrderId) },
    content: {
      orderNo: order.orderNo,
      deliveryPlatformId: order.deliveryPlatformId,
      trackingNo: order.trackingNo,
    },
  })

/** The courier with the fewest orders under way, or the one who was dispatched the longest ago. */
async function courierInTurn({ rows }: BehaviourContext, ids: readonly string[], isLeastBusy: boolean) {
  const running = sql`count(*) filter (where o.status = 'DELIVERING')`
  const found = await rows.execute<{ id: string }>(sql`select e.employee_id as id
    from employee e left join restaurant_order o on o.brand_id = e.brand_id and o.courier_id = e.employee_id
    where e.employee_id = any (${sql.param([...ids])}::text[]) and e.status = 'ON_JOB'
    group by e.employee_id
    order by ${isLeastBusy ? sql`${running}, ` : sql``}max(o.dispatched_at) nulls first, e.employee_id limit 1`)
  return found.rows[0]?.id
}

/** The courier by the restaurant's dispatch rule; undefined if staff choose, or if none is available. */
export async function courierByRule(context: BehaviourContext, order: Order): Promise<Courier | undefined> {
  const place = await findRow(context, restaurant, order.restaurantId, { lock: false })
  const { dispatchMode, courierIds } = place ?? {}
  if (dispatchMode === 'PLATFORM') {
    const enabled = sql`t.hotel_id = ${order.hotelId} and t.status = 'ENABLED' and t.platform_code <> 'SELF'`
    const first = { lock: false, order: sql`t.priority, t.delivery_platform_id`, limit: 1 }
    const [platform] = await findRows(context, deliveryPlatform, enabled, first)
    return platform && { courierType: 'PLATFORM', deliveryPlatformId: platform.deliveryPlatformId }
  }
  if (dispatchMode !== 'ROUND_ROBIN' && dispatchMode !== 'LEAST_BUSY') return undefined
  const courierId = await courierInTurn(context, courierIds ?? [], dispatchMode === 'LEAST_BUSY')
  return courierId === undefined ? undefined : { courierType: 'STAFF', courierId }
}
