import type { Resource } from '@ebkit/domain'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import type { Values } from '../../behaviour/RowOf'
import { findRow } from '../../behaviour/rows'
import { seeAllStores } from '../../behaviour/seeAllStores'
import { notFound } from '../../server/refusal'

/**
 * The row of an action, locked: a row of the store, or one that another store shares with it for this action.
 *
 * @throws 404
 */
export async function lockedFor(
  context: BehaviourContext,
  resource: Resource,
  key: string,
  action: string,
): Promise<Values> {
  const { hotelId } = context.place
  const own = await findRow(context, resource, key)
  if (own && (resource.scope !== 'hotel' || own.hotelId === hotelId)) return own
  const { sharedWith } = context.behaviourOf(resource)
  if (!sharedWith) throw notFound()
  await seeAllStores(context)
  const row = await findRow(context, resource, key)
  if (!row || !(await sharedWith({ ...context, row, key, input: {} }, action))) throw notFound()
  return row
}
