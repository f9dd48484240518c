/** Sections of the form of a promotion. */
export const promotionSections = [
  {
    title: { zh: '活动信息', en: 'Promotion' },
    fields: [
      'promotionName',
      'promotionType',
      'promotionLabel',
      'activityTime',
      'cycleWeekdays',
      'dailyTime',
      'preheatHours',
    ],
  },
  {
    title: { zh: '商品与优惠', en: 'Products and discount' },
    fields: [
      'products',
      'discountType',
      'discountRate',
      'minusAmount',
      'fixedPrice',
      'aheadDays',
      'nthPiece',
      'volumeRules',
      'quota',
      'memberLimit',
    ],
  },
  {
    title: { zh: '人群与渠道', en: 'Audience and channels' },
    fields: ['audience', 'memberGradeIds', 'saleChannels', 'stackCoupon', 'stackMemberPrice'],
  },
] as const
