import type { Additions } from '../Addition'

/** What pages of the application `merchant` have beyond their kind. */
export const merchantAdditions: Additions = {
  forms: {},
  lists: {},
}
