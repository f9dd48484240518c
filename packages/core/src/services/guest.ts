import { askGuestRefund, payGuestOrder, placeGuestOrder } from '@ebkit/protocol/calls/guest'
import {
  type GuestOrder,
  type GuestOrderState,
  type GuestProduct,
  listGuestProducts,
  showGuestOrder,
} from '@ebkit/protocol/calls/guestPage'
import { idempotencyHeader } from '@ebkit/protocol/calls/resources'
import type { AnswerOf, BodyOf } from '@ebkit/protocol/define-call'
import { newKey } from '../form/requesting'
import type { Http } from '../http/createHttp'

export type { GuestOrder, GuestOrderState, GuestProduct }

/** The order of a guest. */
export type GuestRequest = BodyOf<typeof placeGuestOrder>

/** How a guest pays in a demo. */
export type GuestPayment = 'wechat' | 'alipay'

/**
 * A guest of a demo at the current store. Repeating a request with the same `requestId` has no second effect. Every
 * method throws ServiceError.
 */
export interface GuestService {
  /** Products that can be ordered now. */
  products(signal?: AbortSignal): Promise<readonly GuestProduct[]>
  order(platformOrderId: string, signal?: AbortSignal): Promise<GuestOrder>
  place(request: GuestRequest, requestId: string): Promise<AnswerOf<typeof placeGuestOrder>>
  /** @param amount cents */
  pay(platformOrderId: string, amount: number, payMethod: GuestPayment): Promise<void>
  /** @param refund `amount` in cents */
  askRefund(
    refund: { readonly platformOrderId: string; quantity: number; amount: number; reason: string },
    requestId: string,
  ): Promise<void>
}

/** Identifies one request, even if it is sent several times. */
export const newGuestRequest = (): string => newKey()

/**
 * Orders of a guest of a demo.
 *
 * @example
 * ```ts
 * import { createHttp } from '@ebkit/core/http'
 * import { createGuestService, newGuestRequest } from '@ebkit/core/services/guest'
 * import { getSession } from '@ebkit/core/session'
 *
 * const guest = createGuestService(createHttp({ session: getSession() }))
 * const [ticket] = await guest.products()
 * if (ticket) {
 *   const { ticketProductId, saleChannel } = ticket
 *   const buyer = { buyerName: '李雷', buyerPhone: '13812345678' }
 *   const order = await guest.place({ ticketProductId, saleChannel, quantity: 1, ...buyer }, newGuestRequest())
 *   await guest.pay(order.platformOrderId, order.payAmount, 'wechat')
 * }
 * ```
 */
export function createGuestService(http: Http): GuestService {
  return {
    products: (signal) => http.call(listGuestProducts, { query: {}, signal }),
    order: (platformOrderId, signal) => http.call(showGuestOrder, { query: { platformOrderId }, signal }),
    place: (body, requestId) =>
      http.call(placeGuestOrder, { body, headers: { [idempotencyHeader]: requestId } }),
    async pay(platformOrderId, amount, payMethod) {
      // one payment for an order, even if it is reported several times
      const transactionNo = `DEMO${platformOrderId}`
      await http.call(payGuestOrder, { body: { platformOrderId, amount, payMethod, transactionNo } })
    },
    async askRefund(body, requestId) {
      await http.call(askGuestRefund, { body, headers: { [idempotencyHeader]: requestId } })
    },
  }
}
