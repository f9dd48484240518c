import type { Page } from '../../../pages/Page'

export const validcardReservationInventoryPage = {
  route: '/validcard/reservation-inventory',
  kind: 'calendar',
  title: { zh: '预约库存', en: 'Reservation slots' },
  resource: 'reservationInventory',
  dateField: 'inventoryDate',
  laneField: 'slotName',
  subjectField: 'validCardId',
  cell: ['bookedCount', 'totalInventory', 'remainCount', 'status'],
  inPlace: 'totalInventory',
  filters: ['validCardId', 'status'],
  toolbar: ['create', 'export'],
  rowActions: ['edit', 'close', 'open', 'setRange'],
  notes: 'A click edits the capacity in place; capacity below bookedCount is refused.',
} as const satisfies Page
