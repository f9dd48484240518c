import type { Row } from '@ebkit/core/services/rows'

/** The guest comes for it: nothing is brought. */
const counterTypes: readonly unknown[] = ['DINE_IN', 'TAKE_AWAY']
/** Ways to pay at once; a room account and what is paid after the meal are settled later. */
const paidModes: readonly unknown[] = ['WECHAT', 'ALIPAY', 'STORED']

/** Whether a restaurant's order was paid at its counter, and not all of that has been given back. */
export function isPaidAtCounter({ orderType, payMode, status, payAmount, refundAmount }: Row): boolean {
  const left = Number(payAmount ?? 0) - Number(refundAmount ?? 0)
  return counterTypes.includes(orderType) && paidModes.includes(payMode) && status !== 'CANCELLED' && left > 0
}
