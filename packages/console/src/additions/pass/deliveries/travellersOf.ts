import type { Row } from '@ebkit/core/services/rows'

/** Who travels with an order. */
export interface Traveller {
  readonly name?: string
  readonly idCard?: string
}

/** An order and the deliveries of its passes, as far as they have come. */
export interface OrderOfDelivery {
  readonly order?: Row
  readonly deliveries: readonly Row[]
  readonly error?: unknown
}

/** Who travels with the order of a delivery, in their order. */
export const travellersOf = ({ order }: OrderOfDelivery): readonly Traveller[] =>
  Array.isArray(order?.travellers) ? order.travellers.map((each) => Object(each) as Traveller) : []
