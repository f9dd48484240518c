/** Sections of the form of a group purchase. */
export const groupBuySections = [
  {
    title: { zh: '活动信息', en: 'Activity' },
    fields: ['groupBuyName', 'products', 'activityTime', 'saleChannels', 'shareImage', 'shareTitle'],
  },
  {
    title: { zh: '价格与人数', en: 'Price and size' },
    fields: ['groupSize', 'groupPrice', 'specPrices', 'leaderDiscount', 'leaderPrice', 'leaderCouponId'],
  },
  {
    title: { zh: '参与规则', en: 'Rules' },
    fields: [
      'groupHours',
      'quota',
      'memberLimit',
      'openLimit',
      'joinLimit',
      'virtualComplete',
      'virtualMin',
      'showJoinable',
      'allowSingle',
      'rules',
    ],
  },
] as const
