import type { Page } from '../../../pages/Page'

export const qrCodeTicketGetTicketMangePage = {
  route: '/qrCodeTicket/getTicketMange',
  kind: 'list',
  title: { zh: '领票管理', en: 'Claims' },
  resource: 'qrTicketClaim',
  columns: [
    'claimNo',
    'qrTicketId',
    'nickName',
    'phone',
    'productName',
    'quantity',
    'ticketCodeNo',
    'storeId',
    'claimedAt',
    'expireAt',
    'usedAt',
    'status',
  ],
  search: ['claimNo', 'phone', 'ticketCodeNo'],
  filters: ['qrTicketId', 'storeId', 'ticketProductId', 'verifierId'],
  tabs: 'status',
  dateRange: 'claimedAt',
  toolbar: ['export'],
  rowActions: ['view', 'extend', 'revoke'],
  bulkActions: ['extend', 'revoke'],
  sort: 'claimedAt desc',
  notes:
    'Query qrTicketId presets the activity filter. The line above the table sums claimed, used, expired and revoked tickets of the current filter. Export masks phones unless the user has the plain-data permission.',
} as const satisfies Page
