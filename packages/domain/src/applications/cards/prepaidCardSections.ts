/** Sections of the form of a prepaid card. */
export const prepaidCardSections = [
  {
    title: { zh: '卡信息', en: 'Card' },
    fields: ['cardName', 'categoryName', 'useType', 'cardType', 'registered', 'cardFaces', 'sort'],
  },
  {
    title: { zh: '价格与发行', en: 'Price and issue' },
    fields: [
      'faceValue',
      'salePrice',
      'giftAmount',
      'inventory',
      'saleTime',
      'memberLimit',
      'validType',
      'validDays',
    ],
  },
  {
    title: { zh: '使用规则', en: 'Use' },
    fields: ['applyHotelIds', 'useScope', 'excludeProducts', 'deductOrder', 'memberDiscount', 'giveable'],
  },
  {
    title: { zh: '售后与权益', en: 'After-sale and gifts' },
    fields: ['refundable', 'refundFeeRate', 'openGift', 'pointsRate', 'invoiceMode'],
  },
  { title: { zh: '购卡协议', en: 'Agreement' }, fields: ['agreement'] },
] as const
