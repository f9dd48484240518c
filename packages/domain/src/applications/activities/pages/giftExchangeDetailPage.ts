import type { Page } from '../../../pages/Page'

export const giftExchangeDetailPage = {
  route: '/giftExchange/detail',
  kind: 'detail',
  title: { zh: '兑换详情', en: 'Exchange detail' },
  resource: 'giftExchange',
  param: 'id',
  sections: [
    {
      title: { zh: '兑换活动', en: 'Exchange' },
      fields: [
        'exchangeName',
        'exchangeMode',
        'commonCode',
        'codePrefix',
        'activityTime',
        'faceAmount',
        'saleCustomer',
        'status',
      ],
    },
    { title: { zh: '礼品', en: 'Gifts' }, fields: ['giftRule', 'chooseCount', 'gifts'] },
    { title: { zh: '进度', en: 'Progress' }, fields: ['codeCount', 'exchangedCount', 'exchangeRate'] },
  ],
  actions: ['addCodes', 'pause', 'resume', 'end', 'export'],
  related: [
    {
      resource: 'giftExchangeCode',
      via: 'giftExchangeId',
      title: { zh: '兑换码', en: 'Codes' },
      columns: [
        'code',
        'batchNo',
        'status',
        'memberName',
        'phone',
        'giftText',
        'storeId',
        'exchangedAt',
        'expressNo',
      ],
      tabs: 'status',
      search: ['code', 'phone', 'batchNo'],
      rowActions: ['exchange', 'ship', 'voidCode'],
      bulkActions: ['voidCode'],
    },
  ],
  timeline: true,
  notes: 'Exporting plain codes asks for the login password again and is written to the audit trail.',
} as const satisfies Page
