import { storesOf } from '../behaviour/brandStores'
import { inSystem } from '../behaviour/inSystem'
import type { Gateway } from '../gateway'
import { makeMonthlyBill } from '../resources/finance/makeBills'

/**
 * Creates the bills of the last month for each store that has none yet.
 *
 * @param onProblem why a store gets none; the bills of the others are made. Default: throws
 * @returns how many were created
 */
export async function makeMonthlyBills(
  gateway: Gateway,
  brandId: string,
  onProblem: (error: unknown, hotelId: string) => void = (error) => {
    throw error
  },
): Promise<number> {
  let made = 0
  for (const hotelId of await storesOf(gateway, brandId))
    try {
      if (await inSystem(gateway, { brandId, hotelId }, makeMonthlyBill)) made++
    } catch (error) {
      onProblem(error, hotelId)
    }
  return made
}
