import type { Page } from '../../../pages/Page'
import { salesFigures } from '../salesFigures'

export const showgmvPage = {
  route: '/showgmv',
  kind: 'dashboard',
  title: { zh: 'GMV 实时大屏', en: 'Live GMV screen' },
  uses: [],
  notes:
    'Dark full-screen board for a wall display (1920×1080, scales down); F or the button toggles full screen. Refreshes every 10 s; when a refresh fails the old figures stay and the time stands in amber. Numbers roll to the new value (not with prefers-reduced-motion). Query storeId limits it to one store. No phone or name is shown, buyers read 尾号1234 in 杭州.',
  panels: [
    {
      type: 'stat',
      title: { zh: '今日成交', en: 'Today' },
      source: 'orderFact',
      time: 'paidAt',
      range: 'TODAY',
      metrics: [...salesFigures],
      compare: 'yesterday same time',
    },
    {
      type: 'line',
      title: { zh: '今日分时成交', en: 'By hour' },
      source: 'orderFact',
      time: 'paidAt',
      range: 'TODAY',
      metrics: [
        {
          name: 'payAmount',
          label: { zh: '支付金额', en: 'Paid (GMV)' },
          agg: 'sum',
          field: 'payAmount',
          unit: { zh: '元', en: 'CNY' },
        },
      ],
      by: 'paidAt:hour',
      compare: 'yesterday',
    },
    {
      type: 'map',
      title: { zh: '买家分布', en: 'Where buyers are' },
      source: 'pageVisit',
      time: 'visitedAt',
      range: 'TODAY',
      metrics: [{ name: 'pay', label: { zh: '支付', en: 'Payments' }, agg: 'count', where: 'eventType=PAY' }],
      by: 'province',
    },
    {
      type: 'bar',
      title: { zh: '门店排行', en: 'Stores' },
      source: 'orderFact',
      time: 'paidAt',
      range: 'TODAY',
      metrics: [
        {
          name: 'payAmount',
          label: { zh: '支付金额', en: 'Paid (GMV)' },
          agg: 'sum',
          field: 'payAmount',
          unit: { zh: '元', en: 'CNY' },
        },
      ],
      by: 'storeId',
      top: 10,
    },
    {
      type: 'table',
      title: { zh: '商品排行', en: 'Products' },
      source: 'orderFact',
      time: 'paidAt',
      range: 'TODAY',
      metrics: [
        {
          name: 'payAmount',
          label: { zh: '支付金额', en: 'Paid (GMV)' },
          agg: 'sum',
          field: 'payAmount',
          unit: { zh: '元', en: 'CNY' },
        },
        { name: 'quantity', label: { zh: '销量', en: 'Units' }, agg: 'sum', field: 'quantity' },
      ],
      by: 'productName',
      top: 10,
    },
    {
      type: 'pie',
      title: { zh: '业务线占比', en: 'Business lines' },
      source: 'orderFact',
      time: 'paidAt',
      range: 'TODAY',
      metrics: [
        {
          name: 'payAmount',
          label: { zh: '支付金额', en: 'Paid (GMV)' },
          agg: 'sum',
          field: 'payAmount',
          unit: { zh: '元', en: 'CNY' },
        },
      ],
      by: 'bizLine',
    },
    {
      type: 'feed',
      title: { zh: '实时订单', en: 'Live orders' },
      source: 'orderFact',
      sort: 'paidAt desc',
      limit: 20,
      columns: ['paidAt', 'storeId', 'productName', 'payAmount', 'channel'],
    },
    {
      type: 'gauge',
      title: { zh: '本月目标完成', en: 'Target of the month' },
      source: 'salesTarget',
      metrics: [
        { name: 'doneAmount', label: { zh: '完成', en: 'Done' }, agg: 'sum', field: 'doneAmount' },
        { name: 'targetAmount', label: { zh: '目标', en: 'Target' }, agg: 'sum', field: 'targetAmount' },
      ],
      where: 'bizLine=ALL',
    },
  ],
} as const satisfies Page
