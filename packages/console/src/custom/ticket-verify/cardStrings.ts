import { defineStrings } from '@ebkit/core/locale'

/** Texts of the states of a card in which it is not used. */
export const cardStrings = defineStrings('console-desk-cards', {
  zh: {
    INACTIVE: '待激活',
    FROZEN: '已冻结',
    EXPIRED: '已过期',
    USED_UP: '已用完',
    REFUNDED: '已退卡',
  },
  en: {
    INACTIVE: 'To activate',
    FROZEN: 'Frozen',
    EXPIRED: 'Expired',
    USED_UP: 'Used up',
    REFUNDED: 'Refunded',
  },
})
