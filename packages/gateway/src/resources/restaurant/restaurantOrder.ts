import { restaurantOrder as resource } from '@ebkit/domain'
import { formatCents } from '@ebkit/rules/products'
import { sql } from 'drizzle-orm'
import { defineBehaviour, type EffectContext } from '../../behaviour/Behaviour'
import { changeAlong } from '../../behaviour/changeAlong'
import { changeState } from '../../behaviour/changeState'
import { live } from '../../behaviour/live'
import { requireRefundLimit } from '../../behaviour/refundLimit'
import { filled, refuse } from '../../behaviour/refuse'
import { changeRow } from '../../behaviour/rows'
import { recountOrders } from '../members/memberOrders'
import { givePointsForMoney, takePointsBack } from '../members/points'
import { keepRestaurantFact } from '../reports/orderFacts'
import { callOff, courierByRule, sendOut, tellCourier } from './couriers'
import { printSlip } from './kitchen'
import { takeStock } from './stock'
import { reasons } from './strings'

type Context = EffectContext<typeof resource>
type Status = NonNullable<Context['row']['status']>

const paidLeft = ({ payAmount, refundAmount }: Context['row']) => (payAmount ?? 0) - (refundAmount ?? 0)

/** Requests a refund from the payment service, unless the order is paid after the meal at the restaurant. */
async function payBack({ row, key, ask }: Context, amount: number, refundReason: string) {
  const refundAmount = (row.refundAmount ?? 0) + amount
  if (amount > 0 && row.payMode !== 'AFTER') {
    const content = { orderNo: row.orderNo, amount, payMode: row.payMode }
    await ask({ channel: 'payment', kind: 'refund', resource, key, content })
  }
  return { refundAmount, refundReason }
}

/** Takes back the points of what was paid back. @param left what the guest paid and has not got back, in cents */
const takeBack = (context: Context, left: number) =>
  takePointsBack(context, context.row.memberId, left, {
    orderNo: context.row.orderNo,
    storeHotelId: context.row.hotelId,
  })

/** The state before a refund was asked for, granted or failed, from the audit trail. */
async function stateBeforeRefund({ rows, row, key }: Context): Promise<Status | undefined> {
  const found = await rows.execute<{
    status: Status
  }>(sql`select e.before ->> 'status' as status from audit_entry e
    where e.brand_id = ${row.brandId} and e.resource = ${resource.name} and e.row_key = ${key}
      and e.before ->> 'status' not in ('REFUNDING', 'CANCELLED') and e.after ->> 'status' in ('REFUNDING', 'CANCELLED')
    order by e.entry_id desc limit 1`)
  return found.rows[0]?.status
}

async function callGuest({ row, key, ask }: Context): Promise<void> {
  const content = { phone: row.phone, pickNo: row.pickNo, orderNo: row.orderNo }
  await ask({ channel: 'message', kind: 'orderReady', resource, key, content })
}

/** SQL: not finished by the expected time, or not accepted within the restaurant's time limit. */
const overdue = `(t.status in ('PENDING', 'PREPARING', 'READY', 'DELIVERING') and (t.expected_time < now()
  or t.status = 'PENDING' and t.placed_at < now() - make_interval(mins => coalesce((select r.accept_timeout
    from restaurant r where r.brand_id = t.brand_id and r.restaurant_id = t.restaurant_id), 5)))) is true`

/** Orders of guests at a restaurant. */
export const restaurantOrder = defineBehaviour(resource)({
  effects: {
    accept: async (context) => {
      const { items, restaurantId, orderType, orderNo, pickNo, place, remark } = context.row
      await takeStock(context, items ?? [])
      const content = { orderNo, pickNo, place, remark }
      const slip = { restaurantId, orderType, items: items ?? [], content }
      await printSlip(context, { ...slip, documents: ['GUEST', 'KITCHEN'] })
      return { acceptedAt: sql`now()` }
    },
    reject: async (context) => {
      const left = paidLeft(context.row)
      // nothing was paid before the meal: it only cancels the order
      if (context.row.payMode !== 'AFTER') await requireRefundLimit(context, left)
      return payBack(context, left, context.input.reason)
    },
    ready: async (context) => {
      await callGuest(context)
      if (context.row.orderType !== 'DELIVERY') return undefined
      const courier = await courierByRule(context, context.row)
      return courier && { ...(await sendOut(context, context.row, courier)), status: 'DELIVERING' as const }
    },
    dispatch: (context) => sendOut(context, context.row, context.input),
    reassign: async (context) => {
      const { row, input } = context
      if (row.courierType === 'PLATFORM') await callOff(context, row)
      if (row.courierId !== null) await tellCourier(context, row, 'courierRelieved', row.courierId)
      await tellCourier(context, row, 'courierAssigned', input.courierId)
      return { courierType: 'STAFF', courierId: input.courierId, deliveryPlatformId: null, trackingNo: null }
    },
    finish: async (context) => {
      const { row } = context
      const about = { orderNo: row.orderNo, storeHotelId: row.hotelId }
      await givePointsForMoney(context, row.memberId, paidLeft(row), about)
      return { finishedAt: sql`now()` }
    },
    refund: async (context) => {
      const { row, input } = context
      const left = paidLeft(row)
      if (input.refundAmount < 1 || input.refundAmount > left)
        refuse('refund-amount', filled(reasons.refundAmount, { left: formatCents(left) }))
      await requireRefundLimit(context, input.refundAmount)
      const changes = await payBack(context, input.refundAmount, input.reason)
      // no payment service answers for an order that is paid at the restaurant
      if (row.payMode === 'AFTER') await takeBack(context, left - input.refundAmount)
      if (input.refundAmount === left) return changes
      const before = row.status === 'REFUNDING' ? await stateBeforeRefund(context) : row.status
      return { ...changes, status: before ?? ('DONE' as const) }
    },
    refuseRefund: async (context) => {
      const status = await stateBeforeRefund(context)
      return status && { status }
    },
  },
  computed: {
    pickNo: { kind: 'assigned' },
    dishAmount: live(`(select coalesce(sum((i ->> 'price')::bigint * (i ->> 'quantity')::int), 0)::bigint
      from jsonb_array_elements(t.items) i)`),
    payAmount: { kind: 'snapshot' },
    overdue: live(overdue, 'boolean'),
  },
  auto: { askRefund: {} },
  answers: {
    deliver: async (context) => {
      const { trackingNo } = context.input
      // staff may have taken over meanwhile
      if (context.row.deliveryPlatformId !== context.asked.deliveryPlatformId) return
      if (typeof trackingNo === 'string') await changeRow(context, resource, context.key, { trackingNo })
    },
    // an operator must request a failed refund again
    refund: async (context) => {
      const { row, input, asked } = context
      if (input.accepted) {
        await takeBack(context, paidLeft(row))
        return recountOrders(context, row.memberId)
      }
      const refundAmount = (row.refundAmount ?? 0) - Number(asked.amount)
      await changeAlong(context, resource, row, 'refund', { status: 'REFUNDING', refundAmount })
    },
  },
  followed: keepRestaurantFact,
})

/** Requests a refund for a guest; the restaurant decides. */
export const askRestaurantRefund = (context: Context, refundReason: string) =>
  changeState(context, resource, context.row, 'askRefund', { refundReason })
