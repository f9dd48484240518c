import type { Resource } from '@ebkit/domain'
import type { BehaviourContext } from './Behaviour'
import { changeAlong } from './changeAlong'
import type { AutomaticName, Changes, RowOf } from './RowOf'
import { keyOf } from './rows'

/**
 * Changes the state of a row without an operator, if its state allows it, and records it in the audit trail.
 * @param row locked
 * @param more further changes of the row
 * @returns whether the row was changed
 * @throws Error for a change that the definition or the behaviour does not have
 */
export async function changeState<R extends Resource>(
  context: BehaviourContext,
  resource: R,
  row: RowOf<R>,
  name: AutomaticName<R>,
  more: Changes<R> = {},
): Promise<boolean> {
  const { states } = resource as Resource
  const change = states?.auto?.find((each) => each.name === name)
  const behaviour = context.behaviourOf(resource).auto?.[name]
  if (!states || !change || !behaviour) throw new Error(`${resource.name} has no automatic change ${name}`)
  const before = row as Readonly<Record<string, unknown>>
  if (!change.from.includes(String(before[states.field]))) return false
  const key = keyOf(resource, before)
  const own = await behaviour.run?.({ ...context, row: row as never, key, input: {} })
  const changes = { [states.field]: change.to, ...(own as object | undefined), ...more } as Changes<R>
  await changeAlong(context, resource, row, name, changes)
  return true
}
