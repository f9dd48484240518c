import type { Row } from '@ebkit/core/services/rows'
import { maskText } from '@ebkit/rules/fields'
import { type OrderOfDelivery, travellersOf } from './travellersOf'

/** The holder of a pass in an order. */
export interface Holder {
  readonly name: string
  /** Key of the delivery of the pass; undefined: there is none yet. */
  readonly delivery?: string
  /** Index among the order's travellers. */
  readonly traveller?: number
}

const textOf = (value: unknown) => String(value ?? '')

/**
 * The holders of an order's passes: those of its deliveries, then travellers without one. Lists mask numbers, so masks
 * are compared.
 */
export function holdersOf(found: OrderOfDelivery, key: string): readonly Holder[] {
  const deliveries = found.deliveries.filter(({ status }) => status !== 'CANCELLED')
  const masks = new Set(deliveries.map(({ holderIdNo }) => textOf(holderIdNo)))
  const waiting = travellersOf(found).flatMap(({ name = '', idCard = '' }, traveller) =>
    masks.has(idCard && maskText(idCard, 'idCard')) ? [] : [{ name, traveller }],
  )
  const sent = deliveries.map((row: Row) => ({ name: textOf(row.holderName), delivery: textOf(row[key]) }))
  return [...sent, ...waiting]
}
