import { loadChunk } from '@ebkit/core/errors'
import type { Additions, FieldChoices } from '../Addition'
import { laterAddition } from '../laterAddition'

const tablesOfReservation: Readonly<Record<string, FieldChoices>> = {
  diningTableId: {
    dependsOn: ['restaurantId', 'diningDate', 'mealPeriod', 'partySize', 'reservationId'],
    find: async (asked) => (await loadChunk(() => import('./reservations/tableChoices'))).freeTables(asked),
  },
}

/** Additions to the pages of the application `restaurant`. */
export const restaurantAdditions: Additions = {
  forms: {
    'restaurant-api/table-reservation': {
      place: { field: 'phone' },
      Part: laterAddition(
        async () => (await loadChunk(() => import('./reservations/PhoneHistory'))).PhoneHistory,
      ),
    },
  },
  choices: { 'restaurant-api/table-reservation': tablesOfReservation },
  actions: { 'restaurant-api/table-reservation': tablesOfReservation },
  lists: {
    '/reservation-booking': laterAddition(
      async () => (await loadChunk(() => import('./reservations/MealOccupancy'))).MealOccupancy,
    ),
  },
  toolbars: {
    '/reservation-booking': laterAddition(
      async () => (await loadChunk(() => import('./reservations/ReservationRing'))).ReservationRing,
    ),
  },
  sheets: {
    '/order-distribution': laterAddition(
      async () => (await loadChunk(() => import('./orders/OrderRing'))).OrderRing,
    ),
  },
  boardSides: {
    '/order-distribution': laterAddition(
      async () => (await loadChunk(() => import('./orders/CourierStrip'))).CourierStrip,
    ),
  },
  drawers: {
    '/order-distribution': laterAddition(
      async () => (await loadChunk(() => import('./orders/CounterRefund'))).CounterRefund,
    ),
    '/reservation-booking': laterAddition(
      async () => (await loadChunk(() => import('./reservations/GuestHistory'))).ReservationGuest,
    ),
  },
  related: {
    '/restaurant-setting diningTable': laterAddition(
      async () => (await loadChunk(() => import('./tables/TableTools'))).TableTools,
    ),
  },
}
