import { sql } from 'drizzle-orm'
import type { BehaviourContext } from './Behaviour'
import { seeAllStores } from './seeAllStores'

/**
 * Runs a function that sees all stores of the brand, because its result concerns the whole brand; what follows in the
 * transaction sees only those that the user may see. A function that throws must end the transaction.
 */
export async function withAllStores<Result>(
  context: Pick<BehaviourContext, 'rows' | 'storesOfBrand'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const { rows: found } = await context.rows.execute<{ seen: string }>(
    sql`select current_setting('ebkit.hotel_ids') as seen`,
  )
  await seeAllStores(context)
  const result = await work()
  await context.rows.execute(sql`select set_config('ebkit.hotel_ids', ${found[0]?.seen ?? ''}, true)`)
  return result
}
