import type { Resource } from '../../../Resource'

export const wecomDailyStat = {
  name: 'wecomDailyStat',
  title: { zh: '客户联系日统计', en: 'Daily contact figures' },
  service: 'wechat-api',
  scope: 'hotel',
  key: 'statId',
  display: 'statDate',
  seed: {
    count: 2400,
    story:
      '27 employees × 90 days; front desk and sales 3–20 new contacts a day; reply rate 86%, first reply 4–40 minutes; festivals double',
  },
  fields: [
    { name: 'statId', label: { zh: 'ID', en: 'Id' }, type: 'string', readOnly: true },
    { name: 'statDate', label: { zh: '日期', en: 'Date' }, type: 'date', readOnly: true },
    {
      name: 'employeeId',
      label: { zh: '员工', en: 'Employee' },
      type: 'ref',
      ref: 'employee',
      readOnly: true,
    },
    {
      name: 'departmentId',
      label: { zh: '部门', en: 'Department' },
      type: 'ref',
      ref: 'department',
      readOnly: true,
    },
    { name: 'newApplyCnt', label: { zh: '发起申请数', en: 'Requests sent' }, type: 'int', readOnly: true },
    { name: 'newContactCnt', label: { zh: '新增客户数', en: 'New customers' }, type: 'int', readOnly: true },
    { name: 'lostCnt', label: { zh: '流失客户数', en: 'Lost customers' }, type: 'int', readOnly: true },
    { name: 'totalContactCnt', label: { zh: '客户总数', en: 'Customers' }, type: 'int', readOnly: true },
    { name: 'chatCnt', label: { zh: '聊天总数', en: 'Chats' }, type: 'int', readOnly: true },
    { name: 'messageCnt', label: { zh: '发送消息数', en: 'Messages' }, type: 'int', readOnly: true },
    {
      name: 'repliedChatCnt',
      label: { zh: '已回复聊天数', en: 'Chats replied' },
      type: 'int',
      readOnly: true,
    },
    {
      name: 'avgReplyMinutes',
      label: { zh: '平均首次回复时长', en: 'First reply' },
      type: 'int',
      readOnly: true,
      unit: { zh: '分钟', en: 'min' },
    },
    { name: 'newMemberCnt', label: { zh: '转化会员数', en: 'Became members' }, type: 'int', readOnly: true },
  ],
} as const satisfies Resource
