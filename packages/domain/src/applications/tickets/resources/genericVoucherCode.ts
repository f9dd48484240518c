import type { Resource, State } from '../../../Resource'

const states = [
  { value: 'UNUSED', label: { zh: '未兑换', en: 'Unused' }, tone: 'info' },
  { value: 'PART', label: { zh: '部分兑换', en: 'Partly exchanged' }, tone: 'warning' },
  { value: 'EXCHANGED', label: { zh: '已兑换', en: 'Exchanged' }, tone: 'success' },
  { value: 'EXPIRED', label: { zh: '已过期', en: 'Expired' }, tone: 'danger' },
  { value: 'REFUNDED', label: { zh: '已退款', en: 'Refunded' }, tone: 'neutral' },
] as const satisfies readonly State[]

export const genericVoucherCode = {
  name: 'genericVoucherCode',
  title: { zh: '通兑券码', en: 'Voucher code' },
  service: 'ticket-api',
  scope: 'hotel',
  key: 'voucherCodeId',
  display: 'code',
  unique: [['code']],
  seed: {
    count: 360,
    story:
      '55% EXCHANGED, 8% PART, 25% UNUSED, 9% EXPIRED, 3% REFUNDED; a tenth given to a friend; ¥0-¥120 paid extra.',
  },
  fields: [
    { name: 'voucherCodeId', label: { zh: '编号', en: 'No.' }, type: 'string', readOnly: true },
    {
      name: 'code',
      label: { zh: '兑换码', en: 'Code' },
      type: 'string',
      readOnly: true,
      pattern: '^T[0-9]{11}$',
    },
    { name: 'voucherId', label: { zh: '通兑券', en: 'Voucher' }, type: 'ref', ref: 'genericVoucher' },
    { name: 'platformOrderId', label: { zh: '购券订单', en: 'Order' }, type: 'ref', ref: 'ticketOrder' },
    { name: 'memberId', label: { zh: '持有会员', en: 'Member' }, type: 'ref', ref: 'member' },
    { name: 'holderName', label: { zh: '持有人', en: 'Holder' }, type: 'string', mask: 'name' },
    { name: 'holderPhone', label: { zh: '手机号', en: 'Phone' }, type: 'phone', mask: 'phone' },
    {
      name: 'remainCount',
      label: { zh: '剩余可兑件数', en: 'Pieces left' },
      type: 'int',
      readOnly: true,
      computed: 'chooseCount of the voucher less the pieces exchanged.',
    },
    {
      name: 'remainAmount',
      label: { zh: '剩余面值', en: 'Value left' },
      type: 'money',
      readOnly: true,
      computed: 'faceValue less the value exchanged, for the rule amount.',
    },
    {
      name: 'exchangeItems',
      label: { zh: '兑换明细', en: 'Exchanged' },
      type: 'list',
      readOnly: true,
      fields: [
        { name: 'productName', label: { zh: '商品', en: 'Product' }, type: 'string' },
        { name: 'quantity', label: { zh: '数量', en: 'Pieces' }, type: 'int' },
        { name: 'makeUpAmount', label: { zh: '补差价', en: 'Paid extra' }, type: 'money' },
        { name: 'newOrderId', label: { zh: '生成订单', en: 'New order' }, type: 'string' },
        { name: 'exchangeTime', label: { zh: '时间', en: 'Time' }, type: 'datetime' },
      ],
    },
    { name: 'expireDate', label: { zh: '有效期至', en: 'Valid to' }, type: 'date' },
    { name: 'giveTo', label: { zh: '转赠给', en: 'Given to' }, type: 'phone', mask: 'phone', readOnly: true },
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
        label: { zh: '代客兑换', en: 'Exchange' },
        from: ['UNUSED', 'PART'],
        to: 'EXCHANGED',
        tone: 'primary',
        input: [
          { name: 'product', label: { zh: '商品', en: 'Product' }, type: 'products', required: true, max: 1 },
          { name: 'quantity', label: { zh: '数量', en: 'Pieces' }, type: 'int', required: true, min: 1 },
          { name: 'useDate', label: { zh: '使用日期', en: 'Use date' }, type: 'date' },
        ],
        effect:
          'Makes a PAID ticketOrder with its codes for the holder; PART while pieces or value are left; a dearer product needs the difference paid at the counter.',
      },
      {
        name: 'extend',
        label: { zh: '延期', en: 'Extend' },
        from: ['UNUSED', 'PART', 'EXPIRED'],
        to: 'UNUSED',
        input: [
          { name: 'expireDate', label: { zh: '新截止日期', en: 'New end' }, type: 'date', required: true },
        ],
        effect: 'Sets a later end; PART again when pieces were exchanged.',
      },
    ],
    auto: [
      {
        name: 'exchangePart',
        label: { zh: '部分兑换', en: 'Partly exchanged' },
        from: ['UNUSED'],
        to: 'PART',
        by: 'rule',
        when: 'Some of the pieces or of the value are exchanged.',
      },
      {
        name: 'exchangeAll',
        label: { zh: '兑换完毕', en: 'Fully exchanged' },
        from: ['PART'],
        to: 'EXCHANGED',
        by: 'rule',
        when: 'Nothing is left.',
      },
      {
        name: 'expire',
        label: { zh: '过期', en: 'Expired' },
        from: ['UNUSED', 'PART'],
        to: 'EXPIRED',
        by: 'time',
        when: 'expireDate is over.',
      },
      {
        name: 'refund',
        label: { zh: '退款', en: 'Refunded' },
        from: ['UNUSED'],
        to: 'REFUNDED',
        by: 'order',
        when: 'The order of the voucher is refunded.',
      },
    ],
  },
} as const satisfies Resource
