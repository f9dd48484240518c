import type { Resource } from '@ebkit/domain'
import { recordChange } from '../resources/audit/recordChange'
import type { Work } from './Behaviour'
import type { Changes, RowOf } from './RowOf'
import { changeRow, findRow, keyOf } from './rows'

/**
 * Writes what the outside answered into a row, and enters it in the audit trail.
 *
 * @param row locked
 * @param name of the request that was answered
 */
export async function writeAnswer<R extends Resource>(
  work: Work,
  resource: R,
  row: RowOf<R>,
  name: string,
  changes: Changes<R>,
): Promise<void> {
  const before = row as Readonly<Record<string, unknown>>
  const key = keyOf(resource, before)
  await changeRow(work, resource, key, changes)
  const after = await findRow(work, resource, key)
  await recordChange(work.rows, work.place, { resource, key, kind: 'automatic', name, before, after })
}
