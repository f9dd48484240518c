import type { Resource, State } from '../../../Resource'
import { attachmentFields } from '../attachmentFields'

const states = [
  { value: 'DRAFT', label: { zh: '草稿', en: 'Draft' }, tone: 'neutral' },
  { value: 'SCHEDULED', label: { zh: '待发送', en: 'Scheduled' }, tone: 'info' },
  { value: 'SENDING', label: { zh: '发送中', en: 'Sending' }, tone: 'warning' },
  { value: 'FINISHED', label: { zh: '已完成', en: 'Finished' }, tone: 'success' },
  { value: 'CANCELLED', label: { zh: '已取消', en: 'Cancelled' }, tone: 'neutral' },
] as const satisfies readonly State[]

export const massMessage = {
  name: 'massMessage',
  title: { zh: '群发', en: 'Mass message' },
  service: 'wechat-api',
  scope: 'hotel',
  key: 'massMessageId',
  display: 'title',
  deletable: [
    {
      while: 'status=DRAFT',
      code: 'submitted',
      otherwise: { zh: '提交过的群发不能删除', en: 'A message that was submitted cannot be deleted' },
    },
  ],
  editable: [
    {
      while: 'status=DRAFT',
      code: 'submitted',
      otherwise: { zh: '提交过的群发不能修改', en: 'A message that was submitted cannot be changed' },
    },
  ],
  seed: {
    count: 48,
    story:
      'weekly offers, festivals, new dishes; customers 60%, groups 30%, moments 10%; delivery 82%; two scheduled, one sending, three drafts',
  },
  fields: [
    { name: 'massMessageId', label: { zh: '群发ID', en: 'Id' }, type: 'string', readOnly: true },
    { name: 'title', label: { zh: '任务名称', en: 'Task' }, type: 'string', required: true, maxLength: 30 },
    {
      name: 'sendType',
      label: { zh: '群发类型', en: 'Kind' },
      type: 'enum',
      required: true,
      options: [
        { value: 'CUSTOMER', label: { zh: '群发客户', en: 'Customers' } },
        { value: 'GROUP', label: { zh: '群发客户群', en: 'Groups' } },
        { value: 'MOMENT', label: { zh: '客户朋友圈', en: 'Moments' } },
      ],
    },
    {
      name: 'targetMode',
      label: { zh: '发送范围', en: 'To' },
      type: 'enum',
      required: true,
      options: [
        { value: 'ALL', label: { zh: '全部', en: 'All' } },
        { value: 'FILTER', label: { zh: '按条件', en: 'By conditions' } },
      ],
      default: 'ALL',
    },
    {
      name: 'employeeIds',
      label: { zh: '发送员工/群主', en: 'Sent by' },
      type: 'refs',
      ref: 'employee',
      help: { zh: '空为全部', en: 'Empty: all' },
    },
    {
      name: 'tagIds',
      label: { zh: '包含标签', en: 'With tags' },
      type: 'refs',
      ref: 'customerTag',
      showIf: 'targetMode=FILTER',
    },
    {
      name: 'excludeTagIds',
      label: { zh: '排除标签', en: 'Without tags' },
      type: 'refs',
      ref: 'customerTag',
      showIf: 'targetMode=FILTER',
    },
    {
      name: 'gradeIds',
      label: { zh: '会员等级', en: 'Grades' },
      type: 'refs',
      ref: 'memberGrade',
      showIf: 'targetMode=FILTER',
    },
    {
      name: 'addRange',
      label: { zh: '添加时间', en: 'Added between' },
      type: 'daterange',
      showIf: 'targetMode=FILTER',
    },
    {
      name: 'groupIds',
      label: { zh: '指定群', en: 'Groups' },
      type: 'refs',
      ref: 'customerGroup',
      showIf: 'sendType=GROUP',
    },
    { name: 'content', label: { zh: '文字内容', en: 'Text' }, type: 'text', maxLength: 1000 },
    {
      name: 'attachments',
      label: { zh: '附件', en: 'Attachments' },
      type: 'list',
      maxLength: 9,
      fields: [...attachmentFields],
      help: { zh: '最多9个', en: 'At most 9' },
    },
    {
      name: 'sendMode',
      label: { zh: '发送时间', en: 'When' },
      type: 'enum',
      required: true,
      options: [
        { value: 'NOW', label: { zh: '立即', en: 'Now' } },
        { value: 'SCHEDULED', label: { zh: '定时', en: 'Scheduled' } },
      ],
      default: 'NOW',
    },
    {
      name: 'sendTime',
      label: { zh: '定时时间', en: 'Time' },
      type: 'datetime',
      showIf: 'sendMode=SCHEDULED',
    },
    {
      name: 'targetCount',
      label: { zh: '目标数', en: 'Targets' },
      type: 'int',
      computed: 'customers or groups that the range matches when submitted, each once',
      readOnly: true,
    },
    { name: 'sentCount', label: { zh: '已送达', en: 'Delivered' }, type: 'int', readOnly: true },
    { name: 'unsentCount', label: { zh: '待员工发送', en: 'Waits for staff' }, type: 'int', readOnly: true },
    {
      name: 'failCount',
      label: { zh: '未送达', en: 'Failed' },
      type: 'int',
      readOnly: true,
      help: { zh: '已非好友或接收达到上限', en: 'No longer a contact, or over the WeCom limit' },
    },
    { name: 'clickCount', label: { zh: '点击人数', en: 'Clicks' }, type: 'int', readOnly: true },
    {
      name: 'tradeAmount',
      label: { zh: '带来成交', en: 'Sales' },
      type: 'money',
      computed: 'wecomTrade amounts with this massMessageId within 7 days',
      readOnly: true,
    },
    {
      name: 'status',
      label: { zh: '状态', en: 'Status' },
      type: 'enum',
      readOnly: true,
      default: 'DRAFT',
      options: states,
    },
  ],
  states: {
    field: 'status',
    initial: 'DRAFT',
    values: states,
    actions: [
      {
        name: 'submit',
        label: { zh: '提交发送', en: 'Submit' },
        from: ['DRAFT'],
        to: 'SENDING',
        tone: 'primary',
        confirm: {
          zh: '提交后由员工在企业微信确认发送，确认提交？',
          en: 'Employees confirm it in WeCom. Submit?',
        },
        effect:
          'SCHEDULED instead while sendTime is ahead (SENDING by itself at that time, FINISHED when every employee has sent or after 3 days); refused without targets, text and attachments, or with a sendTime in the past',
      },
      {
        name: 'remind',
        label: { zh: '提醒员工发送', en: 'Remind staff' },
        from: ['SENDING'],
        tone: 'default',
        effect: 'tells employees with unsent tasks; three times a day at most',
      },
      {
        name: 'cancel',
        label: { zh: '取消', en: 'Cancel' },
        from: ['SCHEDULED', 'SENDING'],
        to: 'CANCELLED',
        tone: 'danger',
        confirm: { zh: '未发送的将停止，确认？', en: 'What is unsent stops. Cancel?' },
      },
    ],
    auto: [
      {
        name: 'schedule',
        label: { zh: '定时发送', en: 'Scheduled' },
        from: ['DRAFT'],
        to: 'SCHEDULED',
        by: 'rule',
        when: 'submit with a sendTime ahead.',
      },
      {
        name: 'begin',
        label: { zh: '开始发送', en: 'Sending' },
        from: ['SCHEDULED'],
        to: 'SENDING',
        by: 'time',
        when: 'sendTime has come.',
      },
      {
        name: 'finish',
        label: { zh: '发送结束', en: 'Finished' },
        from: ['SENDING'],
        to: 'FINISHED',
        by: 'time',
        when: 'Every employee has sent, or 3 days are over.',
      },
    ],
  },
} as const satisfies Resource
