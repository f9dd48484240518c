import type { Page } from '../../../pages/Page'

export const paymentDirectDetailByDirectPaymentIdPage = {
  route: '/payment/direct-detail/{directPaymentId}',
  kind: 'detail',
  title: { zh: '收款详情', en: 'Payment detail' },
  resource: 'directPayment',
  param: 'directPaymentId',
  sections: [
    {
      title: { zh: '收款', en: 'Payment' },
      fields: [
        'orderNo',
        'transactionNo',
        'storeId',
        'sceneId',
        'roomNo',
        'payMethod',
        'payMode',
        'cashierId',
        'paidAt',
        'status',
        'remark',
      ],
    },
    {
      title: { zh: '顾客', en: 'Guest' },
      fields: ['memberId', 'memberName', 'phone', 'gradeId', 'pointsGranted'],
    },
    {
      title: { zh: '金额', en: 'Amounts' },
      fields: [
        'amount',
        'couponAmount',
        'memberDiscount',
        'pointsAmount',
        'payAmount',
        'channelFee',
        'refundAmount',
        'netAmount',
      ],
    },
    {
      title: { zh: '退款与开票', en: 'Refund and invoice' },
      fields: ['refundReason', 'refundedAt', 'invoiceStatus'],
    },
  ],
  actions: [
    'refund',
    'query',
    'close',
    'print',
    { label: { zh: '退款二维码', en: 'Refund QR' }, to: '#refund-qr' },
  ],
  related: [
    {
      resource: 'invoice',
      via: 'orderNo',
      title: { zh: '发票', en: 'Invoices' },
      columns: ['applyNo', 'titleName', 'amountWithTax', 'issuedAt', 'status'],
    },
    {
      resource: 'rewardRecord',
      via: 'orderNo',
      title: { zh: '员工奖励', en: 'Rewards' },
      columns: ['recordNo', 'rewardType', 'employeeId', 'amount', 'status'],
    },
  ],
  timeline: true,
  uses: ['eb-refund-qr'],
  notes:
    'The refund QR opens the widget eb-refund-qr with platformOrderId, memberId and isRefund (W-RQR-1 to W-RQR-5).',
} as const satisfies Page
