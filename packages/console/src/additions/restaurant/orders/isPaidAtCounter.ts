import type { Row } from '@ebkit/core/services/rows'

/** The guest is on site: nothing is delivered. */
const counterTypes: readonly unknown[] = ['DINE_IN', 'TAKE_AWAY']
/** Immediate payments; room accounts and payments after the meal are settled later. */
const paidModes: readonly unknown[] = ['WECHAT', 'ALIPAY', 'STORED']

/** Whether a restaurant's order was paid at its counter and is not fully refunded. */
export function isPaidAtCounter({ orderType, payMode, status, payAmount, refundAmount }: Row): boolean {
  const left = Number(payAmount ?? 0) - Number(refundAmount ?? 0)
  return counterTypes.includes(orderType) && paidModes.includes(payMode) && status !== 'CANCELLED' && left > 0
}
