import type { FieldChoices, FormAddition, ListAddition } from './Addition'
import { merchantAdditions } from './merchant/additions'
import { restaurantAdditions } from './restaurant/additions'
import { ticketsAdditions } from './tickets/additions'

/** What forms have beyond their fields, by resource. */
export const formAdditions: Readonly<Record<string, FormAddition>> = {
  ...merchantAdditions.forms,
  ...ticketsAdditions.forms,
  ...restaurantAdditions.forms,
}

/** Choices of fields that depend on their forms, by resource and field. */
export const formChoices: Readonly<Record<string, Readonly<Record<string, FieldChoices>>>> = {
  ...merchantAdditions.choices,
  ...ticketsAdditions.choices,
  ...restaurantAdditions.choices,
}

/** What lists have beyond their kind, by route. */
export const listAdditions: Readonly<Record<string, ListAddition>> = {
  ...merchantAdditions.lists,
  ...ticketsAdditions.lists,
  ...restaurantAdditions.lists,
}
