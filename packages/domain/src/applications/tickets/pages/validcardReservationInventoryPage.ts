import type { Page } from '../../../pages/Page'

export const validcardReservationInventoryPage = {
  route: '/validcard/reservation-inventory',
  kind: 'calendar',
  title: { zh: '预约库存', en: 'Reservation slots' },
  resource: 'reservationInventory',
  dateField: 'inventoryDate',
  laneField: 'slotName',
  cell: ['bookedCount', 'totalInventory', 'remainCount', 'status'],
  filters: ['validCardId', 'status'],
  toolbar: ['create', 'export'],
  rowActions: ['edit', 'close', 'open', 'setRange'],
  notes:
    'The card is chosen at the top (query validCardId). Month view with the slots as lanes; a cell reads booked / capacity and is green below 70%, amber from 70%, red when full, grey when closed. A click edits the capacity in place; capacity below bookedCount is refused. Shift-click or drag selects several days for setRange.',
} as const satisfies Page
