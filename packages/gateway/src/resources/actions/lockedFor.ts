import type { Resource } from '@ebkit/domain'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import type { Values } from '../../behaviour/RowOf'
import { findRow } from '../../behaviour/rows'
import { seeAllStores } from '../../behaviour/seeAllStores'
import { notFound } from '../../server/refusal'

/**
 * The row of an action, locked: one of the store, or one of another store that is shared with it for this action.
 *
 * @throws 404
 */
export async function lockedFor(
  work: BehaviourContext,
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
