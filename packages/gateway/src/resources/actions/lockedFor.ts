import type { Resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { Work } from '../../behaviour/Behaviour'
import type { Values } from '../../behaviour/RowOf'
import { findRow } from '../../behaviour/rows'
import { notFound } from '../../server/refusal'

/** Lets the rest of the transaction see all stores of the brand: its effects concern the store that owns the row. */
async function seeAllStores({ rows, storesOfBrand }: Work): Promise<void> {
  const stores = (await storesOfBrand()).join(',')
  await rows.execute(sql`select set_config('ebkit.hotel_ids', ${stores}, true)`)
}

/**
 * The row of an action, locked: one of the store, or one of another store that is shared with it for this action.
 *
 * @throws 404
 */
export async function lockedFor(
  work: Work,
  resource: Resource,
  key: string,
  action: string,
): Promise<Values> {
  const { hotelId } = work.place
  const own = await findRow(work, resource, key)
  if (own && (resource.scope !== 'hotel' || own.hotelId === hotelId)) return own
  const { sharedWith } = work.behaviourOf(resource)
  if (!sharedWith) throw notFound()
  await seeAllStores(work)
  const row = await findRow(work, resource, key)
  if (!row || !(await sharedWith({ ...work, row, key, input: {} }, action))) throw notFound()
  return row
}
