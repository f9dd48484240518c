import type { Resource, State } from '../../../Resource'

const states = [
  { value: 'SENT', label: { zh: '待处理', en: 'Open' }, tone: 'warning' },
  { value: 'DONE', label: { zh: '已处理', en: 'Done' }, tone: 'success' },
  { value: 'OVERDUE', label: { zh: '已超时', en: 'Overdue' }, tone: 'danger' },
] as const satisfies readonly State[]

export const employeeRemindRecord = {
  name: 'employeeRemindRecord',
  title: { zh: '员工提醒记录', en: 'Reminder sent' },
  service: 'wechat-api',
  scope: 'hotel',
  key: 'remindRecordId',
  display: 'content',
  seed: {
    count: 700,
    story: '70% done, 12% open, 18% overdue; birthdays steady, ticket expiry at month end',
  },
  fields: [
    { name: 'remindRecordId', label: { zh: 'ID', en: 'Id' }, type: 'string', readOnly: true },
    {
      name: 'employeeRemindId',
      label: { zh: '提醒', en: 'Reminder' },
      type: 'ref',
      ref: 'employeeRemind',
      readOnly: true,
    },
    {
      name: 'employeeId',
      label: { zh: '员工', en: 'Employee' },
      type: 'ref',
      ref: 'employee',
      readOnly: true,
    },
    {
      name: 'wecomCustomerId',
      label: { zh: '客户', en: 'Customer' },
      type: 'ref',
      ref: 'wecomCustomer',
      readOnly: true,
    },
    { name: 'content', label: { zh: '提醒内容', en: 'Text' }, type: 'string', readOnly: true },
    { name: 'sentTime', label: { zh: '提醒时间', en: 'Sent' }, type: 'datetime', readOnly: true },
    { name: 'readTime', label: { zh: '查看时间', en: 'Read' }, type: 'datetime', readOnly: true },
    { name: 'doneTime', label: { zh: '处理时间', en: 'Done' }, type: 'datetime', readOnly: true },
    {
      name: 'result',
      label: { zh: '处理结果', en: 'Result' },
      type: 'enum',
      readOnly: true,
      options: [
        { value: 'CONTACTED', label: { zh: '已联系', en: 'Contacted' } },
        { value: 'ORDERED', label: { zh: '已下单', en: 'Ordered' } },
        { value: 'NO_ANSWER', label: { zh: '未回应', en: 'No answer' } },
        { value: 'IGNORED', label: { zh: '忽略', en: 'Ignored' } },
      ],
    },
    { name: 'note', label: { zh: '备注', en: 'Note' }, type: 'string', maxLength: 100 },
    {
      name: 'orderAmount',
      label: { zh: '7天内成交', en: 'Sales in 7 days' },
      type: 'money',
      computed: 'wecomTrade of the customer and employee within 7 days of doneTime',
      readOnly: true,
    },
    {
      name: 'status',
      label: { zh: '状态', en: 'Status' },
      type: 'enum',
      readOnly: true,
      default: 'SENT',
      options: states,
    },
  ],
  states: {
    field: 'status',
    initial: 'SENT',
    values: states,
    actions: [
      {
        name: 'urge',
        label: { zh: '催办', en: 'Urge' },
        from: ['SENT', 'OVERDUE'],
        tone: 'default',
        effect: 'another WeCom notice, with the manager in copy when OVERDUE',
      },
      {
        name: 'done',
        label: { zh: '代为标记处理', en: 'Mark done' },
        from: ['SENT', 'OVERDUE'],
        to: 'DONE',
        tone: 'default',
        input: [
          { name: 'note', label: { zh: '备注', en: 'Note' }, type: 'string', required: true, maxLength: 100 },
        ],
      },
    ],
    auto: [
      {
        name: 'overdue',
        label: { zh: '逾期', en: 'Overdue' },
        from: ['SENT'],
        to: 'OVERDUE',
        by: 'time',
        when: 'The deadline of the reminder has passed.',
      },
    ],
  },
} as const satisfies Resource
