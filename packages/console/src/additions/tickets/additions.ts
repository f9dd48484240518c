import type { Additions } from '../Addition'

/** What pages of the application `tickets` have beyond their kind. */
export const ticketsAdditions: Additions = {
  forms: {},
  lists: {},
}
