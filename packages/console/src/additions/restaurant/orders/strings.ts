import { defineStrings } from '@ebkit/core/locale'

/** Texts around orders that are distributed. */
export const orderStrings = defineStrings('console-orders', {
  zh: { ring: '新订单提示音' },
  en: { ring: 'Ring for new orders' },
})
