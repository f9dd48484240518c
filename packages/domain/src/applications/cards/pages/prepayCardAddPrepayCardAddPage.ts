import type { Page } from '../../../pages/Page'

export const prepayCardAddPrepayCardAddPage = {
  route: '/prepay-card-add/prepay-card-add',
  kind: 'form',
  title: { zh: '新建储值卡', en: 'New stored-value card' },
  resource: 'prepayCard',
  modes: ['add', 'copy'],
  param: 'copyId',
  after: '/prepay-card-add/list',
  uses: [
    'eb-image-cropper',
    'eb-date-range',
    'eb-number-input',
    'eb-product-picker',
    'eb-rich-text',
    'eb-switch',
  ],
  notes:
    'Query copyId fills the form from another card. Below the amounts stands 付 {salePrice} 得 {faceValue + giftAmount}. A face value above the legal limit for registered or unnamed cards is refused.',
  sections: [
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
  ],
} as const satisfies Page
