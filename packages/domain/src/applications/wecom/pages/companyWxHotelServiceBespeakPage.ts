import type { Page } from '../../../pages/Page'

export const companyWxHotelServiceBespeakPage = {
  route: '/company-wx/HotelServiceBespeak',
  kind: 'list',
  title: { zh: '服务预约', en: 'Service bookings' },
  resource: 'hotelServiceBooking',
  columns: [
    'bookingNo',
    'placedAt',
    'roomNo',
    'hotelServiceId',
    'items',
    'serviceTime',
    'guestName',
    'phone',
    'amount',
    'payMode',
    'source',
    'employeeId',
    'usedMinutes',
    'overdue',
    'score',
    'status',
  ],
  search: ['bookingNo', 'roomNo', 'phone', 'guestName'],
  filters: ['hotelServiceId', 'category', 'employeeId', 'source', 'overdue', 'payMode'],
  tabs: 'status',
  dateRange: 'placedAt',
  sort: 'placedAt desc',
  toolbar: [
    'create',
    'export',
    { label: { zh: '服务项目', en: 'Services' }, to: '/company-wx/ServiceManage' },
    { label: { zh: '服务反馈', en: 'Feedback' }, to: '/company-wx/HotelServiceFeedback' },
  ],
  rowActions: ['view', 'accept', 'assign', 'start', 'done', 'cancel', 'print'],
  bulkActions: ['assign'],
  notes:
    'Not behind the gate (W-GATE-2). Opens on today; new bookings ring and appear within 10 s; overdue rows red and first. create is for orders by phone. Works at 375 px width, because staff use it on the phone.',
  drawer: {
    sections: [
      {
        title: { zh: '服务', en: 'Service' },
        fields: ['hotelServiceId', 'items', 'serviceTime', 'amount', 'payMode', 'remark'],
      },
      { title: { zh: '客人', en: 'Guest' }, fields: ['roomNo', 'guestName', 'phone', 'source'] },
    ],
  },
} as const satisfies Page
