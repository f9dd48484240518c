import type { Page } from '../../../pages/Page'

export const withdrawDetailPage = {
  route: '/withdraw/detail',
  kind: 'detail',
  title: { zh: '提现详情', en: 'Withdrawal detail' },
  resource: 'withdrawal',
  param: 'id',
  sections: [
    {
      title: { zh: '提现', en: 'Withdrawal' },
      fields: [
        'withdrawNo',
        'cashAccountId',
        'storeId',
        'applyType',
        'amount',
        'fee',
        'arriveAmount',
        'remark',
        'status',
      ],
    },
    {
      title: { zh: '收款账户', en: 'Account' },
      fields: ['bankAccountName', 'bankName', 'bankTail', 'bankSerial', 'receipt'],
    },
    {
      title: { zh: '流程', en: 'Steps' },
      fields: ['applicantId', 'appliedAt', 'approverId', 'approvedAt', 'paidAt', 'failReason'],
    },
  ],
  actions: ['approve', 'reject', 'cancel', 'pay', 'giveUp', 'download'],
  related: [
    {
      resource: 'cashFlow',
      via: 'relatedNo',
      title: { zh: '资金流水', en: 'Cash flow' },
      columns: ['flowNo', 'flowType', 'amount', 'balanceAfter', 'occurredAt'],
    },
  ],
  timeline: true,
  notes: 'A stepper 申请 → 审核 → 打款 → 到账 at the top. cashFlow is matched by relatedNo = withdrawNo.',
} as const satisfies Page
