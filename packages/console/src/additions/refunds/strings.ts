import { defineStrings } from '@ebkit/core/locale'

/** Texts of refunds. */
export const refundStrings = defineStrings('console-refunds', {
  zh: { refundCode: '消费者退款码' },
  en: { refundCode: 'Refund code for the guest' },
})
