import type { Page } from '../../../pages/Page'

export const companyWxAddEmployeeRemindPage = {
  route: '/company-wx/AddEmployeeRemind',
  kind: 'form',
  title: { zh: '新增员工提醒', en: 'Employee reminder' },
  resource: 'employeeRemind',
  modes: ['add', 'edit', 'copy'],
  param: 'id',
  uses: ['eb-wecom-gate', 'eb-number-input', 'eb-date-range'],
  after: '/company-wx/ServiceManage',
  notes:
    'Behind the gate (W-GATE-1 to W-GATE-14). A preview shows the WeCom card; the number of customers that the scene would have hit in the last 7 days is told.',
  sections: [
    {
      title: { zh: '提醒场景', en: 'Scene' },
      fields: ['remindName', 'remindType', 'days', 'minutes', 'tagIds', 'gradeIds'],
    },
    {
      title: { zh: '提醒方式', en: 'Reminding' },
      fields: [
        'receiverMode',
        'employeeIds',
        'remindTime',
        'weekdays',
        'deadlineHours',
        'repeatLimit',
        'validPeriod',
      ],
    },
    { title: { zh: '内容', en: 'Content' }, fields: ['content', 'script', 'attachments'] },
  ],
} as const satisfies Page
