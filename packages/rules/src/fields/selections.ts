import type { Field } from './Field'

/** Which rows the items of a selection are: the name of their resource, and the property of an item that has a row's key. */
export interface Selection {
  readonly ref: string
  readonly key: string
}

/** Types of fields whose values are lists of items that each name a row. */
export const selections: Readonly<Partial<Record<Field['type'], Selection>>> = {
  products: { ref: 'ticketProduct', key: 'ticketProductId' },
  ticketCategories: { ref: 'ticketCategory', key: 'ticketCategoryId' },
}
