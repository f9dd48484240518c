import type { Page } from '../../../pages/Page'

export const passListEagleeyePage = {
  route: '/pass-list-eagleeye',
  kind: 'report',
  title: { zh: '鹰眼·一卡通列表', en: 'Eagle eye: passes' },
  source: 'productTraffic',
  time: 'statDate',
  where: 'productKind=PASS',
  metrics: [
    { name: 'pv', label: { zh: '浏览量', en: 'Views' }, agg: 'sum', field: 'pv' },
    { name: 'uv', label: { zh: '访客数', en: 'Visitors' }, agg: 'sum', field: 'uv' },
    { name: 'orderCount', label: { zh: '下单数', en: 'Orders' }, agg: 'sum', field: 'orderCount' },
    { name: 'payCount', label: { zh: '支付单数', en: 'Paid orders' }, agg: 'sum', field: 'payCount' },
    { name: 'payBuyers', label: { zh: '支付人数', en: 'Buyers' }, agg: 'sum', field: 'payBuyers' },
    {
      name: 'payAmount',
      label: { zh: '支付金额', en: 'Paid' },
      agg: 'sum',
      field: 'payAmount',
      unit: { zh: '元', en: 'CNY' },
    },
    { name: 'useCount', label: { zh: '入园核销', en: 'Gate entries' }, agg: 'sum', field: 'useCount' },
    {
      name: 'payRate',
      label: { zh: '支付转化率', en: 'Conversion' },
      agg: 'rate',
      num: 'payBuyers',
      den: 'uv',
      unit: { zh: '%', en: '%' },
    },
  ],
  dimensions: ['productName', 'storeId', 'channel', 'statDate'],
  charts: [
    { type: 'line', metrics: ['uv', 'payCount', 'useCount'], by: 'statDate' },
    { type: 'funnel', metrics: ['uv', 'orderCount', 'payCount'], by: 'total' },
    {
      type: 'table',
      metrics: ['pv', 'uv', 'orderCount', 'payCount', 'payAmount', 'useCount', 'payRate'],
      by: 'productName',
    },
  ],
  filters: ['storeId', 'productName', 'channel', 'statDate'],
  columns: [
    'statDate',
    'productName',
    'storeId',
    'channel',
    'pv',
    'uv',
    'orderCount',
    'payCount',
    'payAmount',
    'useCount',
  ],
  rowActions: [
    {
      label: { zh: '浏览统计', en: 'Visits' },
      to: '/ticket-browse-statistics/{productId}/{productName}/{storeId}',
    },
  ],
  export: true,
} as const satisfies Page
