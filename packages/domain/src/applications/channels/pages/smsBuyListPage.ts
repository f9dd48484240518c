import type { Page } from '../../../pages/Page'

export const smsBuyListPage = {
  route: '/sms-buy/list',
  kind: 'list',
  title: { zh: '短信购买', en: 'SMS purchases' },
  resource: 'smsOrder',
  columns: [
    'orderNo',
    'smsPackageId',
    'copies',
    'quantity',
    'amount',
    'payMethod',
    'autoBuy',
    'createdAt',
    'payTime',
    'remainQuantity',
    'expireAt',
    'invoiceStatus',
    'status',
  ],
  search: ['orderNo', 'transactionNo'],
  filters: ['smsPackageId', 'payMethod', 'invoiceStatus'],
  tabs: 'status',
  toolbar: ['create', 'export'],
  rowActions: ['view', 'pay', 'cancel', 'applyInvoice', 'refund'],
  bulkActions: ['export'],
  dateRange: 'createdAt',
  sort: 'createdAt desc',
  uses: ['eb-qr-code'],
  notes:
    'Above the table the packages on sale as cards (quantity, given, price, unit price, badge); choosing one opens the create drawer with it preset, amount and balance after credit shown; save goes straight to pay with the QR code, polled every 3 seconds. PENDING orders end after 30 minutes.',
} as const satisfies Page
