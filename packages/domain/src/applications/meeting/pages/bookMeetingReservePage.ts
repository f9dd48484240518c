import type { Page } from '../../../pages/Page'

export const bookMeetingReservePage = {
  route: '/book-meeting-reserve',
  kind: 'calendar',
  title: { zh: '会议预订排期', en: 'Meeting schedule' },
  resource: 'meetingBooking',
  dateField: 'meetingDate',
  laneField: 'meetingRoomId',
  cell: ['meetingName', 'timeSlot', 'attendeeCount', 'corporateMemberId', 'status'],
  columns: ['bookingNo', 'meetingDate', 'timeSlot', 'meetingRoomId', 'meetingName', 'status'],
  search: ['meetingName', 'bookingNo', 'contactPhone'],
  filters: ['meetingRoomId', 'status', 'meetingType', 'salesEmployeeId'],
  toolbar: ['create', 'print', 'export', { label: { zh: '订单', en: 'Orders' }, to: '/meeting-room/order' }],
  rowActions: ['view', 'edit', 'confirm', 'payDeposit', 'secure', 'change', 'start', 'cancel'],
  notes:
    'Lanes are PUBLISHED rooms, columns days; week and month views; each cell has morning, afternoon and evening thirds. A click on a free third opens create with room, date and slot; dragging a booking runs change after confirmation. PENDING is hatched, CONFIRMED light, DEPOSIT_PAID solid; a combined hall blocks its parts in grey. create shows free rooms that fit people and layout, and the price while typing.',
  sections: [
    {
      title: { zh: '会议', en: 'Meeting' },
      fields: [
        'meetingName',
        'meetingType',
        'meetingRoomId',
        'meetingDate',
        'days',
        'timeSlot',
        'customTime',
        'attendeeCount',
        'layout',
      ],
    },
    {
      title: { zh: '客户', en: 'Customer' },
      fields: ['corporateMemberId', 'contactName', 'contactPhone', 'salesEmployeeId'],
    },
    {
      title: { zh: '费用', en: 'Cost' },
      fields: ['packageName', 'services', 'discountAmount', 'settleType'],
    },
    { title: { zh: '执行', en: 'Execution' }, fields: ['setupNote', 'attachments'] },
  ],
} as const satisfies Page
