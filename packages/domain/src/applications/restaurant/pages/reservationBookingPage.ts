import type { Page } from '../../../pages/Page'

export const reservationBookingPage = {
  route: '/reservation-booking',
  kind: 'list',
  title: { zh: '订座管理', en: 'Table reservations' },
  resource: 'tableReservation',
  columns: [
    'diningDate',
    'mealPeriod',
    'arriveTime',
    'guestName',
    'phone',
    'partySize',
    'areaType',
    'diningTableId',
    'occasion',
    'preOrders',
    'depositStatus',
    'source',
    'remark',
    'status',
  ],
  search: ['guestName', 'phone', 'reservationNo'],
  filters: [
    'restaurantId',
    'mealPeriod',
    'areaType',
    'diningTableId',
    'source',
    'depositStatus',
    'employeeId',
  ],
  tabs: 'status',
  dateRange: 'diningDate',
  sort: 'diningDate asc, arriveTime asc',
  toolbar: [
    'create',
    'print',
    'export',
    { label: { zh: '订座规则', en: 'Rules' }, to: '/restaurant-setting' },
  ],
  rowActions: ['view', 'edit', 'confirm', 'assignTable', 'arrive', 'finish', 'noShow', 'cancel'],
  bulkActions: ['confirm', 'print'],
  uses: ['eb-restaurant-picker', 'eb-date-range'],
  notes:
    'Opens on today. Above the table, per meal of the chosen day: reserved tables and people against capacity. A phone in the drawer shows the member’s grade, past visits and no-shows. Only free tables with enough seats can be chosen. CONFIRMED rows past arriveTime are amber, past holdMinutes red. print gives the day sheet by meal. New reservations ring and appear without reload.',
  drawer: {
    sections: [
      {
        title: { zh: '用餐', en: 'Meal' },
        fields: [
          'restaurantId',
          'diningDate',
          'mealPeriod',
          'arriveTime',
          'partySize',
          'areaType',
          'diningTableId',
        ],
      },
      {
        title: { zh: '客人', en: 'Guest' },
        fields: ['guestName', 'phone', 'occasion', 'source', 'employeeId', 'remark'],
      },
      { title: { zh: '预点', en: 'Ordered ahead' }, fields: ['preOrders'] },
    ],
  },
} as const satisfies Page
