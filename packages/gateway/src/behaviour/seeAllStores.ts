import { sql } from 'drizzle-orm'
import type { BehaviourContext } from './Behaviour'

/**
 * Lets the rest of the transaction see all stores of the brand, because its effects concern stores that the user may
 * not see.
 */
export async function seeAllStores({
  rows,
  storesOfBrand,
}: Pick<BehaviourContext, 'rows' | 'storesOfBrand'>): Promise<void> {
  const stores = (await storesOfBrand()).join(',')
  await rows.execute(sql`select set_config('ebkit.hotel_ids', ${stores}, true)`)
}
