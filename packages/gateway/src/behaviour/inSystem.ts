import type { Gateway } from '../gateway'
import type { BehaviourContext } from './Behaviour'
import { behaviourContextIn } from './behaviourContextIn'
import { storesOf } from './brandStores'

/** The store of a process without a user. */
export interface SystemPlace {
  readonly brandId: string
  /** Default: the brand's first store. */
  readonly hotelId?: string
  /** The name in rows and in the audit trail. Default `system`. */
  readonly userId?: string
}

/**
 * Runs a function without a user, in one transaction that sees all stores of a brand: automatic changes, answers of
 * external systems, guests.
 */
export async function inSystem<Result>(
  gateway: Gateway,
  { brandId, hotelId, userId = 'system' }: SystemPlace,
  work: (context: BehaviourContext) => Promise<Result>,
): Promise<Result> {
  const hotelIds = await storesOf(gateway, brandId)
  const place = { brandId, hotelId: hotelId ?? hotelIds[0] ?? '', userId }
  return gateway.database.withTenant({ brandId, hotelIds, userId }, (rows) =>
    work(behaviourContextIn(gateway, rows, place)),
  )
}
