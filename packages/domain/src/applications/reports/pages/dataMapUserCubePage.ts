import type { Page } from '../../../pages/Page'

export const dataMapUserCubePage = {
  route: '/dataMap/userCube',
  kind: 'dashboard',
  title: { zh: '用户魔方', en: 'User cube' },
  notes:
    'Filters on top for all panels: store (registerHotelId), grade, source, registered between. Clicking a segment of any panel adds it as a filter chip for all of them; 查看会员 opens /member-list with the same filter. Groups under 5 people are shown as 其他.',
  panels: [
    {
      type: 'stat',
      title: { zh: '会员概况', en: 'Members' },
      source: 'member',
      metrics: [
        {
          name: 'members',
          label: { zh: '会员总数', en: 'Members' },
          agg: 'count',
          unit: { zh: '人', en: 'people' },
        },
        {
          name: 'followed',
          label: { zh: '关注公众号', en: 'Followers' },
          agg: 'count',
          where: 'followStatus=FOLLOWED',
          unit: { zh: '人', en: 'people' },
        },
        {
          name: 'wecom',
          label: { zh: '企微好友', en: 'WeCom friends' },
          agg: 'count',
          where: 'wecomAdded=true',
          unit: { zh: '人', en: 'people' },
        },
        {
          name: 'spend',
          label: { zh: '累计消费', en: 'Spent' },
          agg: 'sum',
          field: 'totalSpend',
          unit: { zh: '元', en: 'CNY' },
        },
        {
          name: 'balance',
          label: { zh: '储值余额', en: 'Balance' },
          agg: 'sum',
          field: 'balance',
          unit: { zh: '元', en: 'CNY' },
        },
        {
          name: 'points',
          label: { zh: '积分余额', en: 'Points' },
          agg: 'sum',
          field: 'points',
          unit: { zh: '分', en: 'points' },
        },
      ],
    },
    {
      type: 'map',
      title: { zh: '地域分布', en: 'Regions' },
      source: 'member',
      metrics: [{ name: 'members', label: { zh: '会员数', en: 'Members' }, agg: 'count' }],
      by: 'region',
    },
    {
      type: 'pie',
      title: { zh: '性别', en: 'Gender' },
      source: 'member',
      metrics: [{ name: 'members', label: { zh: '会员数', en: 'Members' }, agg: 'count' }],
      by: 'gender',
    },
    {
      type: 'bar',
      title: { zh: '年龄段', en: 'Age' },
      source: 'member',
      metrics: [{ name: 'members', label: { zh: '会员数', en: 'Members' }, agg: 'count' }],
      by: 'birthday:ageBand',
      bands: ['<18', '18-24', '25-34', '35-44', '45-54', '55+', '未知'],
    },
    {
      type: 'bar',
      title: { zh: '会员等级', en: 'Grades' },
      source: 'member',
      metrics: [
        { name: 'members', label: { zh: '会员数', en: 'Members' }, agg: 'count' },
        { name: 'spend', label: { zh: '累计消费', en: 'Spent' }, agg: 'sum', field: 'totalSpend' },
      ],
      by: 'memberGradeId',
    },
    {
      type: 'pie',
      title: { zh: '来源渠道', en: 'Sources' },
      source: 'member',
      metrics: [{ name: 'members', label: { zh: '会员数', en: 'Members' }, agg: 'count' }],
      by: 'source',
    },
    {
      type: 'heatmap',
      title: { zh: '活跃时段', en: 'When they come' },
      source: 'pageVisit',
      time: 'visitedAt',
      metrics: [{ name: 'visits', label: { zh: '访问', en: 'Visits' }, agg: 'count' }],
      by: ['visitedAt:weekday', 'visitedAt:hour'],
    },
    {
      type: 'pie',
      title: { zh: '生命周期', en: 'Life stages' },
      source: 'memberVisit',
      time: 'visitDate',
      metrics: [
        { name: 'members', label: { zh: '会员数', en: 'Members' }, agg: 'distinct', field: 'memberId' },
      ],
      by: 'lifeStage',
    },
    {
      type: 'cloud',
      title: { zh: '标签', en: 'Tags' },
      source: 'member',
      metrics: [{ name: 'members', label: { zh: '会员数', en: 'Members' }, agg: 'count' }],
      by: 'tags',
      top: 50,
    },
  ],
} as const satisfies Page
