import type { MenuGroup } from '../../menu/MenuGroup'

export const restaurantMenu = [
  {
    name: 'orders',
    title: { zh: '订座与订单', en: 'Tables and orders' },
    pages: ['/reservation-booking', '/order-distribution'],
  },
  {
    name: 'menu',
    title: { zh: '餐厅与菜品', en: 'Restaurants and dishes' },
    pages: ['/restaurant-setting', '/dishes-class'],
  },
] as const satisfies readonly MenuGroup[]
