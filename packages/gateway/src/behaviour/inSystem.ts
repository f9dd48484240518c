import type { Gateway } from '../gateway'
import type { BehaviourContext } from './Behaviour'
import { storesOf } from './brandStores'
import { workIn } from './workIn'

/** Where work is done that no user does. */
export interface SystemPlace {
  readonly brandId: string
  /** Default: the brand's first store. */
  readonly hotelId?: string
  /** What rows and the audit trail say about who did it. Default `system`. */
  readonly userId?: string
}

/**
 * Runs work that no user does, in one transaction that sees all stores of a brand: automatic changes, answers of the
 * outside, guests.
 */
export async function inSystem<Result>(
  gateway: Gateway,
  { brandId, hotelId, userId = 'system' }: SystemPlace,
  work: (work: BehaviourContext) => Promise<Result>,
): Promise<Result> {
  const hotelIds = await storesOf(gateway, brandId)
  const place = { brandId, hotelId: hotelId ?? hotelIds[0] ?? '', userId }
  return gateway.database.withTenant({ brandId, hotelIds, userId }, (rows) =>
    work(workIn(gateway, rows, place)),
  )
}
