import type { Resource, State } from '../../../Resource'

const states = [
  { value: 'VALID', label: { zh: '有效', en: 'Valid' }, tone: 'success' },
  { value: 'REVOKED', label: { zh: '已撤销', en: 'Undone' }, tone: 'neutral' },
] as const satisfies readonly State[]

export const ecardUseRecord = {
  name: 'ecardUseRecord',
  title: { zh: '用卡记录', en: 'E-card use' },
  service: 'ticket-api',
  scope: 'hotel',
  key: 'useId',
  display: 'cardNo',
  seed: {
    count: 3200,
    story:
      'Last 180 days; weekends three times the weekdays, July and August highest; 55% gate, 25% scan, 12% face; 1% REVOKED.',
  },
  fields: [
    { name: 'useId', label: { zh: '记录编号', en: 'No.' }, type: 'string', readOnly: true },
    { name: 'ecardUserId', label: { zh: '持卡人', en: 'Holder' }, type: 'ref', ref: 'ecardUser' },
    { name: 'cardNo', label: { zh: '卡号', en: 'Card no.' }, type: 'string', readOnly: true },
    {
      name: 'validCardId',
      label: { zh: '有效期卡', en: 'Valid-period card' },
      type: 'ref',
      ref: 'validCard',
    },
    { name: 'ecardId', label: { zh: '电子卡', en: 'E-card' }, type: 'ref', ref: 'ecard' },
    { name: 'rightName', label: { zh: '使用权益', en: 'Right' }, type: 'string', maxLength: 20 },
    {
      name: 'reservationId',
      label: { zh: '预约单', en: 'Reservation' },
      type: 'ref',
      ref: 'validCardReservation',
    },
    { name: 'times', label: { zh: '扣减次数', en: 'Uses taken' }, type: 'int', min: 1 },
    { name: 'persons', label: { zh: '入园人数', en: 'Visitors' }, type: 'int', min: 1 },
    {
      name: 'settleAmount',
      label: { zh: '履约结算金额', en: 'Settlement' },
      type: 'money',
      readOnly: true,
      computed: 'settlePrice of the product of the right times persons.',
    },
    {
      name: 'verifyType',
      label: { zh: '核销方式', en: 'Method' },
      type: 'enum',
      options: [
        { value: 'scan', label: { zh: '扫码', en: 'Scan' } },
        { value: 'face', label: { zh: '刷脸', en: 'Face' } },
        { value: 'idCard', label: { zh: '身份证', en: 'ID card' } },
        { value: 'input', label: { zh: '手输卡号', en: 'Typed' } },
        { value: 'gate', label: { zh: '闸机', en: 'Gate' } },
      ],
    },
    { name: 'useTime', label: { zh: '使用时间', en: 'Time' }, type: 'datetime', readOnly: true },
    { name: 'useHotelId', label: { zh: '使用门店', en: 'Store' }, type: 'ref', ref: 'hotel' },
    { name: 'employeeId', label: { zh: '核销员', en: 'Employee' }, type: 'ref', ref: 'employee' },
    { name: 'revokeReason', label: { zh: '撤销原因', en: 'Undo reason' }, type: 'string', readOnly: true },
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
        label: { zh: '撤销', en: 'Undo' },
        from: ['VALID'],
        to: 'REVOKED',
        tone: 'danger',
        input: [
          {
            name: 'revokeReason',
            label: { zh: '撤销原因', en: 'Reason' },
            type: 'string',
            required: true,
            maxLength: 100,
          },
        ],
        effect: 'Within 24 hours only; gives the uses back and reopens the reservation.',
      },
    ],
  },
} as const satisfies Resource
