/** States of a card in which it is not used, in words. */
export const cardStates = {
  INACTIVE: { zh: '待激活', en: 'To activate' },
  FROZEN: { zh: '已冻结', en: 'Frozen' },
  EXPIRED: { zh: '已过期', en: 'Expired' },
  USED_UP: { zh: '已用完', en: 'Used up' },
  REFUNDED: { zh: '已退卡', en: 'Refunded' },
} as const
