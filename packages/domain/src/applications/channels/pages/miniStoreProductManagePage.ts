import type { Page } from '../../../pages/Page'

export const miniStoreProductManagePage = {
  route: '/miniStore/productManage',
  kind: 'list',
  title: { zh: '小店商品管理', en: 'Mini-store products' },
  resource: 'channelProduct',
  where: 'channel=miniStore',
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
    'create opens eb-product-picker (multi) and makes one NEW row per product, title and images copied from the product; products already listed on the channel are disabled. Categories that need papers demand an approved row of /miniStore/qualification. BANNED rows show the WeChat rule and an appeal link.',
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
