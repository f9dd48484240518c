import type { Page } from '../../../pages/Page'
import { buyerFigures } from '../buyerFigures'
import { salesFigures } from '../salesFigures'

export const brandDataPage = {
  route: '/brand-data',
  kind: 'report',
  title: { zh: '品牌数据', en: 'Brand data' },
  source: 'orderFact',
  time: 'paidAt',
  metrics: [
    {
      name: 'stores',
      label: { zh: '有成交门店', en: 'Selling stores' },
      agg: 'distinct',
      field: 'storeId',
      unit: { zh: '家', en: 'stores' },
    },
    ...salesFigures,
    ...buyerFigures,
  ],
  dimensions: ['storeId', 'bizLine', 'channel', 'paidAt:day', 'paidAt:month'],
  charts: [
    { type: 'line', metrics: ['payAmount'], by: 'paidAt:day' },
    { type: 'bar', metrics: ['payAmount'], by: 'storeId' },
    { type: 'pie', metrics: ['payAmount'], by: 'bizLine' },
    { type: 'pie', metrics: ['payAmount'], by: 'channel' },
    {
      type: 'table',
      metrics: [
        'orders',
        'payAmount',
        'refundAmount',
        'netAmount',
        'buyers',
        'newBuyers',
        'perBuyer',
        'refundRate',
      ],
      by: 'storeId',
    },
  ],
  filters: ['storeId', 'bizLine', 'channel', 'paidAt'],
  columns: [
    'paidAt',
    'bizLine',
    'orderNo',
    'storeId',
    'productName',
    'quantity',
    'originAmount',
    'discountAmount',
    'payAmount',
    'refundAmount',
    'payMethod',
    'channel',
    'employeeId',
    'orderStatus',
  ],
  related: [
    {
      resource: 'salesTarget',
      title: { zh: '经营目标', en: 'Targets' },
      columns: ['storeId', 'targetMonth', 'bizLine', 'targetAmount', 'doneAmount', 'doneRate', 'ownerId'],
    },
  ],
  notes:
    'Every figure shows its change against the period before of the same length and against the same period last year. The tab 目标 lists salesTarget of the chosen months with create, edit, copy to the next month and import; the store table shows doneRate of the month. A store row opens /dashboard for that store.',
  export: true,
} as const satisfies Page
