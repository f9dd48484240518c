import type { Row } from '@ebkit/core/services/rows'

/** A traveller of an order. */
export interface Traveller {
  readonly name?: string
  readonly idCard?: string
}

/** An order and the deliveries of its passes, as far as they are loaded. */
export interface OrderOfDelivery {
  readonly order?: Row
  readonly deliveries: readonly Row[]
  readonly error?: unknown
}

/** The travellers of a delivery's order, in the order of entry. */
export const travellersOf = ({ order }: OrderOfDelivery): readonly Traveller[] =>
  Array.isArray(order?.travellers) ? order.travellers.map((each) => Object(each) as Traveller) : []
