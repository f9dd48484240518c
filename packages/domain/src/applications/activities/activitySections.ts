/** Sections of the form of an activity. */
export const activitySections = [
  {
    title: { zh: '基本信息', en: 'Basics' },
    fields: [
      'activityName',
      'activityType',
      'activityTime',
      'repeatMode',
      'weekdays',
      'dailySlots',
      'preheatHours',
    ],
  },
  {
    title: { zh: '门店与商品', en: 'Stores and products' },
    fields: ['storeScope', 'storeIds', 'products', 'productRules'],
  },
  {
    title: { zh: '优惠规则', en: 'Offer' },
    fields: [
      'scopeType',
      'categoryIds',
      'reduceMode',
      'tiers',
      'everyFull',
      'maxReduce',
      'nth',
      'nthDiscount',
    ],
  },
  {
    title: { zh: '参与限制', en: 'Limits' },
    fields: [
      'audience',
      'gradeIds',
      'tagIds',
      'limitPerMember',
      'stackCoupon',
      'stackMemberPrice',
      'autoCloseMinutes',
    ],
  },
  { title: { zh: '展示', en: 'Display' }, fields: ['banner', 'shareTitle', 'rules'] },
] as const
