import type { Resource } from './Resource'
import { counter } from './resources/counter'
import { postageTemplate } from './resources/postageTemplate'
import { printer } from './resources/printer'
import { restaurant } from './resources/restaurant'
import { ticketCategory } from './resources/ticketCategory'
import { ticketProduct } from './resources/ticketProduct/ticketProduct'

/** The definitions of all resources. */
export const catalogue: readonly Resource[] = [
  counter,
  postageTemplate,
  printer,
  restaurant,
  ticketCategory,
  ticketProduct,
]

const byName = new Map(catalogue.map((resource) => [resource.name, resource]))

/** The definition of a resource, by its name. */
export const findResource = (name: string): Resource | undefined => byName.get(name)
