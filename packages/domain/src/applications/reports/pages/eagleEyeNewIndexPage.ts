import type { Page } from '../../../pages/Page'
import { buyerFigures } from '../buyerFigures'
import { salesFigures } from '../salesFigures'

export const eagleEyeNewIndexPage = {
  route: '/eagle-eye-new/index',
  kind: 'dashboard',
  title: { zh: '鹰眼', en: 'Eagle eye' },
  notes:
    'From traffic to money for the shop: one filter bar (store, channel, date range, default 近7天) for all panels. Every figure shows its change against the period before of the same length and against the same period last year. A point that differs by more than 30 % from the average of the four same weekdays before is marked 异常 and lists the source or product that moved most.',
  panels: [
    {
      type: 'stat',
      title: { zh: '流量', en: 'Traffic' },
      source: 'pageVisit',
      time: 'visitedAt',
      metrics: [
        { name: 'pv', label: { zh: '浏览量', en: 'Views' }, agg: 'count', where: 'eventType=VIEW' },
        { name: 'uv', label: { zh: '访客数', en: 'Visitors' }, agg: 'distinct', field: 'visitorId' },
        {
          name: 'newUv',
          label: { zh: '新访客', en: 'New visitors' },
          agg: 'distinct',
          field: 'visitorId',
          where: 'isFirst=true',
        },
        {
          name: 'stay',
          label: { zh: '平均停留', en: 'Stay' },
          agg: 'avg',
          field: 'staySeconds',
          where: 'eventType=VIEW',
          unit: { zh: '秒', en: 's' },
        },
        { name: 'shares', label: { zh: '分享', en: 'Shares' }, agg: 'count', where: 'eventType=SHARE' },
      ],
    },
    {
      type: 'stat',
      title: { zh: '成交', en: 'Sales' },
      source: 'orderFact',
      time: 'paidAt',
      metrics: [...salesFigures, ...buyerFigures],
    },
    {
      type: 'line',
      title: { zh: '访客与成交趋势', en: 'Visitors and sales' },
      parts: [
        {
          source: 'pageVisit',
          time: 'visitedAt',
          metrics: [
            { name: 'uv', label: { zh: '访客数', en: 'Visitors' }, agg: 'distinct', field: 'visitorId' },
          ],
          by: 'visitedAt:day',
        },
        {
          source: 'orderFact',
          time: 'paidAt',
          metrics: [
            {
              name: 'payAmount',
              label: { zh: '支付金额', en: 'Paid (GMV)' },
              agg: 'sum',
              field: 'payAmount',
              unit: { zh: '元', en: 'CNY' },
            },
          ],
          by: 'paidAt:day',
          axis: 'right',
        },
      ],
    },
    {
      type: 'funnel',
      title: { zh: '访问到支付', en: 'Visit to payment' },
      source: 'pageVisit',
      time: 'visitedAt',
      metrics: [
        { name: 'visitors', label: { zh: '访问', en: 'Visitors' }, agg: 'distinct', field: 'visitorId' },
        {
          name: 'product',
          label: { zh: '看商品', en: 'Saw a product' },
          agg: 'distinct',
          field: 'visitorId',
          where: 'pageType=PRODUCT',
        },
        {
          name: 'submit',
          label: { zh: '提交订单', en: 'Submitted' },
          agg: 'distinct',
          field: 'visitorId',
          where: 'eventType=SUBMIT',
        },
        {
          name: 'pay',
          label: { zh: '支付', en: 'Paid' },
          agg: 'distinct',
          field: 'visitorId',
          where: 'eventType=PAY',
        },
      ],
    },
    {
      type: 'table',
      title: { zh: '来源质量', en: 'Sources' },
      source: 'pageVisit',
      time: 'visitedAt',
      metrics: [
        { name: 'uv', label: { zh: '访客数', en: 'Visitors' }, agg: 'distinct', field: 'visitorId' },
        {
          name: 'pays',
          label: { zh: '支付人数', en: 'Paid' },
          agg: 'distinct',
          field: 'visitorId',
          where: 'eventType=PAY',
        },
        {
          name: 'payAmount',
          label: { zh: '支付金额', en: 'Amount' },
          agg: 'sum',
          field: 'payAmount',
          where: 'eventType=PAY',
        },
        {
          name: 'payRate',
          label: { zh: '转化率', en: 'Conversion' },
          agg: 'rate',
          num: 'pays',
          den: 'uv',
          unit: { zh: '%', en: '%' },
        },
      ],
      by: 'source',
    },
    {
      type: 'table',
      title: { zh: '商品鹰眼', en: 'Products' },
      source: 'productTraffic',
      time: 'statDate',
      metrics: [
        { name: 'uv', label: { zh: '访客数', en: 'Visitors' }, agg: 'sum', field: 'uv' },
        { name: 'payCount', label: { zh: '支付单', en: 'Paid orders' }, agg: 'sum', field: 'payCount' },
        { name: 'payAmount', label: { zh: '支付金额', en: 'Amount' }, agg: 'sum', field: 'payAmount' },
      ],
      by: 'productName',
      top: 20,
      to: '/ticket-list-eagleeye',
    },
    {
      type: 'table',
      title: { zh: '页面鹰眼', en: 'Pages' },
      source: 'pageVisit',
      time: 'visitedAt',
      metrics: [
        { name: 'pv', label: { zh: '浏览量', en: 'Views' }, agg: 'count' },
        { name: 'uv', label: { zh: '访客数', en: 'Visitors' }, agg: 'distinct', field: 'visitorId' },
      ],
      by: 'pageName',
      top: 20,
      to: '/custom-page/page-report',
    },
    {
      type: 'heatmap',
      title: { zh: '访问时段', en: 'When' },
      source: 'pageVisit',
      time: 'visitedAt',
      metrics: [{ name: 'uv', label: { zh: '访客数', en: 'Visitors' }, agg: 'distinct', field: 'visitorId' }],
      by: ['visitedAt:weekday', 'visitedAt:hour'],
    },
    {
      type: 'map',
      title: { zh: '访客地域', en: 'Where' },
      source: 'pageVisit',
      time: 'visitedAt',
      metrics: [{ name: 'uv', label: { zh: '访客数', en: 'Visitors' }, agg: 'distinct', field: 'visitorId' }],
      by: 'province',
    },
  ],
} as const satisfies Page
