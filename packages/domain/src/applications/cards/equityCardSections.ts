/** Sections of the form of a card of benefits. */
export const equityCardSections = [
  {
    title: { zh: '卡信息', en: 'Card' },
    fields: [
      'cardName',
      'cardForm',
      'cardFace',
      'salePrice',
      'linePrice',
      'renewPrice',
      'inventory',
      'saleTime',
      'memberLimit',
      'sort',
    ],
  },
  {
    title: { zh: '激活与有效期', en: 'Validity' },
    fields: ['activateType', 'validDays', 'memberGradeId', 'equityGiftId'],
  },
  { title: { zh: '权益清单', en: 'Benefits' }, fields: ['equityList', 'applyHotelIds', 'unusableDates'] },
  {
    title: { zh: '售后与推广', en: 'After-sale and reward' },
    fields: ['transferable', 'refundType', 'refundDays', 'rewardAmount', 'ifSetSeparate'],
  },
  { title: { zh: '图文与协议', en: 'Text' }, fields: ['description', 'agreement'] },
] as const
