import type { Page } from '../../../pages/Page'

export const xhsAppletsProductManagePage = {
  route: '/xhsApplets/productManage',
  kind: 'list',
  title: { zh: '小红书商品管理', en: 'Xiaohongshu products' },
  resource: 'channelProduct',
  where: 'channel=xhs',
  columns: [
    'mainImages',
    'title',
    'ticketProductId',
    'specName',
    'category',
    'salePrice',
    'channelPrice',
    'channelStock',
    'soldCount',
    'soldAmount',
    'lastSyncAt',
    'syncError',
    'status',
  ],
  search: ['title', 'outProductId'],
  filters: ['category', 'priceRule', 'stockRule', 'refundRule'],
  tabs: 'status',
  toolbar: ['create', 'import', 'export'],
  rowActions: ['edit', 'submitAudit', 'withdraw', 'publish', 'offline', 'syncStock', 'delete'],
  bulkActions: ['submitAudit', 'publish', 'offline', 'syncStock'],
  dateRange: 'lastSyncAt',
  sort: 'updatedAt desc',
  uses: ['eb-product-picker', 'eb-gallery', 'eb-rich-text'],
  notes:
    'create opens eb-product-picker (multi) and makes one NEW row per product, title and images copied from the product; products already listed on the channel are disabled. Only products with a store address can be listed (到店); titles may not hold 最 第一 and similar words, checked on save; a row shows how many notes link to it.',
  drawer: {
    sections: [
      {
        title: { zh: '来源产品', en: 'Source' },
        fields: ['ticketProductId', 'specName', 'title', 'mainImages', 'detail'],
      },
      { title: { zh: '类目与资质', en: 'Category' }, fields: ['category', 'qualificationId'] },
      {
        title: { zh: '价格与库存', en: 'Price and stock' },
        fields: [
          'priceRule',
          'priceAdd',
          'priceRate',
          'fixedPrice',
          'channelPrice',
          'stockRule',
          'channelStock',
        ],
      },
      { title: { zh: '售卖规则', en: 'Rules' }, fields: ['validDays', 'refundRule'] },
    ],
  },
} as const satisfies Page
