import type { Page } from '../../../pages/Page'

export const companyWxCustomDataPage = {
  route: '/company-wx/CustomData',
  kind: 'report',
  title: { zh: '客户数据', en: 'Customer figures' },
  source: 'wecomDailyStat',
  time: 'statDate',
  uses: ['eb-wecom-gate'],
  dimensions: ['day', 'week', 'month', 'employeeId', 'departmentId'],
  filters: ['employeeId', 'departmentId'],
  export: true,
  notes:
    'Behind the gate (W-GATE-1 to W-GATE-14). Figures of yesterday and before, from the WeCom contact statistics fetched at 8:00; at most 180 days. An employee row opens /company-wx/CustomerManage with that employee and range.',
  metrics: [
    { name: 'new', label: { zh: '新增客户', en: 'New customers' }, agg: 'sum', field: 'newContactCnt' },
    { name: 'lost', label: { zh: '流失客户', en: 'Lost customers' }, agg: 'sum', field: 'lostCnt' },
    {
      name: 'lossRate',
      label: { zh: '流失率', en: 'Loss rate' },
      agg: 'rate',
      num: 'lost',
      den: 'new',
      unit: { zh: '%', en: '%' },
    },
    { name: 'apply', label: { zh: '发起申请', en: 'Requests' }, agg: 'sum', field: 'newApplyCnt' },
    { name: 'chats', label: { zh: '聊天数', en: 'Chats' }, agg: 'sum', field: 'chatCnt' },
    { name: 'messages', label: { zh: '消息数', en: 'Messages' }, agg: 'sum', field: 'messageCnt' },
    {
      name: 'replied',
      label: { zh: '已回复聊天', en: 'Chats replied' },
      agg: 'sum',
      field: 'repliedChatCnt',
    },
    {
      name: 'replyRate',
      label: { zh: '回复率', en: 'Reply rate' },
      agg: 'rate',
      num: 'replied',
      den: 'chats',
      unit: { zh: '%', en: '%' },
    },
    {
      name: 'firstReply',
      label: { zh: '平均首响', en: 'First reply' },
      agg: 'avg',
      field: 'avgReplyMinutes',
      unit: { zh: '分钟', en: 'min' },
    },
    { name: 'members', label: { zh: '转化会员', en: 'Became members' }, agg: 'sum', field: 'newMemberCnt' },
  ],
  charts: [
    { type: 'line', metrics: ['new', 'lost'], by: 'day' },
    { type: 'bar', metrics: ['new', 'members'], by: 'departmentId' },
    { type: 'line', metrics: ['replyRate', 'firstReply'], by: 'day' },
    {
      type: 'table',
      metrics: ['new', 'lost', 'lossRate', 'chats', 'messages', 'replyRate', 'firstReply', 'members'],
      by: 'employeeId',
    },
  ],
} as const satisfies Page
