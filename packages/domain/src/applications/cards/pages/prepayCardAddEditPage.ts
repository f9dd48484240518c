import type { Page } from '../../../pages/Page'

export const prepayCardAddEditPage = {
  route: '/prepay-card-add/edit',
  kind: 'form',
  title: { zh: '编辑储值卡', en: 'Edit stored-value card' },
  resource: 'prepayCard',
  modes: ['edit'],
  param: 'prepayCardId',
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
    'After the first sale useType, registered, faceValue, giftAmount, validType and deductOrder are locked; stores may be added but not removed.',
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
