import type { Page } from '../../../pages/Page'

export const applyInvoiceListByTypePage = {
  route: '/applyInvoice/list/{type?}',
  kind: 'list',
  title: { zh: '开票记录', en: 'Invoice applications' },
  resource: 'platformInvoice',
  where: 'feeType={type}',
  columns: [
    'appliedAt',
    'applyNo',
    'feeType',
    'invoiceTitleId',
    'invoiceKind',
    'amount',
    'receiverEmail',
    'invoiceNo',
    'issuedAt',
    'rejectReason',
    'status',
  ],
  search: ['applyNo', 'invoiceNo'],
  filters: ['feeType', 'invoiceKind', 'invoiceTitleId'],
  tabs: 'status',
  dateRange: 'appliedAt',
  toolbar: [{ label: { zh: '申请开票', en: 'Apply' }, to: '/applyInvoice/apply' }, 'export'],
  rowActions: [
    'view',
    'download',
    'cancel',
    { label: { zh: '修改重提', en: 'Correct' }, to: '/applyInvoice/apply?id={platformInvoiceId}' },
    'applyRed',
  ],
  sort: 'appliedAt desc',
  notes:
    'These are invoices that the platform issues to the merchant. type (SERVICE, SMS, COMMISSION, HARDWARE, RECHARGE) presets the fee; without it all. view lists the bills and recharges it covers.',
} as const satisfies Page
