import type { Page } from '../../../pages/Page'

export const memberCorporationSellReportPage = {
  route: '/member-corporation/sell-report',
  kind: 'report',
  title: { zh: '企业销售报表', en: 'Corporate sales' },
  source: 'corporateDeal',
  time: 'dealTime',
  dimensions: ['day', 'month', 'corporateMemberId', 'dealType', 'salesEmployeeId', 'settleType'],
  filters: ['corporateMemberId', 'dealType', 'salesEmployeeId', 'settleType'],
  export: true,
  notes:
    'A company row drills down to /member-corporation/deal with the company and the range. Compares with the same range of the year before.',
  metrics: [
    {
      name: 'amount',
      label: { zh: '成交额', en: 'Amount' },
      agg: 'sum',
      field: 'amount',
      where: 'status!=CANCELLED',
      unit: { zh: '元', en: '¥' },
    },
    {
      name: 'deals',
      label: { zh: '成交笔数', en: 'Deals' },
      agg: 'count',
      field: 'dealId',
      where: 'status!=CANCELLED',
    },
    {
      name: 'companies',
      label: { zh: '活跃企业', en: 'Active companies' },
      agg: 'distinct',
      field: 'corporateMemberId',
      where: 'status!=CANCELLED',
    },
    {
      name: 'nights',
      label: { zh: '间夜', en: 'Room nights' },
      agg: 'sum',
      field: 'quantity',
      where: 'status!=CANCELLED&dealType=ROOM',
    },
    {
      name: 'unsettled',
      label: { zh: '未结金额', en: 'Open amount' },
      agg: 'sum',
      field: 'amount',
      where: 'status=UNSETTLED',
      unit: { zh: '元', en: '¥' },
    },
    {
      name: 'saved',
      label: { zh: '优惠金额', en: 'Saved by companies' },
      agg: 'sum',
      field: 'saveAmount',
      where: 'status!=CANCELLED',
      unit: { zh: '元', en: '¥' },
    },
    {
      name: 'avgAmount',
      label: { zh: '笔均', en: 'Average deal' },
      agg: 'avg',
      field: 'amount',
      where: 'status!=CANCELLED',
      unit: { zh: '元', en: '¥' },
    },
  ],
  charts: [
    { type: 'line', metrics: ['amount', 'unsettled'], by: 'month' },
    { type: 'pie', metrics: ['amount'], by: 'dealType' },
    { type: 'bar', metrics: ['amount', 'companies'], by: 'salesEmployeeId' },
    {
      type: 'table',
      metrics: ['amount', 'deals', 'nights', 'avgAmount', 'saved', 'unsettled'],
      by: 'corporateMemberId',
    },
  ],
} as const satisfies Page
