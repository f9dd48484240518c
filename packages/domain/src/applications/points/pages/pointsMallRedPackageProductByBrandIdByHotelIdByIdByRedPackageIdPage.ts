import type { Page } from '../../../pages/Page'

export const pointsMallRedPackageProductByBrandIdByHotelIdByIdByRedPackageIdPage = {
  route: '/points-mall/red-package-product/{brandId}/{hotelId}/{id}/{redPackageId}',
  kind: 'form',
  title: { zh: '积分兑红包', en: 'Red envelope for points' },
  resource: 'pointsProduct',
  modes: ['add', 'edit'],
  param: 'id',
  where: 'productType=RED_PACKAGE',
  after: '/points-mall/index',
  uses: ['eb-image-cropper', 'eb-rich-text', 'eb-list-editor', 'eb-date-range', 'eb-number-input'],
  notes:
    'id 0 is add. The envelope is chosen from a table of PUBLISHED redEnvelope rows with amount, threshold, validity and remaining number; shipType is AUTO and hidden; validPeriod must end before the envelope’s validity; totalInventory is at most its remaining number.',
  sections: [
    { title: { zh: '来源商品', en: 'Source' }, fields: ['redPackageId'] },
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
