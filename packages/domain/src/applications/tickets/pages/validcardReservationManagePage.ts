import type { Page } from '../../../pages/Page'

export const validcardReservationManagePage = {
  route: '/validcard/reservation-manage',
  kind: 'list',
  title: { zh: '预约管理', en: 'Reservations' },
  resource: 'validCardReservation',
  columns: [
    'reservationNo',
    'cardNo',
    'validCardId',
    'holderName',
    'holderPhone',
    'rightName',
    'reserveDate',
    'slotName',
    'persons',
    'source',
    'arriveTime',
    'status',
  ],
  search: ['reservationNo', 'cardNo', 'holderPhone', 'holderName'],
  filters: ['validCardId', 'slotName', 'source'],
  tabs: 'status',
  dateRange: 'reserveDate',
  sort: 'reserveDate asc',
  toolbar: ['create', 'print', 'export'],
  rowActions: ['view', 'arrive', 'reschedule', 'cancel', 'markNoShow'],
  bulkActions: ['arrive', 'markNoShow', 'export'],
  notes:
    'Opens on today. Create (代客预约) finds the holder by card number or phone and offers only slots with places left. Totals: booked, arrived, no-show, visitors. Print gives the visitor list of the day by slot.',
} as const satisfies Page
