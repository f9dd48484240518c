import type { Page } from '../../../pages/Page'

export const fliggyDistributionConfigIndexPage = {
  route: '/fliggy-distribution-config/index',
  kind: 'settings',
  title: { zh: '飞猪分销配置', en: 'Fliggy distribution' },
  resource: 'fliggyConfig',
  actions: ['bind', 'enable', 'disable'],
  related: [
    {
      resource: 'channelProduct',
      via: 'hotelId',
      where: 'channel=fliggy',
      title: { zh: '飞猪商品', en: 'Fliggy products' },
      columns: [
        'title',
        'ticketProductId',
        'salePrice',
        'channelPrice',
        'channelStock',
        'soldCount',
        'lastSyncAt',
        'syncError',
        'status',
      ],
    },
  ],
  uses: ['eb-switch', 'eb-list-editor', 'eb-product-picker'],
  notes:
    'The related list is fixed to channel fliggy with its own search, tabs by state, add products (eb-product-picker) and the actions of channelProduct; failedCount filters it to rows with a syncError. A session that ends within 7 days warns. A pricing change asks whether to send all prices at once.',
  sections: [
    {
      title: { zh: '店铺授权', en: 'Shop' },
      fields: ['sellerNick', 'fliggyShopId', 'appKey', 'appSecret', 'sessionExpireAt'],
    },
    {
      title: { zh: '商品与价格', en: 'Products and prices' },
      fields: ['productTypes', 'autoListing', 'priceRule', 'priceAdd', 'priceRate'],
    },
    { title: { zh: '库存', en: 'Stock' }, fields: ['stockSyncMode', 'stockReserve'] },
    {
      title: { zh: '订单与退款', en: 'Orders and refunds' },
      fields: ['orderAutoConfirm', 'confirmTimeout', 'refundAudit', 'sendCode'],
    },
    { title: { zh: '门店映射', en: 'Stores' }, fields: ['storeMappings'] },
    { title: { zh: '异常提醒', en: 'Alerts' }, fields: ['alertReceivers', 'lastSyncAt', 'failedCount'] },
  ],
} as const satisfies Page
