import type { Page } from '../../../pages/Page'

export const redEnvelopeWriteoffPage = {
  route: '/red-envelope/writeoff',
  kind: 'report',
  title: { zh: '红包核销概览', en: 'Used envelopes' },
  source: 'redEnvelopeWriteoff',
  time: 'writeoffTime',
  dimensions: ['redEnvelopeId', 'useHotelId', 'saleChannel', 'writeoffTime:day', 'useDays'],
  filters: ['redEnvelopeId', 'envelopeActivityId', 'useHotelId', 'saleChannel'],
  columns: ['writeoffTime:day', 'redEnvelopeId', 'used', 'deduct', 'members', 'back'],
  export: true,
  notes:
    'The store chart is what the brand settles with its stores: each store is credited with the deducted amount. A table row opens /red-envelope/writeoffdetail?redEnvelopeId=.',
  metrics: [
    { name: 'used', label: { zh: '核销个数', en: 'Used' }, agg: 'count', where: 'status=NORMAL' },
    {
      name: 'deduct',
      label: { zh: '核销金额', en: 'Deducted' },
      agg: 'sum',
      field: 'deductAmount',
      where: 'status=NORMAL',
      unit: { zh: '元', en: 'CNY' },
    },
    {
      name: 'members',
      label: { zh: '核销人数', en: 'Members' },
      agg: 'distinct',
      field: 'memberId',
      where: 'status=NORMAL',
      unit: { zh: '人', en: 'people' },
    },
    {
      name: 'avgDays',
      label: { zh: '平均使用天数', en: 'Days to use' },
      agg: 'avg',
      field: 'useDays',
      where: 'status=NORMAL',
      unit: { zh: '天', en: 'days' },
    },
    { name: 'back', label: { zh: '退回个数', en: 'Returned' }, agg: 'count', where: 'status=ROLLED_BACK' },
    {
      name: 'backRate',
      label: { zh: '退回率', en: 'Return rate' },
      agg: 'rate',
      where: 'status=ROLLED_BACK',
      unit: { zh: '%', en: '%' },
    },
  ],
  charts: [
    {
      type: 'line',
      metrics: ['used', 'deduct'],
      by: 'writeoffTime:day',
      title: { zh: '核销趋势', en: 'Trend' },
    },
    {
      type: 'bar',
      metrics: ['deduct'],
      by: 'useHotelId',
      title: { zh: '门店成本分摊', en: 'Cost by store' },
    },
    { type: 'bar', metrics: ['used'], by: 'useDays', title: { zh: '领取到使用天数', en: 'Days to use' } },
    {
      type: 'table',
      metrics: ['used', 'deduct', 'members', 'avgDays', 'back'],
      by: 'redEnvelopeId',
      title: { zh: '红包明细', en: 'By envelope' },
    },
  ],
} as const satisfies Page
