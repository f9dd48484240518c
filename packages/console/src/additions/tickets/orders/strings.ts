import { defineStrings } from '@ebkit/core/locale'

/** Texts of what the page of ticket orders has beyond its kind. */
export const orderStrings = defineStrings('console-ticket-orders', {
  zh: { refundCode: '消费者退款码' },
  en: { refundCode: 'Refund code for the guest' },
})
