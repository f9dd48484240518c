import { storesOf } from '../behaviour/brandStores'
import { inSystem } from '../behaviour/inSystem'
import type { Gateway } from '../gateway'
import { makeMonthlyBill } from '../resources/finance/makeBills'

/** Creates the bills of the last month for each store that has none yet. @returns how many were created */
export async function makeMonthlyBills(gateway: Gateway, brandId: string): Promise<number> {
  let made = 0
  for (const hotelId of await storesOf(gateway, brandId))
    if (await inSystem(gateway, { brandId, hotelId }, makeMonthlyBill)) made++
  return made
}
