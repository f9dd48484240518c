import type { Page } from '../../../pages/Page'

export const applyInvoicePage = {
  route: '/applyInvoice',
  kind: 'layout',
  opensFirst: true,
  title: { zh: '申请开票', en: 'Invoice applications' },
  tabs: [
    { label: { zh: '开票记录', en: 'Invoice applications' }, to: '/applyInvoice/list/{type?}' },
    { label: { zh: '开票信息', en: 'Invoice titles' }, to: '/applyInvoice/info/{type?}' },
    { label: { zh: '申请开票', en: 'Apply for an invoice' }, to: '/applyInvoice/apply' },
  ],
  notes: 'Tabs 开票记录, 开票信息, 申请开票; opening the parent itself goes to the first tab.',
} as const satisfies Page
