import { getRefundQrUrl } from '@ebkit/protocol/calls/payment'
import type { Http } from '../http/createHttp'

/** The order that a refund is about. */
export interface RefundQuestion {
  platformOrderId: string
  /** The guest's member number. */
  memberId?: string
  isRefund: boolean
}

/** What the gateway says of a refund. */
export interface RefundAddress {
  /** The page where the guest gets the refund; empty if there is none. */
  qrUrl: string
  /** What the guest or the desk should know, for example why there is no page; empty if there is nothing. */
  alertMsg: string
}

/** Addresses that guests scan to get a refund. */
export interface RefundService {
  /**
   * The address that the guest of an order scans to get a refund. Never repeated by itself.
   *
   * @throws ServiceError
   */
  address(question: RefundQuestion, signal?: AbortSignal): Promise<RefundAddress>
}

/**
 * @spec W-RQR-3
 * @example
 * ```ts
 * import { createHttp } from '@ebkit/core/http'
 * import { createRefundService } from '@ebkit/core/services/refunds'
 * import { getSession } from '@ebkit/core/session'
 *
 * const refunds = createRefundService(createHttp({ session: getSession() }))
 * const { qrUrl, alertMsg } = await refunds.address({ platformOrderId: 'T20261120001', isRefund: true })
 * console.log(qrUrl || alertMsg)
 * ```
 */
export function createRefundService(http: Http): RefundService {
  return {
    async address(body, signal) {
      const { qrUrl, alertMsg } = await http.call(getRefundQrUrl, { body, signal })
      return { qrUrl: qrUrl ?? '', alertMsg: alertMsg ?? '' }
    },
  }
}
