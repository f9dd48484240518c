/** Texts about products that the pickers of products, categories and dishes share. */

/** Why a row cannot be chosen. */
export const reasonStrings = {
  zh: {
    splitAccounting: '已配置分账',
    otherActivity: '已参加其他活动',
    multiSpec: '多规格产品不支持',
    multiStore: '多店通用不支持',
    dailyTime: '不支持每日限时',
    dailyQuantity: '不支持每日限量',
  },
  en: {
    splitAccounting: 'Split accounting configured',
    otherActivity: 'In another activity',
    multiSpec: 'Multi-spec not supported',
    multiStore: 'Multi-store not supported',
    dailyTime: 'Daily time limit not supported',
    dailyQuantity: 'Daily quantity limit not supported',
  },
}

/** Tabs for activities, by the number of the list call. */
export const activityTabStrings = {
  zh: { tab13: '海报商品', tab19: '单品活动', tab24: '海报活动' },
  en: { tab13: 'Posters', tab19: 'Single product', tab24: 'Poster campaigns' },
}

/** Types of products. */
export const productTypeStrings = {
  zh: { ticket: '门票', room: '房券', meal: '餐券', package: '套餐', goods: '实物商品', gift: '赠品' },
  en: {
    ticket: 'Ticket',
    room: 'Room voucher',
    meal: 'Meal voucher',
    package: 'Package',
    goods: 'Goods',
    gift: 'Gift',
  },
}

/** Limits of where or when a product is sold. */
export const limitStrings = {
  zh: { multipleStores: '多店通用', limitTime: '每日限时', limitSell: '每日限量' },
  en: {
    multipleStores: 'Multi-store',
    limitTime: 'Daily time limit',
    limitSell: 'Daily quantity limit',
  },
}
