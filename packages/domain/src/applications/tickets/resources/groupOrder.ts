import type { Resource, State } from '../../../Resource'

const states = [
  { value: 'WAIT', label: { zh: '拼团中', en: 'Open' }, tone: 'warning' },
  { value: 'SUCCESS', label: { zh: '拼团成功', en: 'Complete' }, tone: 'success' },
  { value: 'FAILED', label: { zh: '拼团失败', en: 'Failed' }, tone: 'danger' },
  { value: 'CANCELLED', label: { zh: '已取消', en: 'Cancelled' }, tone: 'neutral' },
] as const satisfies readonly State[]

export const groupOrder = {
  name: 'groupOrder',
  title: { zh: '拼团单', en: 'Group order' },
  service: 'ticket-api',
  scope: 'hotel',
  key: 'groupOrderId',
  display: 'groupOrderId',
  seed: {
    count: 210,
    story:
      '64% SUCCESS, 12% WAIT (5 end within 2 hours), 22% FAILED, 2% CANCELLED; 2, 3 or 5 people; ¥49-¥899.',
  },
  fields: [
    { name: 'groupOrderId', label: { zh: '团单号', en: 'Group no.' }, type: 'string', readOnly: true },
    { name: 'groupBuyId', label: { zh: '拼团活动', en: 'Group-buy' }, type: 'ref', ref: 'groupBuy' },
    { name: 'ticketProductId', label: { zh: '商品', en: 'Product' }, type: 'ref', ref: 'ticketProduct' },
    { name: 'groupPrice', label: { zh: '拼团价', en: 'Group price' }, type: 'money', readOnly: true },
    { name: 'leaderId', label: { zh: '团长', en: 'Leader' }, type: 'ref', ref: 'member' },
    {
      name: 'leaderName',
      label: { zh: '团长姓名', en: 'Leader name' },
      type: 'string',
      readOnly: true,
      mask: 'name',
    },
    {
      name: 'leaderPhone',
      label: { zh: '团长手机', en: 'Leader phone' },
      type: 'phone',
      readOnly: true,
      mask: 'phone',
    },
    { name: 'requiredSize', label: { zh: '成团人数', en: 'Needed' }, type: 'int', readOnly: true },
    {
      name: 'joinedCount',
      label: { zh: '已参团', en: 'Joined' },
      type: 'int',
      readOnly: true,
      computed: 'Paid orders of the group plus virtual members.',
    },
    {
      name: 'virtualCount',
      label: { zh: '虚拟人数', en: 'Virtual' },
      type: 'int',
      readOnly: true,
      default: 0,
    },
    {
      name: 'lackCount',
      label: { zh: '还差人数', en: 'Missing' },
      type: 'int',
      readOnly: true,
      computed: 'requiredSize less joinedCount, never below 0.',
    },
    {
      name: 'totalAmount',
      label: { zh: '团单金额', en: 'Amount' },
      type: 'money',
      readOnly: true,
      computed: 'payAmount of the orders of the group.',
    },
    { name: 'openTime', label: { zh: '开团时间', en: 'Opened' }, type: 'datetime', readOnly: true },
    { name: 'expireTime', label: { zh: '截止时间', en: 'Deadline' }, type: 'datetime', readOnly: true },
    { name: 'finishTime', label: { zh: '成团时间', en: 'Completed' }, type: 'datetime', readOnly: true },
    { name: 'failReason', label: { zh: '失败原因', en: 'Failure' }, type: 'string', readOnly: true },
    {
      name: 'status',
      label: { zh: '状态', en: 'Status' },
      type: 'enum',
      readOnly: true,
      default: 'WAIT',
      options: states,
    },
  ],
  states: {
    field: 'status',
    initial: 'WAIT',
    values: states,
    actions: [
      {
        name: 'virtualComplete',
        label: { zh: '虚拟成团', en: 'Complete virtually' },
        from: ['WAIT'],
        to: 'SUCCESS',
        tone: 'primary',
        confirm: {
          zh: '将以虚拟用户补足人数，已付款的客人按拼团价成交。',
          en: 'Virtual members fill the group.',
        },
        effect:
          'Only when the activity allows it; virtualCount takes the missing number and the orders get their codes.',
      },
      {
        name: 'extend',
        label: { zh: '延长时间', en: 'Extend' },
        from: ['WAIT'],
        input: [
          {
            name: 'hours',
            label: { zh: '延长小时', en: 'Hours' },
            type: 'int',
            required: true,
            min: 1,
            max: 48,
          },
        ],
        effect: 'Moves expireTime, not beyond the end of the activity.',
      },
      {
        name: 'cancel',
        label: { zh: '取消并退款', en: 'Cancel' },
        from: ['WAIT'],
        to: 'CANCELLED',
        tone: 'danger',
        input: [
          {
            name: 'failReason',
            label: { zh: '原因', en: 'Reason' },
            type: 'string',
            required: true,
            maxLength: 100,
          },
        ],
        effect: 'Creates an approved ticketRefund for each paid order of the group.',
      },
    ],
    auto: [
      {
        name: 'complete',
        label: { zh: '成团', en: 'Group complete' },
        from: ['WAIT'],
        to: 'SUCCESS',
        by: 'order',
        when: 'joinedCount reached requiredSize.',
      },
      {
        name: 'completeVirtual',
        label: { zh: '虚拟成团', en: 'Completed virtually' },
        from: ['WAIT'],
        to: 'SUCCESS',
        by: 'time',
        when: 'expireTime is over, virtualComplete is on and virtualMin real members joined.',
      },
      {
        name: 'lapse',
        label: { zh: '未成团', en: 'Not completed' },
        from: ['WAIT'],
        to: 'FAILED',
        by: 'time',
        when: 'expireTime is over otherwise; all orders are refunded.',
      },
    ],
  },
} as const satisfies Resource
