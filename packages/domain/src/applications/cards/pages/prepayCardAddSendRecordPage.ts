import type { Page } from '../../../pages/Page'

export const prepayCardAddSendRecordPage = {
  route: '/prepay-card-add/send-record',
  kind: 'list',
  title: { zh: '发放记录', en: 'Sent cards' },
  resource: 'prepayCardSend',
  columns: [
    'sendTime',
    'prepayCardId',
    'cardNo',
    'sendType',
    'amount',
    'senderName',
    'receiverName',
    'receiverPhone',
    'employeeId',
    'expireTime',
    'receiveTime',
    'status',
  ],
  search: ['receiverPhone', 'cardNo', 'receiverName', 'sendId'],
  filters: ['sendType', 'prepayCardId', 'corporateMemberId'],
  tabs: 'status',
  dateRange: 'sendTime',
  sort: 'sendTime desc',
  toolbar: ['create', 'import', 'export'],
  rowActions: ['view', 'resend', 'revoke'],
  bulkActions: ['resend', 'export'],
  notes:
    'Create (发放储值卡) opens a drawer; import takes phone, name and amount, up to 1000 rows, and shows the total before sending. Totals: sent, claimed and claim rate.',
} as const satisfies Page
