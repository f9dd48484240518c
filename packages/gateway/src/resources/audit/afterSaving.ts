import type { BehaviourContext } from '../../behaviour/Behaviour'
import type { Values } from '../../behaviour/RowOf'
import { changeRow, findRow } from '../../behaviour/rows'
import type { Binding } from '../binding'
import { recordChange } from './recordChange'

/** Completes the save of a row: the changes of its behaviour, and the entry in the audit trail. */
export async function afterSaving(
  context: BehaviourContext,
  { resource }: Binding,
  key: string,
  before: Values | undefined,
): Promise<void> {
  const { rows, place } = context
  const row = await findRow(context, resource, key)
  if (!row) throw new Error('A row that was saved is not there')
  const more = await context.behaviourOf(resource).saved?.({ ...context, row, key, input: { before } })
  if (more) await changeRow(context, resource, key, more as never, 0)
  const after = more ? await findRow(context, resource, key) : row
  await recordChange(rows, place, { resource, key, kind: 'save', before, after })
}
