import type { Page } from '../../../pages/Page'

export const memberPriceEditPage = {
  route: '/member-price/edit',
  kind: 'form',
  title: { zh: '编辑会员价', en: 'Member price' },
  resource: 'memberPrice',
  modes: ['add', 'edit', 'copy'],
  param: 'id',
  after: '/member-price/list',
  uses: ['eb-product-picker', 'eb-list-editor', 'eb-date-range'],
  notes:
    'Below gradePrices a computed table product × grade shows the resulting price; a cell not below salePrice, or below 1 yuan, is red and blocks saving. Products with supplierAccountStatus 1 are disabled in the picker (W-PICK labels).',
  sections: [
    { title: { zh: '方案', en: 'Scheme' }, fields: ['schemeName', 'validPeriod', 'weekdays'] },
    { title: { zh: '商品与价格', en: 'Products and prices' }, fields: ['products', 'gradePrices'] },
    {
      title: { zh: '限制', en: 'Limits' },
      fields: ['limitPerMember', 'limitPerDay', 'showPrice', 'stackCoupon', 'stackPoints'],
    },
  ],
} as const satisfies Page
