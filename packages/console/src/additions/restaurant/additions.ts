import type { Additions } from '../Addition'

/** What pages of the application `restaurant` have beyond their kind. */
export const restaurantAdditions: Additions = {
  forms: {},
  lists: {},
}
