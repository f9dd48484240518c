import type { Page } from '../../../pages/Page'

export const pointsMallZktProductByBrandIdByHotelIdByIdByZktProductIdPage = {
  route: '/points-mall/zkt-product/{brandId}/{hotelId}/{id}/{zktProductId}',
  kind: 'form',
  title: { zh: '积分兑平台商品', en: 'Platform goods for points' },
  resource: 'pointsProduct',
  modes: ['add', 'edit'],
  param: 'id',
  where: 'productType=ZKT',
  after: '/points-mall/index',
  uses: ['eb-image-cropper', 'eb-rich-text', 'eb-list-editor', 'eb-date-range', 'eb-number-input'],
  notes:
    'id 0 is add. The goods are chosen from zktProduct rows with status PUBLISHED (category tabs, search, cost, suggested points); cover, pictures and description come from the platform and are read-only; points default to suggestPoints, costAmount to costPrice. shipType is mail, sent by the supplier; an order is passed on at once and costs costPrice from the merchant’s account. A source gone offline shows a red banner and takes the product offline.',
  sections: [
    { title: { zh: '来源商品', en: 'Source' }, fields: ['zktProductId'] },
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
