import * as v from 'valibot'
import { defineCall } from '../defineCall'
import { looseObject } from '../schemas/looseObject'
import { identifier, optionalText } from '../schemas/values'

/**
 * the QR address for a refund. A POST that may have an effect: never repeated automatically.
 *
 * @example
 * ```ts
 * import { getRefundQrUrl } from '@ebkit/protocol/calls/payment'
 * import { check } from '@ebkit/protocol/check'
 *
 * check(getRefundQrUrl.body, { platformOrderId: 'T20261120001', isRefund: true }).fits // true
 * check(getRefundQrUrl.body, { isRefund: true }) // { fits: false, field: 'platformOrderId' }
 * ```
 */
export const getRefundQrUrl = defineCall({
  id: 'A-040',
  name: 'getRefundQrUrl',
  method: 'POST',
  path: 'payment-api/qr/param/query/url',
  body: v.object({
    platformOrderId: identifier,
    memberId: v.optional(identifier),
    isRefund: v.optional(v.union([v.boolean(), v.number()])),
  }),
  answer: looseObject({ qrUrl: optionalText, alertMsg: optionalText }),
  safeToRepeat: false,
})
