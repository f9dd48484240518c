import { getRefundQrUrl } from '@ebkit/protocol/calls/payment'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Transaction } from '../database/tenant'
import type { Gateway } from '../gateway'
import { ownOrigin } from '../server/ownOrigin'
import { registerCall } from '../server/registerCall'
import { currentHotel } from '../server/tenancy'

/** An order or payment that a guest may get money back for. */
interface PaidOrder {
  memberId: string | null
  status: string
}

/** What the desk reads where a state leaves nothing to give back. The statuses are those of orders and of payments. */
const refusals: Readonly<Record<string, string>> = {
  WAIT_PAY: '订单还没有付款，没有可以退的金额',
  PENDING: '订单还没有付款，没有可以退的金额',
  CLOSED: '订单已关闭，不能退款',
  REFUNDED: '订单已经退款，不用再退',
}
const underway = '订单正在退款，顾客扫码可以看到进度'

/** The state of a restaurant's order, as payments name it: guests pay before the restaurant accepts, or later. */
const restaurantState = sql`case
  when pay_mode in ('AFTER', 'ROOM') then 'WAIT_PAY'
  when refund_amount > 0 and refund_amount >= pay_amount then 'REFUNDED'
  when status = 'CANCELLED' then 'CLOSED'
  when status = 'REFUNDING' then 'REFUNDING'
  else 'PAID' end`

/** A ticket order, a restaurant's order, or a payment without one, such as a desk's or a card's. Rows of other stores do not exist here. */
async function findOrder(
  rows: Transaction,
  hotelId: string,
  platformOrderId: string,
): Promise<PaidOrder | undefined> {
  const { rows: found } = await rows.execute<{ member_id: string | null; status: string }>(sql`
    select member_id, status from ticket_order
      where hotel_id = ${hotelId} and platform_order_id = ${platformOrderId}
    union all
    select member_id, status from direct_payment
      where hotel_id = ${hotelId} and ${platformOrderId} in (platform_order_id, order_no)
    union all
    select member_id, ${restaurantState} from restaurant_order
      where hotel_id = ${hotelId} and order_no = ${platformOrderId}
    limit 1`)
  const [first] = found
  return first && { memberId: first.member_id, status: first.status }
}

function refusalOf(order: PaidOrder | undefined, memberId: string | undefined): string | undefined {
  if (!order) return '这家门店没有这个订单，核对订单号'
  if (memberId && order.memberId && memberId !== order.memberId) return '订单不是这位会员的，核对会员'
  return refusals[order.status]
}

/** The address that a guest scans to get a refund. @spec W-RQR-3 */
export function registerRefundQr(app: FastifyInstance, { asTenant, settings }: Gateway): void {
  const options = {
    needs: ['ticketOrder:view', 'directPayment:view', 'restaurantOrder:view'],
    summary: 'The address of a guest’s refund, as a QR code',
    tag: 'Payment',
  } as const
  registerCall(app, getRefundQrUrl, options, async ({ body, request }) => {
    const { platformOrderId, memberId, isRefund } = body
    // PostgreSQL takes no NUL character, so no row has one.
    const order = platformOrderId.includes('\0')
      ? undefined
      : await asTenant(request, (rows) => findOrder(rows, currentHotel(request), platformOrderId))
    const refusal = refusalOf(order, memberId)
    if (refusal) return { qrUrl: '', alertMsg: refusal }
    const address = new URL('/refund', settings.publicOrigin ?? ownOrigin(request))
    address.searchParams.set('platformOrderId', platformOrderId)
    if (memberId) address.searchParams.set('memberId', memberId)
    address.searchParams.set('isRefund', isRefund ? '1' : '0')
    return { qrUrl: address.href, alertMsg: order?.status === 'REFUNDING' ? underway : '' }
  })
}
