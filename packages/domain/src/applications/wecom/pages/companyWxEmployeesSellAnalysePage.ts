import type { Page } from '../../../pages/Page'

export const companyWxEmployeesSellAnalysePage = {
  route: '/company-wx/EmployeesSellAnalyse',
  kind: 'report',
  title: { zh: '员工销售分析', en: 'Sales by employee' },
  source: 'wecomTrade',
  time: 'payTime',
  uses: ['eb-wecom-gate'],
  dimensions: ['day', 'month', 'employeeId', 'departmentId', 'tradeSource', 'ticketProductId'],
  filters: ['employeeId', 'departmentId', 'tradeSource', 'ticketProductId'],
  export: true,
  notes:
    'Behind the gate (W-GATE-1 to W-GATE-14). The table is ranked with the change against the period before; an employee row opens the trades in a drawer.',
  metrics: [
    {
      name: 'gmv',
      label: { zh: '成交金额', en: 'Sales' },
      agg: 'sum',
      field: 'amount',
      unit: { zh: '元', en: '¥' },
    },
    {
      name: 'net',
      label: { zh: '净成交额', en: 'Net sales' },
      agg: 'sum',
      field: 'netAmount',
      unit: { zh: '元', en: '¥' },
    },
    { name: 'orders', label: { zh: '订单数', en: 'Orders' }, agg: 'count', field: 'tradeId' },
    { name: 'buyers', label: { zh: '成交客户', en: 'Buyers' }, agg: 'distinct', field: 'wecomCustomerId' },
    {
      name: 'avg',
      label: { zh: '客单价', en: 'Average order' },
      agg: 'avg',
      field: 'amount',
      unit: { zh: '元', en: '¥' },
    },
    {
      name: 'first',
      label: { zh: '首单客户', en: 'First-time buyers' },
      agg: 'distinct',
      field: 'wecomCustomerId',
      where: 'isFirst=true',
    },
    {
      name: 'refund',
      label: { zh: '退款金额', en: 'Refunds' },
      agg: 'sum',
      field: 'refundAmount',
      unit: { zh: '元', en: '¥' },
    },
    {
      name: 'refundRate',
      label: { zh: '退款率', en: 'Refund rate' },
      agg: 'rate',
      num: 'refund',
      den: 'gmv',
      unit: { zh: '%', en: '%' },
    },
  ],
  charts: [
    { type: 'bar', metrics: ['net'], by: 'employeeId' },
    { type: 'line', metrics: ['gmv', 'orders'], by: 'day' },
    { type: 'pie', metrics: ['gmv'], by: 'tradeSource' },
    {
      type: 'table',
      metrics: ['gmv', 'net', 'orders', 'buyers', 'first', 'avg', 'refundRate'],
      by: 'employeeId',
    },
  ],
} as const satisfies Page
