import type { Resource, State } from '../../../Resource'

const states = [
  { value: 'UNUSED', label: { zh: '未使用', en: 'Unused' }, tone: 'info' },
  { value: 'USED', label: { zh: '已核销', en: 'Verified' }, tone: 'success' },
  { value: 'LOCKED', label: { zh: '退款锁定', en: 'Locked by refund' }, tone: 'warning' },
  { value: 'REFUNDED', label: { zh: '已退款', en: 'Refunded' }, tone: 'neutral' },
  { value: 'EXPIRED', label: { zh: '已过期', en: 'Expired' }, tone: 'danger' },
  { value: 'INVALID', label: { zh: '已作废', en: 'Void' }, tone: 'neutral' },
] as const satisfies readonly State[]

export const ticketCode = {
  name: 'ticketCode',
  title: { zh: '券码', en: 'Ticket code' },
  service: 'ticket-api',
  scope: 'hotel',
  key: 'ticketCodeId',
  display: 'code',
  unique: [['code']],
  seed: {
    count: 4100,
    story:
      'One row per piece of each paid order: 58% USED, 24% UNUSED, 8% REFUNDED, 6% EXPIRED, 2% LOCKED, 2% INVALID; 30 UNUSED codes end within 7 days.',
  },
  fields: [
    { name: 'ticketCodeId', label: { zh: '编号', en: 'No.' }, type: 'string', readOnly: true },
    {
      name: 'code',
      label: { zh: '券码', en: 'Code' },
      type: 'string',
      readOnly: true,
      pattern: '^[0-9]{12}$',
    },
    { name: 'platformOrderId', label: { zh: '订单', en: 'Order' }, type: 'ref', ref: 'ticketOrder' },
    { name: 'ticketProductId', label: { zh: '商品', en: 'Product' }, type: 'ref', ref: 'ticketProduct' },
    { name: 'specName', label: { zh: '规格', en: 'Spec' }, type: 'string', readOnly: true },
    { name: 'holderName', label: { zh: '使用人', en: 'Holder' }, type: 'string', mask: 'name' },
    { name: 'holderPhone', label: { zh: '手机号', en: 'Phone' }, type: 'phone', mask: 'phone' },
    { name: 'idCard', label: { zh: '证件号', en: 'ID no.' }, type: 'idCard', mask: 'idCard' },
    { name: 'validStart', label: { zh: '生效日期', en: 'Valid from' }, type: 'date' },
    { name: 'validEnd', label: { zh: '截止日期', en: 'Valid to' }, type: 'date' },
    {
      name: 'delayTimes',
      label: { zh: '延期次数', en: 'Extensions' },
      type: 'int',
      readOnly: true,
      default: 0,
    },
    { name: 'verifyTime', label: { zh: '核销时间', en: 'Verified at' }, type: 'datetime', readOnly: true },
    { name: 'verifyHotelName', label: { zh: '核销门店', en: 'Verified in' }, type: 'string', readOnly: true },
    {
      name: 'verifyEmployeeId',
      label: { zh: '核销员', en: 'Verified by' },
      type: 'ref',
      ref: 'employee',
      readOnly: true,
    },
    {
      name: 'sharePrice',
      label: { zh: '单张实付', en: 'Paid per piece' },
      type: 'money',
      readOnly: true,
      computed: 'payAmount of the order divided by quantity; the last piece takes the remainder.',
    },
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
        name: 'verify',
        label: { zh: '核销', en: 'Verify' },
        from: ['UNUSED'],
        to: 'USED',
        tone: 'primary',
        input: [
          {
            name: 'verifyType',
            label: { zh: '核销方式', en: 'Method' },
            type: 'enum',
            options: [
              { value: 'scan', label: { zh: '扫码', en: 'Scan' } },
              { value: 'input', label: { zh: '手输券码', en: 'Typed' } },
              { value: 'phone', label: { zh: '手机号', en: 'By phone' } },
              { value: 'batch', label: { zh: '批量', en: 'Batch' } },
            ],
          },
        ],
        effect:
          'Refused outside validity, on excluded dates or in a store that is not applicable; writes a ticketVerifyRecord and turns the order PART_USED or COMPLETED.',
      },
      {
        name: 'revoke',
        label: { zh: '撤销核销', en: 'Undo' },
        from: ['USED'],
        to: 'UNUSED',
        tone: 'danger',
        input: [
          {
            name: 'reason',
            label: { zh: '撤销原因', en: 'Reason' },
            type: 'string',
            required: true,
            maxLength: 100,
          },
        ],
        effect:
          'Only within 24 hours of the verification and in the same store; marks the ticketVerifyRecord REVOKED and restores the order state.',
      },
      {
        name: 'reactivate',
        label: { zh: '恢复有效', en: 'Reactivate' },
        from: ['EXPIRED'],
        to: 'UNUSED',
        input: [
          { name: 'validEnd', label: { zh: '新截止日期', en: 'New end' }, type: 'date', required: true },
        ],
        effect: 'Sets the new end date and writes a single ticketDelay row.',
      },
      {
        name: 'invalidate',
        label: { zh: '作废', en: 'Void' },
        from: ['UNUSED', 'EXPIRED'],
        to: 'INVALID',
        tone: 'danger',
        confirm: { zh: '作废后不可恢复，且不自动退款。', en: 'Cannot be undone; no refund is made.' },
        effect: 'The code can no longer be used; inventory is not released.',
      },
    ],
    auto: [
      {
        name: 'lock',
        label: { zh: '申请退款锁定', en: 'Locked for a refund' },
        from: ['UNUSED', 'EXPIRED'],
        to: 'LOCKED',
        by: 'rule',
        when: 'A refund of the piece is asked for.',
      },
      {
        name: 'unlock',
        label: { zh: '退款驳回解锁', en: 'Refund rejected' },
        from: ['LOCKED'],
        to: 'UNUSED',
        by: 'rule',
        when: 'The refund is rejected (EXPIRED again when validEnd is over).',
      },
      {
        name: 'refund',
        label: { zh: '退款成功', en: 'Refunded' },
        from: ['LOCKED'],
        to: 'REFUNDED',
        by: 'rule',
        when: 'The refund succeeded.',
      },
      {
        name: 'expire',
        label: { zh: '过期', en: 'Expired' },
        from: ['UNUSED'],
        to: 'EXPIRED',
        by: 'time',
        when: 'validEnd is over.',
      },
    ],
  },
} as const satisfies Resource
