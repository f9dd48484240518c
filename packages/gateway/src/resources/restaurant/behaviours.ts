import type { Behaviour } from '../../behaviour/Behaviour'
import { diningTable } from './diningTable'
import { dishClass } from './dishClass'
import { restaurant } from './restaurant'
import { restaurantOrder } from './restaurantOrder'
import { restaurantProduct } from './restaurantProduct'
import { tableReservation } from './tableReservation'

/** The behaviours of restaurants. */
export const restaurantBehaviours: readonly Behaviour[] = [
  diningTable,
  dishClass,
  restaurant,
  restaurantOrder,
  restaurantProduct,
  tableReservation,
]
