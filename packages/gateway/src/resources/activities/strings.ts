/** Reasons for refusals of promotion activities. */
export const reasons = {
  notInActivity: { zh: '该商品未参加此活动', en: 'The product is not in this activity' },
  inventory: {
    zh: '活动库存不能大于商品剩余库存，最多可追加 {left} 件',
    en: 'The stock of an activity is at most what is left of the product: {left} more',
  },
} as const
