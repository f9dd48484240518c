import type { Resource } from '@ebkit/domain'
import { recordChange } from '../resources/audit/recordChange'
import type { BehaviourContext } from './Behaviour'
import type { Changes, RowOf } from './RowOf'
import { changeRow, findRow, keyOf } from './rows'

/**
 * Changes a row because another one changed, and records it in the row's audit trail.
 * @param row locked
 * @param name what happened, for the trail
 */
export async function changeAlong<R extends Resource>(
  context: BehaviourContext,
  resource: R,
  row: RowOf<R>,
  name: string,
  changes: Changes<R>,
): Promise<void> {
  const before = row as Readonly<Record<string, unknown>>
  const key = keyOf(resource, before)
  await changeRow(context, resource, key, changes)
  const after = await findRow(context, resource, key)
  const place = { ...context.place, hotelId: row.hotelId ?? context.place.hotelId }
  await recordChange(context.rows, place, { resource, key, kind: 'automatic', name, before, after })
}
