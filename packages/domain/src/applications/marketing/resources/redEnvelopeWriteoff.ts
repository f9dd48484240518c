import type { Resource, State } from '../../../Resource'

const states = [
  { value: 'NORMAL', label: { zh: '已核销', en: 'Used' }, tone: 'success' },
  { value: 'ROLLED_BACK', label: { zh: '已退回', en: 'Returned' }, tone: 'neutral' },
] as const satisfies readonly State[]

export const redEnvelopeWriteoff = {
  name: 'redEnvelopeWriteoff',
  title: { zh: '红包核销记录', en: 'Envelope write-off' },
  service: 'activity-api',
  scope: 'brand',
  key: 'writeoffId',
  display: 'writeoffId',
  seed: {
    count: 880,
    story:
      'One per USED record; deducted ¥5-¥50 from orders of ¥60-¥1,200; 4% ROLLED_BACK by refunds; half within 2 days of receiving.',
  },
  fields: [
    { name: 'writeoffId', label: { zh: '核销编号', en: 'No.' }, type: 'string', readOnly: true },
    { name: 'recordId', label: { zh: '领取记录', en: 'Received' }, type: 'ref', ref: 'redEnvelopeRecord' },
    { name: 'redEnvelopeId', label: { zh: '红包', en: 'Envelope' }, type: 'ref', ref: 'redEnvelope' },
    {
      name: 'envelopeActivityId',
      label: { zh: '活动', en: 'Activity' },
      type: 'ref',
      ref: 'redEnvelopeActivity',
    },
    { name: 'memberId', label: { zh: '会员', en: 'Member' }, type: 'ref', ref: 'member' },
    { name: 'phone', label: { zh: '手机号', en: 'Phone' }, type: 'phone', mask: 'phone' },
    { name: 'platformOrderId', label: { zh: '订单', en: 'Order' }, type: 'ref', ref: 'ticketOrder' },
    { name: 'ticketProductId', label: { zh: '商品', en: 'Product' }, type: 'ref', ref: 'ticketProduct' },
    { name: 'orderAmount', label: { zh: '订单金额', en: 'Order amount' }, type: 'money' },
    { name: 'deductAmount', label: { zh: '红包抵扣', en: 'Deducted' }, type: 'money' },
    { name: 'payAmount', label: { zh: '实付金额', en: 'Paid' }, type: 'money' },
    { name: 'useHotelId', label: { zh: '使用门店', en: 'Store' }, type: 'ref', ref: 'hotel' },
    {
      name: 'saleChannel',
      label: { zh: '渠道', en: 'Channel' },
      type: 'enum',
      options: [
        { value: 'wechat', label: { zh: '微信小程序', en: 'WeChat mini-program' } },
        { value: 'h5', label: { zh: '微商城 H5', en: 'H5 shop' } },
        { value: 'alipay', label: { zh: '支付宝小程序', en: 'Alipay mini-program' } },
        { value: 'tiktok', label: { zh: '抖音', en: 'Douyin' } },
        { value: 'xhs', label: { zh: '小红书', en: 'Xiaohongshu' } },
      ],
    },
    { name: 'isNewMember', label: { zh: '新会员', en: 'New member' }, type: 'bool', default: false },
    {
      name: 'useDays',
      label: { zh: '领取到使用天数', en: 'Days to use' },
      type: 'int',
      readOnly: true,
      computed: 'Days between receiving and use.',
    },
    { name: 'writeoffTime', label: { zh: '核销时间', en: 'Time' }, type: 'datetime', readOnly: true },
    { name: 'rollbackTime', label: { zh: '退回时间', en: 'Returned' }, type: 'datetime', readOnly: true },
    {
      name: 'status',
      label: { zh: '状态', en: 'Status' },
      type: 'enum',
      readOnly: true,
      default: 'NORMAL',
      options: states,
    },
  ],
  states: {
    field: 'status',
    initial: 'NORMAL',
    values: states,
    actions: [
      {
        name: 'rollback',
        label: { zh: '退回红包', en: 'Return' },
        from: ['NORMAL'],
        to: 'ROLLED_BACK',
        tone: 'danger',
        input: [
          {
            name: 'reason',
            label: { zh: '原因', en: 'Reason' },
            type: 'string',
            required: true,
            maxLength: 100,
          },
        ],
        effect:
          'Only when the order is fully refunded; the record becomes RECEIVED if not expired, else EXPIRED.',
      },
    ],
    auto: [
      {
        name: 'rollBack',
        label: { zh: '订单退款回滚', en: 'Rolled back' },
        from: ['NORMAL'],
        to: 'ROLLED_BACK',
        by: 'order',
        when: 'The order is fully refunded and refundReturn is full.',
      },
    ],
  },
} as const satisfies Resource
