/** Sections of the form of a product for points. */
export const pointsProductSections = [
  {
    title: { zh: '积分商品', en: 'Points product' },
    fields: ['productName', 'pointsCategoryId', 'cover', 'images', 'labels', 'marketPrice'],
  },
  {
    title: { zh: '兑换价格', en: 'Price' },
    fields: ['exchangeMode', 'points', 'cashPrice', 'gradePoints', 'costAmount'],
  },
  {
    title: { zh: '库存与限制', en: 'Stock and limits' },
    fields: ['totalInventory', 'limitPerMember', 'limitPerDay', 'gradeIds', 'validPeriod', 'hotelIds'],
  },
  {
    title: { zh: '发放与展示', en: 'Hand-over and display' },
    fields: [
      'shipType',
      'postageTemplateId',
      'refundable',
      'recommended',
      'sortNo',
      'description',
      'useRule',
    ],
  },
] as const
