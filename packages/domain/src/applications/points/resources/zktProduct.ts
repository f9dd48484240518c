import type { Resource } from '../../../Resource'

export const zktProduct = {
  name: 'zktProduct',
  title: { zh: '平台商品', en: 'Platform goods' },
  service: 'points-api',
  scope: 'platform',
  key: 'zktProductId',
  display: 'productName',
  seed: {
    count: 60,
    story: 'towels, suitcases, kettles, nuts, tea, phone top-ups; cost ¥9.9–¥699; eight offline',
  },
  fields: [
    { name: 'zktProductId', label: { zh: '平台商品ID', en: 'Id' }, type: 'string', readOnly: true },
    { name: 'productName', label: { zh: '商品名称', en: 'Product' }, type: 'string', readOnly: true },
    { name: 'cover', label: { zh: '主图', en: 'Cover' }, type: 'image', readOnly: true },
    { name: 'images', label: { zh: '图集', en: 'Pictures' }, type: 'images', readOnly: true },
    {
      name: 'category',
      label: { zh: '类目', en: 'Category' },
      type: 'enum',
      readOnly: true,
      options: [
        { value: 'HOME', label: { zh: '家居日用', en: 'Home' } },
        { value: 'DIGITAL', label: { zh: '数码家电', en: 'Digital' } },
        { value: 'FOOD', label: { zh: '食品特产', en: 'Food' } },
        { value: 'BEAUTY', label: { zh: '个护美妆', en: 'Beauty' } },
        { value: 'TRAVEL', label: { zh: '旅行出行', en: 'Travel' } },
        { value: 'VIRTUAL', label: { zh: '虚拟充值', en: 'Virtual' } },
      ],
    },
    { name: 'spec', label: { zh: '规格', en: 'Size' }, type: 'string', readOnly: true },
    {
      name: 'costPrice',
      label: { zh: '结算价', en: 'Cost' },
      type: 'money',
      readOnly: true,
      help: { zh: '每兑换一件由商户结算给平台', en: 'Paid by the merchant per piece' },
    },
    { name: 'marketPrice', label: { zh: '市场价', en: 'Market price' }, type: 'money', readOnly: true },
    { name: 'suggestPoints', label: { zh: '建议积分', en: 'Suggested points' }, type: 'int', readOnly: true },
    { name: 'stock', label: { zh: '平台库存', en: 'Stock' }, type: 'int', readOnly: true },
    {
      name: 'shipType',
      label: { zh: '发货', en: 'Shipment' },
      type: 'enum',
      readOnly: true,
      options: [
        { value: 'mail', label: { zh: '快递', en: 'Express' } },
        { value: 'virtual', label: { zh: '直充', en: 'Direct' } },
      ],
    },
    { name: 'supplier', label: { zh: '供应商', en: 'Supplier' }, type: 'string', readOnly: true },
    {
      name: 'noShipRegions',
      label: { zh: '不发货地区', en: 'Not shipped to' },
      type: 'tags',
      readOnly: true,
    },
    { name: 'description', label: { zh: '详情', en: 'Description' }, type: 'richtext', readOnly: true },
    {
      name: 'status',
      label: { zh: '状态', en: 'Status' },
      type: 'enum',
      readOnly: true,
      options: [
        { value: 'PUBLISHED', label: { zh: '可选', en: 'Available' }, tone: 'success' },
        { value: 'OFFLINE', label: { zh: '已下架', en: 'Offline' }, tone: 'neutral' },
      ],
    },
  ],
} as const satisfies Resource
