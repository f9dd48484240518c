import type { Application } from '../../Application'
import { restaurantMenu } from './menu'
import { dishesClassPage } from './pages/dishesClassPage'
import { orderDistributionPage } from './pages/orderDistributionPage'
import { reservationBookingPage } from './pages/reservationBookingPage'
import { restaurantSettingPage } from './pages/restaurantSettingPage'
import { diningTable } from './resources/diningTable'
import { dishClass } from './resources/dishClass'
import { restaurant } from './resources/restaurant'
import { restaurantOrder } from './resources/restaurantOrder'
import { restaurantProduct } from './resources/restaurantProduct'
import { tableReservation } from './resources/tableReservation'
import { restaurantRoutes } from './routes'

export const restaurantApplication = {
  name: 'restaurant',
  title: { zh: '餐饮', en: 'Restaurants' },
  icon: 'utensils',
  resources: [restaurant, diningTable, dishClass, restaurantProduct, tableReservation, restaurantOrder],
  routes: restaurantRoutes,
  menu: restaurantMenu,
  pages: [dishesClassPage, orderDistributionPage, reservationBookingPage, restaurantSettingPage],
} as const satisfies Application
