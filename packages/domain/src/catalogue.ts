import { postageTemplate } from './applications/merchant/resources/postageTemplate'
import { printer } from './applications/merchant/resources/printer'
import { restaurant as wholeRestaurant } from './applications/restaurant/resources/restaurant'
import { counter as wholeCounter } from './applications/shop/resources/counter'
import { ticketCategory } from './applications/tickets/resources/ticketCategory'
import { ticketProduct } from './applications/tickets/resources/ticketProduct'
import { type ServedResource, servedInPart } from './servedResource'

/** What rows are chosen by; the rest of a counter and of a restaurant is not served yet. */
export const counter = servedInPart(
  wholeCounter,
  ['counterId', 'counterName', 'counterCode', 'counterType', 'location', 'sort', 'status'],
  ['list', 'detail'],
)
export const restaurant = servedInPart(
  wholeRestaurant,
  ['restaurantId', 'name', 'restaurantType', 'floor', 'sortNo', 'status'],
  ['list', 'detail'],
)

/** The resources of `applications` that the gateway has a table and calls for. */
export const catalogue: readonly ServedResource[] = [
  counter,
  postageTemplate,
  printer,
  restaurant,
  ticketCategory,
  ticketProduct,
]

const byName = new Map(catalogue.map((resource) => [resource.name, resource]))

/** The definition of a resource that the gateway serves, by its name. */
export const findResource = (name: string): ServedResource | undefined => byName.get(name)
