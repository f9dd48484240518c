import type { Page } from '../../../pages/Page'

export const invoiceBookConfigPage = {
  route: '/invoice/bookConfig',
  kind: 'settings',
  title: { zh: '预约开票配置', en: 'Invoice booking settings' },
  resource: 'invoiceConfig',
  sections: [
    {
      title: { zh: '预约规则', en: 'Booking' },
      fields: ['bookEnabled', 'bizTypes', 'bookAheadDays', 'applyWithinDays', 'minAmount', 'cardInvoiceRule'],
    },
    {
      title: { zh: '票种与取票', en: 'Kinds and delivery' },
      fields: ['invoiceKinds', 'pickupMode', 'deskHours'],
    },
    { title: { zh: '销方与税目', en: 'Seller and tax items' }, fields: ['sellerTitleId', 'itemRules'] },
    {
      title: { zh: '自动开票与通知', en: 'Automation and notices' },
      fields: ['autoIssue', 'autoLimit', 'notifyEmployeeIds', 'guestTip'],
    },
  ],
  uses: ['eb-switch', 'eb-list-editor', 'eb-qr-code'],
  notes:
    'Beside the form: the booking code for the front desk with download (W-POST-3), and a preview of the guest page.',
} as const satisfies Page
