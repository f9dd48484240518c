import type { Resource } from '../../../Resource'

export const creditFlow = {
  name: 'creditFlow',
  title: { zh: '授信流水', en: 'Credit flow' },
  service: 'payment-api',
  scope: 'hotel',
  key: 'creditFlowId',
  display: 'flowNo',
  seed: { count: 420, story: '每户每月 3-15 笔消费，月末一笔还款' },
  fields: [
    { name: 'creditFlowId', label: { zh: '编号', en: 'ID' }, type: 'string', readOnly: true },
    { name: 'flowNo', label: { zh: '流水号', en: 'Flow no.' }, type: 'string', readOnly: true },
    {
      name: 'creditAccountId',
      label: { zh: '授信账户', en: 'Account' },
      type: 'ref',
      ref: 'creditAccount',
      readOnly: true,
    },
    {
      name: 'flowType',
      label: { zh: '类型', en: 'Kind' },
      type: 'enum',
      readOnly: true,
      options: [
        { value: 'CONSUME', label: { zh: '挂账消费', en: 'Charge' } },
        { value: 'REFUND', label: { zh: '挂账退回', en: 'Charge returned' } },
        { value: 'REPAY', label: { zh: '还款', en: 'Repayment' } },
        { value: 'ADJUST', label: { zh: '调整', en: 'Adjustment' } },
      ],
    },
    { name: 'amount', label: { zh: '金额', en: 'Amount' }, type: 'money', readOnly: true },
    { name: 'usedAfter', label: { zh: '变动后已用', en: 'Used after' }, type: 'money', readOnly: true },
    { name: 'orderNo', label: { zh: '订单号', en: 'Order no.' }, type: 'string', readOnly: true },
    { name: 'signer', label: { zh: '签单人', en: 'Signer' }, type: 'string', readOnly: true, mask: 'name' },
    { name: 'billPeriod', label: { zh: '账期', en: 'Bill period' }, type: 'string', readOnly: true },
    { name: 'voucher', label: { zh: '凭证', en: 'Voucher' }, type: 'image', readOnly: true },
    {
      name: 'operatorId',
      label: { zh: '操作人', en: 'Operator' },
      type: 'ref',
      ref: 'employee',
      readOnly: true,
    },
    { name: 'occurredAt', label: { zh: '时间', en: 'Time' }, type: 'datetime', readOnly: true },
  ],
} as const satisfies Resource
