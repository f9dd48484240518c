import type { Route } from '../../pages/Route'

export const restaurantRoutes = [
  { path: '/reservation-booking' },
  { path: '/dishes-class' },
  { path: '/restaurant-setting' },
  { path: '/order-distribution' },
] as const satisfies readonly Route[]
