import type { Resource, State } from '../../../Resource'

const states = [
  { value: 'VALID', label: { zh: '有效', en: 'Valid' }, tone: 'success' },
  { value: 'REVOKED', label: { zh: '已撤销', en: 'Undone' }, tone: 'neutral' },
] as const satisfies readonly State[]

export const ticketVerifyRecord = {
  name: 'ticketVerifyRecord',
  title: { zh: '核销记录', en: 'Verification record' },
  service: 'ticket-api',
  scope: 'hotel',
  key: 'verifyId',
  display: 'code',
  seed: {
    count: 2415,
    story:
      'One per USED code and one per revoked verification, 9:00-21:00 with peaks at 10:00 and 14:00; 46% scan, 22% gate, 18% typed, 11% phone, 3% batch; 1.5% REVOKED (误核销, 客人临时改期).',
  },
  fields: [
    { name: 'verifyId', label: { zh: '核销编号', en: 'No.' }, type: 'string', readOnly: true },
    { name: 'code', label: { zh: '券码', en: 'Code' }, type: 'string', readOnly: true },
    { name: 'platformOrderId', label: { zh: '订单', en: 'Order' }, type: 'ref', ref: 'ticketOrder' },
    { name: 'ticketProductId', label: { zh: '商品', en: 'Product' }, type: 'ref', ref: 'ticketProduct' },
    { name: 'specName', label: { zh: '规格', en: 'Spec' }, type: 'string', readOnly: true },
    { name: 'holderName', label: { zh: '使用人', en: 'Holder' }, type: 'string', mask: 'name' },
    { name: 'holderPhone', label: { zh: '手机号', en: 'Phone' }, type: 'phone', mask: 'phone' },
    {
      name: 'verifyType',
      label: { zh: '核销方式', en: 'Method' },
      type: 'enum',
      options: [
        { value: 'scan', label: { zh: '扫码', en: 'Scan' } },
        { value: 'input', label: { zh: '手输券码', en: 'Typed' } },
        { value: 'phone', label: { zh: '手机号', en: 'By phone' } },
        { value: 'gate', label: { zh: '闸机', en: 'Gate' } },
        { value: 'batch', label: { zh: '批量', en: 'Batch' } },
      ],
    },
    { name: 'verifyTime', label: { zh: '核销时间', en: 'Time' }, type: 'datetime', readOnly: true },
    { name: 'verifyHotelId', label: { zh: '核销门店', en: 'Store' }, type: 'ref', ref: 'hotel' },
    { name: 'employeeId', label: { zh: '核销员', en: 'Employee' }, type: 'ref', ref: 'employee' },
    {
      name: 'amount',
      label: { zh: '核销金额', en: 'Amount' },
      type: 'money',
      readOnly: true,
      computed: 'sharePrice of the code.',
    },
    { name: 'revokeReason', label: { zh: '撤销原因', en: 'Undo reason' }, type: 'string', readOnly: true },
    { name: 'revokeTime', label: { zh: '撤销时间', en: 'Undone at' }, type: 'datetime', readOnly: true },
    {
      name: 'status',
      label: { zh: '状态', en: 'Status' },
      type: 'enum',
      readOnly: true,
      default: 'VALID',
      options: states,
    },
  ],
  states: {
    field: 'status',
    initial: 'VALID',
    values: states,
    actions: [
      {
        name: 'revoke',
        label: { zh: '撤销核销', en: 'Undo' },
        from: ['VALID'],
        to: 'REVOKED',
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
        effect: 'Within 24 hours only; the code returns to UNUSED and the order to its earlier state.',
      },
    ],
  },
} as const satisfies Resource
