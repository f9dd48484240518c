import type { Page } from '../../../pages/Page'

export const groupbuyInfoPage = {
  route: '/groupbuy/info',
  kind: 'dashboard',
  title: { zh: '拼团概览', en: 'Group-buy overview' },
  uses: ['eb-activity-banner'],
  notes:
    'The banner takes its text by the current hash (W-ACT-1 to W-ACT-4). With no activity yet the panels give way to the banner, three steps (选商品, 定价格, 分享) and one button 创建拼团.',
  panels: [
    { type: 'banner', title: { zh: '玩法介绍', en: 'What it is' }, widget: 'eb-activity-banner' },
    {
      type: 'metrics',
      title: { zh: '近 30 天', en: '30 days' },
      source: 'groupOrder',
      time: 'openTime',
      metrics: [
        { name: 'opened', label: { zh: '开团数', en: 'Groups' }, agg: 'count' },
        { name: 'done', label: { zh: '成团数', en: 'Completed' }, agg: 'count', where: 'status=SUCCESS' },
        {
          name: 'rate',
          label: { zh: '成团率', en: 'Success rate' },
          agg: 'rate',
          where: 'status=SUCCESS',
          unit: { zh: '%', en: '%' },
          base: 'status!=WAIT',
        },
        { name: 'joined', label: { zh: '参团人数', en: 'Members' }, agg: 'sum', field: 'joinedCount' },
        {
          name: 'amount',
          label: { zh: '成交金额', en: 'Sales' },
          agg: 'sum',
          field: 'totalAmount',
          where: 'status=SUCCESS',
          unit: { zh: '元', en: 'CNY' },
        },
      ],
    },
    {
      type: 'line',
      title: { zh: '开团与成团趋势', en: 'Trend' },
      source: 'groupOrder',
      time: 'openTime',
      by: 'openTime:day',
      metrics: [
        { name: 'opened', label: { zh: '开团数', en: 'Groups' }, agg: 'count' },
        { name: 'done', label: { zh: '成团数', en: 'Completed' }, agg: 'count', where: 'status=SUCCESS' },
      ],
    },
    {
      type: 'bar',
      title: { zh: '活动成交排行', en: 'Activities by sales' },
      source: 'groupOrder',
      time: 'openTime',
      by: 'groupBuyId',
      metrics: [
        {
          name: 'amount',
          label: { zh: '成交金额', en: 'Sales' },
          agg: 'sum',
          field: 'totalAmount',
          where: 'status=SUCCESS',
          unit: { zh: '元', en: 'CNY' },
        },
      ],
      limit: 10,
    },
    {
      type: 'list',
      title: { zh: '即将到期未成团', en: 'Open groups that end soon' },
      source: 'groupOrder',
      where: 'status=WAIT',
      sort: 'expireTime asc',
      columns: [
        'groupOrderId',
        'groupBuyId',
        'leaderName',
        'requiredSize',
        'joinedCount',
        'lackCount',
        'expireTime',
      ],
      limit: 8,
      to: '/groupOrder/groupOrderList/WAIT',
    },
    {
      type: 'shortcuts',
      title: { zh: '快捷入口', en: 'Shortcuts' },
      links: [
        { label: { zh: '创建拼团', en: 'New group-buy' }, to: '/groupbuy/edit' },
        { label: { zh: '活动管理', en: 'Activities' }, to: '/groupbuy/manage' },
        { label: { zh: '拼团订单', en: 'Group orders' }, to: '/groupOrder/groupOrderList' },
      ],
    },
  ],
} as const satisfies Page
