import { getRefundQrUrl } from '@ebkit/protocol/calls/payment'
import type { Http } from '../http/createHttp'

/** The order to refund. */
export interface RefundQuestion {
  platformOrderId: string
  /** The guest's member number. */
  memberId?: string
  isRefund: boolean
}

/** The gateway's answer about a refund. */
export interface RefundAddress {
  /** The page where the guest receives the refund; empty if there is none. */
  qrUrl: string
  /** A message for the guest or the front desk, for example why there is no page; empty if there is none. */
  alertMsg: string
}

/** Addresses that guests scan to receive a refund. */
export interface RefundService {
  /**
   * The address that the guest of an order scans to receive a refund. Never repeated automatically.
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
