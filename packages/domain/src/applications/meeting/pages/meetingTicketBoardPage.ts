import type { Page } from '../../../pages/Page'

export const meetingTicketBoardPage = {
  route: '/meeting-ticket/board',
  kind: 'board',
  title: { zh: '会议活动看板', en: 'Event board' },
  resource: 'meetingEvent',
  groupBy: 'status',
  card: [
    'banner',
    'eventName',
    'eventTime',
    'meetingRoomId',
    'soldCount',
    'totalStock',
    'checkedCount',
    'revenue',
  ],
  search: ['eventName', 'organizer'],
  filters: ['eventType', 'meetingRoomId'],
  dateRange: 'eventTime',
  toolbar: ['create', 'export'],
  rowActions: [
    'edit',
    'copy',
    'publish',
    'withdraw',
    'start',
    'end',
    'cancel',
    'qr',
    {
      label: { zh: '票务明细', en: 'Tickets' },
      to: '/meeting-ticket/details?meetingEventId={meetingEventId}',
    },
    {
      label: { zh: '现场签到', en: 'Check-in' },
      to: '/meeting-ticket/check?meetingEventId={meetingEventId}',
    },
  ],
  uses: ['eb-image-cropper', 'eb-rich-text', 'eb-list-editor', 'eb-date-range', 'eb-qr-code'],
  notes:
    'Cards show sold ÷ total and checked ÷ sold as bars. Above the columns: events this month, tickets sold, revenue, attendance rate of ended events. A ticket type that has sold cannot be removed, nor its stock set below what is sold. qr is the sales page code and poster.',
  sections: [
    {
      title: { zh: '会议信息', en: 'Event' },
      fields: [
        'eventName',
        'eventType',
        'banner',
        'eventTime',
        'meetingRoomId',
        'meetingBookingId',
        'organizer',
        'description',
      ],
    },
    {
      title: { zh: '票种与报名', en: 'Tickets' },
      fields: ['ticketTypes', 'formFields', 'needAudit', 'refundRule'],
    },
    {
      title: { zh: '议程与签到', en: 'Agenda and check-in' },
      fields: ['agenda', 'checkPoints', 'checkStaffIds'],
    },
  ],
} as const satisfies Page
