import type { Page } from '../../../pages/Page'

export const pointsMallPrecardProductByBrandIdByHotelIdByIdPage = {
  route: '/points-mall/precard-product/{brandId}/{hotelId}/{id}',
  kind: 'form',
  title: { zh: '积分兑储值卡', en: 'Stored-value card for points' },
  resource: 'pointsProduct',
  modes: ['add', 'edit'],
  param: 'id',
  where: 'productType=PRECARD',
  after: '/points-mall/index',
  uses: ['eb-image-cropper', 'eb-rich-text', 'eb-list-editor', 'eb-date-range', 'eb-number-input'],
  notes:
    'id 0 is add. The card is chosen from the published prepay cards of the store; faceAmount is one of its amounts, or free when the card allows; shipType is AUTO (electronic card in the account) or PICKUP (physical card). The cost defaults to faceAmount.',
  sections: [
    { title: { zh: '来源商品', en: 'Source' }, fields: ['prepayCardId', 'faceAmount'] },
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
  ],
} as const satisfies Page
