import type { Resource, State } from '../../../Resource'

const states = [
  { value: 'PENDING', label: { zh: '待结算', en: 'Pending' }, tone: 'warning' },
  { value: 'SETTLED', label: { zh: '已结算', en: 'Settled' }, tone: 'success' },
  { value: 'INVALID', label: { zh: '已失效', en: 'Invalid' }, tone: 'neutral' },
] as const satisfies readonly State[]

export const fullSaleRecord = {
  name: 'fullSaleRecord',
  title: { zh: '推广成交记录', en: 'Promotion record' },
  service: 'activity-api',
  scope: 'hotel',
  key: 'recordId',
  display: 'promoterName',
  seed: {
    count: 760,
    story:
      'Reception and ticket window sell most; 68% SETTLED, 22% PENDING, 10% INVALID (订单退款, 本人购买).',
  },
  fields: [
    { name: 'recordId', label: { zh: '编号', en: 'No.' }, type: 'string', readOnly: true },
    { name: 'fullSaleId', label: { zh: '活动', en: 'Activity' }, type: 'ref', ref: 'fullSaleActivity' },
    {
      name: 'promoterType',
      label: { zh: '推广人类型', en: 'Promoter' },
      type: 'enum',
      options: [
        { value: 'staff', label: { zh: '员工', en: 'Staff' } },
        { value: 'member', label: { zh: '会员', en: 'Member' } },
      ],
    },
    { name: 'employeeId', label: { zh: '员工', en: 'Employee' }, type: 'ref', ref: 'employee' },
    { name: 'memberId', label: { zh: '推广会员', en: 'Member' }, type: 'ref', ref: 'member' },
    { name: 'promoterName', label: { zh: '推广人', en: 'Promoter name' }, type: 'string', mask: 'name' },
    { name: 'platformOrderId', label: { zh: '订单', en: 'Order' }, type: 'ref', ref: 'ticketOrder' },
    { name: 'ticketProductId', label: { zh: '商品', en: 'Product' }, type: 'ref', ref: 'ticketProduct' },
    { name: 'quantity', label: { zh: '数量', en: 'Quantity' }, type: 'int' },
    { name: 'orderAmount', label: { zh: '成交金额', en: 'Amount' }, type: 'money' },
    {
      name: 'rewardAmount',
      label: { zh: '奖励金额', en: 'Reward' },
      type: 'money',
      readOnly: true,
      computed: 'By productRewards, else by rewardType of the activity; refunded pieces give none.',
    },
    { name: 'orderTime', label: { zh: '成交时间', en: 'Time' }, type: 'datetime' },
    { name: 'settleTime', label: { zh: '结算时间', en: 'Settled' }, type: 'datetime', readOnly: true },
    {
      name: 'invalidReason',
      label: { zh: '失效原因', en: 'Invalid because' },
      type: 'string',
      readOnly: true,
    },
    {
      name: 'status',
      label: { zh: '状态', en: 'Status' },
      type: 'enum',
      readOnly: true,
      default: 'PENDING',
      options: states,
    },
  ],
  states: {
    field: 'status',
    initial: 'PENDING',
    values: states,
    actions: [
      {
        name: 'settle',
        label: { zh: '立即结算', en: 'Settle' },
        from: ['PENDING'],
        to: 'SETTLED',
        tone: 'primary',
        effect: 'Writes a rewardRecord of the finance app; else done after settleDelayDays.',
      },
      {
        name: 'invalidate',
        label: { zh: '作废', en: 'Void' },
        from: ['PENDING'],
        to: 'INVALID',
        tone: 'danger',
        input: [
          {
            name: 'invalidReason',
            label: { zh: '作废原因', en: 'Reason' },
            type: 'string',
            required: true,
            maxLength: 100,
          },
        ],
        effect: 'No reward is paid.',
      },
    ],
    auto: [
      {
        name: 'settleOnTime',
        label: { zh: '到期结算', en: 'Settled' },
        from: ['PENDING'],
        to: 'SETTLED',
        by: 'time',
        when: 'settleDelayDays after payment or use, by settleType.',
      },
      {
        name: 'invalidateWithOrder',
        label: { zh: '订单退款失效', en: 'Invalid with the order' },
        from: ['PENDING'],
        to: 'INVALID',
        by: 'order',
        when: 'The order is refunded, or an own purchase without selfBuy.',
      },
    ],
  },
} as const satisfies Resource
