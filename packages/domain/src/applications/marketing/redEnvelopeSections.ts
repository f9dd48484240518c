/** Sections of the form of a red envelope. */
export const redEnvelopeSections = [
  {
    title: { zh: '红包信息', en: 'Envelope' },
    fields: [
      'envelopeName',
      'envelopeType',
      'coverImage',
      'blessing',
      'amountType',
      'amount',
      'minAmount',
      'maxAmount',
      'totalCount',
      'totalBudget',
    ],
  },
  {
    title: { zh: '使用规则', en: 'Use' },
    fields: [
      'threshold',
      'useScope',
      'ticketCategoryList',
      'products',
      'applyHotelIds',
      'validType',
      'validDays',
      'validRange',
      'stackCoupon',
    ],
  },
  {
    title: { zh: '领取规则', en: 'Receiving' },
    fields: [
      'receiveTime',
      'audience',
      'memberGradeIds',
      'followRequired',
      'memberLimit',
      'dailyLimit',
      'expireRemind',
    ],
  },
  { title: { zh: '说明', en: 'Text' }, fields: ['rules'] },
] as const
