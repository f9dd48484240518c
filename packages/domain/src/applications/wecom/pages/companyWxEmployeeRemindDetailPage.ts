import type { Page } from '../../../pages/Page'

export const companyWxEmployeeRemindDetailPage = {
  route: '/company-wx/EmployeeRemindDetail',
  kind: 'detail',
  title: { zh: '员工提醒详情', en: 'Reminder' },
  resource: 'employeeRemind',
  param: 'id',
  uses: ['eb-wecom-gate'],
  actions: [
    'enable',
    'disable',
    { label: { zh: '编辑', en: 'Edit' }, to: '/company-wx/AddEmployeeRemind?id={employeeRemindId}' },
  ],
  timeline: true,
  notes:
    'Behind the gate (W-GATE-1 to W-GATE-14). Records can be filtered by employee, state and date, urged in bulk and exported; a small table ranks employees by doneRate.',
  sections: [
    {
      title: { zh: '提醒', en: 'Reminder' },
      fields: [
        'remindName',
        'remindType',
        'days',
        'minutes',
        'tagIds',
        'gradeIds',
        'receiverMode',
        'employeeIds',
        'remindTime',
        'weekdays',
        'validPeriod',
        'status',
      ],
    },
    { title: { zh: '内容', en: 'Content' }, fields: ['content', 'script', 'attachments'] },
    { title: { zh: '效果', en: 'Effect' }, fields: ['sentCount', 'doneCount', 'doneRate'] },
  ],
  related: [
    {
      resource: 'employeeRemindRecord',
      via: 'employeeRemindId',
      title: { zh: '提醒记录', en: 'Sent' },
      columns: [
        'sentTime',
        'employeeId',
        'wecomCustomerId',
        'content',
        'readTime',
        'doneTime',
        'result',
        'orderAmount',
        'status',
      ],
    },
  ],
} as const satisfies Page
