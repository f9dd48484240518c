import type { Resource, State } from '../../../Resource'

const states = [
  { value: 'UNUSED', label: { zh: '未兑换', en: 'Unused' }, tone: 'info' },
  { value: 'EXCHANGED', label: { zh: '已兑换', en: 'Exchanged' }, tone: 'success' },
  { value: 'VOID', label: { zh: '已作废', en: 'Void' }, tone: 'danger' },
  { value: 'EXPIRED', label: { zh: '已过期', en: 'Expired' }, tone: 'neutral' },
] as const satisfies readonly State[]

export const giftExchangeCode = {
  name: 'giftExchangeCode',
  title: { zh: '兑换码', en: 'Exchange code' },
  service: 'activity-api',
  scope: 'brand',
  key: 'giftExchangeCodeId',
  display: 'code',
  unique: [['code']],
  seed: { count: 2000, story: '已兑换 48%、未兑换 38%、过期 11%、作废 3%' },
  fields: [
    { name: 'giftExchangeCodeId', label: { zh: '编号', en: 'ID' }, type: 'string', readOnly: true },
    {
      name: 'giftExchangeId',
      label: { zh: '兑换活动', en: 'Exchange' },
      type: 'ref',
      ref: 'giftExchange',
      readOnly: true,
    },
    {
      name: 'code',
      label: { zh: '兑换码', en: 'Code' },
      type: 'string',
      readOnly: true,
      help: {
        zh: '列表中只显示前 4 位与后 2 位，导出需要二次确认',
        en: 'Lists show the first 4 and last 2 characters; exporting asks again',
      },
    },
    { name: 'batchNo', label: { zh: '批次', en: 'Batch' }, type: 'string', readOnly: true },
    { name: 'memberId', label: { zh: '兑换会员', en: 'Member' }, type: 'ref', ref: 'member', readOnly: true },
    { name: 'memberName', label: { zh: '姓名', en: 'Name' }, type: 'string', mask: 'name', readOnly: true },
    { name: 'phone', label: { zh: '手机号', en: 'Phone' }, type: 'phone', mask: 'phone', readOnly: true },
    { name: 'giftText', label: { zh: '兑换礼品', en: 'Gift' }, type: 'string', readOnly: true },
    { name: 'storeId', label: { zh: '领取门店', en: 'Store' }, type: 'ref', ref: 'hotel', readOnly: true },
    { name: 'exchangedAt', label: { zh: '兑换时间', en: 'Exchanged at' }, type: 'datetime', readOnly: true },
    {
      name: 'expressNo',
      label: { zh: '快递单号', en: 'Express no.' },
      type: 'string',
      maxLength: 30,
      help: { zh: '实物礼品填写', en: 'For physical gifts' },
    },
    { name: 'voidReason', label: { zh: '作废原因', en: 'Reason' }, type: 'string', readOnly: true },
    {
      name: 'status',
      label: { zh: '状态', en: 'Status' },
      type: 'enum',
      readOnly: true,
      default: 'UNUSED',
      options: states,
    },
  ],
  states: {
    field: 'status',
    initial: 'UNUSED',
    values: states,
    actions: [
      {
        name: 'exchange',
        label: { zh: '代客兑换', en: 'Exchange for a guest' },
        from: ['UNUSED'],
        to: 'EXCHANGED',
        tone: 'primary',
        input: [
          { name: 'phone', label: { zh: '会员手机号', en: 'Member phone' }, type: 'phone', required: true },
        ],
        effect: 'Grants the gifts to that member.',
      },
      {
        name: 'voidCode',
        label: { zh: '作废', en: 'Void' },
        from: ['UNUSED'],
        to: 'VOID',
        tone: 'danger',
        input: [
          {
            name: 'voidReason',
            label: { zh: '原因', en: 'Reason' },
            type: 'string',
            required: true,
            maxLength: 60,
          },
        ],
      },
      {
        name: 'ship',
        label: { zh: '填写快递', en: 'Ship' },
        from: ['EXCHANGED'],
        input: [
          {
            name: 'expressNo',
            label: { zh: '快递单号', en: 'Express no.' },
            type: 'string',
            required: true,
            maxLength: 30,
          },
        ],
        effect: 'Notifies the member.',
      },
    ],
    auto: [
      {
        name: 'redeem',
        label: { zh: '会员兑换', en: 'Exchanged' },
        from: ['UNUSED'],
        to: 'EXCHANGED',
        by: 'guest',
        when: 'a member enters the code',
      },
      {
        name: 'expire',
        label: { zh: '活动结束失效', en: 'Expired with the activity' },
        from: ['UNUSED'],
        to: 'EXPIRED',
        by: 'rule',
        when: 'the activity ends',
      },
    ],
  },
} as const satisfies Resource
