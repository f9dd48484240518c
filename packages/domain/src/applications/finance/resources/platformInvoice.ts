import type { Resource, State } from '../../../Resource'

const states = [
  { value: 'APPLIED', label: { zh: '待审核', en: 'To review' }, tone: 'warning' },
  { value: 'ISSUED', label: { zh: '已开票', en: 'Issued' }, tone: 'success' },
  { value: 'REJECTED', label: { zh: '已驳回', en: 'Rejected' }, tone: 'danger' },
  { value: 'CANCELLED', label: { zh: '已撤销', en: 'Cancelled' }, tone: 'neutral' },
  { value: 'RED', label: { zh: '已冲红', en: 'Reversed' }, tone: 'neutral' },
] as const satisfies readonly State[]

export const platformInvoice = {
  name: 'platformInvoice',
  title: { zh: '平台开票申请', en: 'Platform invoice application' },
  service: 'payment-api',
  scope: 'brand',
  key: 'platformInvoiceId',
  display: 'applyNo',
  editable: [
    {
      while: 'status=REJECTED',
      code: 'submitted',
      otherwise: {
        zh: '只有已驳回的申请可以修改',
        en: 'Only an application that was rejected can be changed',
      },
    },
  ],
  seed: { count: 48, story: '每月一两笔服务费与佣金；已开票 80%、待审核 8%、驳回 8%' },
  fields: [
    { name: 'platformInvoiceId', label: { zh: '编号', en: 'ID' }, type: 'string', readOnly: true },
    { name: 'applyNo', label: { zh: '申请单号', en: 'Application no.' }, type: 'string', readOnly: true },
    {
      name: 'feeType',
      label: { zh: '费用类型', en: 'Fee' },
      type: 'enum',
      required: true,
      options: [
        { value: 'SERVICE', label: { zh: '平台服务费', en: 'Service fee' } },
        { value: 'SMS', label: { zh: '短信费', en: 'SMS' } },
        { value: 'COMMISSION', label: { zh: '交易佣金', en: 'Commission' } },
        { value: 'HARDWARE', label: { zh: '硬件', en: 'Hardware' } },
        { value: 'RECHARGE', label: { zh: '账户充值', en: 'Recharge' } },
      ],
    },
    { name: 'billIds', label: { zh: '费用账单', en: 'Bills' }, type: 'refs', ref: 'settlementBill' },
    { name: 'rechargeIds', label: { zh: '充值单', en: 'Recharges' }, type: 'refs', ref: 'recharge' },
    {
      name: 'amount',
      label: { zh: '开票金额', en: 'Amount' },
      type: 'money',
      readOnly: true,
      computed: 'sum of the chosen bills and recharges',
    },
    {
      name: 'invoiceTitleId',
      label: { zh: '抬头', en: 'Title' },
      type: 'ref',
      ref: 'invoiceTitle',
      required: true,
    },
    {
      name: 'invoiceKind',
      label: { zh: '票种', en: 'Kind' },
      type: 'enum',
      required: true,
      options: [
        { value: 'NORMAL', label: { zh: '普通发票', en: 'General' } },
        { value: 'SPECIAL', label: { zh: '增值税专用发票', en: 'Special VAT' } },
      ],
    },
    {
      name: 'receiverEmail',
      label: { zh: '收票邮箱', en: 'E-mail' },
      type: 'email',
      required: true,
      rules: ['email'],
    },
    { name: 'remark', label: { zh: '备注', en: 'Remark' }, type: 'string', maxLength: 100 },
    { name: 'invoiceNo', label: { zh: '发票号码', en: 'Invoice no.' }, type: 'string', readOnly: true },
    { name: 'pdfUrl', label: { zh: '发票文件', en: 'PDF' }, type: 'file', readOnly: true },
    { name: 'appliedAt', label: { zh: '申请时间', en: 'Applied at' }, type: 'datetime', readOnly: true },
    { name: 'issuedAt', label: { zh: '开票时间', en: 'Issued at' }, type: 'datetime', readOnly: true },
    { name: 'rejectReason', label: { zh: '驳回原因', en: 'Reject reason' }, type: 'string', readOnly: true },
    {
      name: 'status',
      label: { zh: '状态', en: 'Status' },
      type: 'enum',
      readOnly: true,
      default: 'APPLIED',
      options: states,
    },
  ],
  states: {
    field: 'status',
    initial: 'APPLIED',
    values: states,
    actions: [
      {
        name: 'cancel',
        label: { zh: '撤销', en: 'Cancel' },
        from: ['APPLIED'],
        to: 'CANCELLED',
        effect: 'The bills and recharges can be applied for again.',
      },
      {
        name: 'resubmit',
        label: { zh: '修改后重提', en: 'Submit again' },
        from: ['REJECTED'],
        to: 'APPLIED',
        tone: 'primary',
        effect:
          'Its bills and recharges are applied for again; refused with their numbers when another application has them.',
      },
      {
        name: 'applyRed',
        label: { zh: '申请冲红', en: 'Ask for reversal' },
        from: ['ISSUED'],
        to: 'RED',
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
        effect: 'By agreement with the platform; the bills can be applied for again.',
      },
    ],
    auto: [
      {
        name: 'reportIssued',
        label: { zh: '平台已开票', en: 'Issued by the platform' },
        from: ['APPLIED'],
        to: 'ISSUED',
        by: 'platform',
        when: 'the platform uploads the invoice',
      },
      {
        name: 'refuse',
        label: { zh: '平台驳回', en: 'Refused by the platform' },
        from: ['APPLIED'],
        to: 'REJECTED',
        by: 'platform',
        when: 'the platform refuses with rejectReason; its rows can be applied for again',
      },
    ],
  },
} as const satisfies Resource
