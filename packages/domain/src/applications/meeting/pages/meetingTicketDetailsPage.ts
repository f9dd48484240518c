import type { Page } from '../../../pages/Page'

export const meetingTicketDetailsPage = {
  route: '/meeting-ticket/details',
  kind: 'list',
  title: { zh: '会议票明细', en: 'Meeting tickets' },
  resource: 'meetingTicket',
  columns: [
    'ticketCode',
    'meetingEventId',
    'typeName',
    'attendeeName',
    'phone',
    'company',
    'position',
    'seatNo',
    'payAmount',
    'source',
    'paidAt',
    'checkedAt',
    'checkPoint',
    'checkedBy',
    'status',
  ],
  search: ['ticketCode', 'attendeeName', 'phone', 'orderNo'],
  filters: ['meetingEventId', 'typeName', 'source', 'checkPoint', 'checkedBy'],
  tabs: 'status',
  dateRange: 'paidAt',
  sort: 'paidAt desc',
  toolbar: ['create', 'import', 'export', 'print'],
  rowActions: ['view', 'edit', 'approve', 'reject', 'check', 'uncheck', 'resend', 'refund', 'qr'],
  bulkActions: ['approve', 'resend', 'print'],
  notes:
    'create issues given or counter-paid tickets and takes stock. print makes badges (name, company, QR), 8 per A4 sheet. Export has one column per registration field.',
  drawer: {
    sections: [
      {
        title: { zh: '参会人', en: 'Attendee' },
        fields: ['meetingEventId', 'typeName', 'attendeeName', 'phone', 'company', 'position', 'seatNo'],
      },
      { title: { zh: '其他', en: 'Other' }, fields: ['payAmount', 'answers', 'remark'] },
    ],
  },
} as const satisfies Page
