/** Sections of the form of a coupon. */
export const couponSections = [
  {
    title: { zh: '优惠内容', en: 'Offer' },
    fields: [
      'couponName',
      'styleCode',
      'orderIndex',
      'faceValue',
      'discount',
      'maxDiscount',
      'threshold',
      'exchangeProducts',
      'giftName',
      'upgradeRule',
      'nights',
      'costPrice',
    ],
  },
  {
    title: { zh: '发放', en: 'Giving' },
    fields: [
      'totalCount',
      'perPersonLimit',
      'dailyLimit',
      'receiveTime',
      'receiveChannels',
      'price',
      'memberGrades',
    ],
  },
  {
    title: { zh: '有效期', en: 'Validity' },
    fields: ['validityType', 'validTime', 'delayDays', 'validDays', 'weekdays', 'dayTime', 'blackoutDates'],
  },
  {
    title: { zh: '适用范围', en: 'Scope' },
    fields: [
      'useScope',
      'products',
      'ticketCategories',
      'restaurants',
      'hotels',
      'stackable',
      'transferable',
      'refundReturn',
    ],
  },
  { title: { zh: '说明与提醒', en: 'Terms' }, fields: ['notice', 'remindDays'] },
] as const
