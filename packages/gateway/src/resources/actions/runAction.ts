import { type Action, actionsOf, type Resource } from '@ebkit/domain'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import type { Values } from '../../behaviour/RowOf'
import { changeRow, findRow } from '../../behaviour/rows'
import type { Gateway } from '../../gateway'
import { notFound } from '../../server/refusal'
import { recordChange } from '../audit/recordChange'
import type { Binding } from '../binding'
import type { Model } from '../model'
import { reachOfPlace } from '../place'
import { changedMeanwhile } from '../problems'
import { readRow } from '../reading'
import { inputOf } from './inputOf'
import { isPending } from './isPending'
import { lockedFor } from './lockedFor'
import { pendingAction, wrongState } from './refusals'
import { requirePossible } from './requirePossible'

/** The request of an operator to run an action. */
export interface ActionRequest {
  readonly key: string
  /** The version that the operator saw. Default: the current one. */
  readonly version?: number | undefined
  readonly input: Model
  /** Whether the answer masks the row. */
  readonly isMasked: boolean
}

/** An action without an effect of its own stores the inputs that are fields of the row. */
function keptInput({ fields }: Resource, { input = [] }: Action, model: Model): Values {
  const kept = input.filter(({ name }) => fields.some((field) => field.name === name))
  return Object.fromEntries(kept.map(({ name }) => [name, model[name]]))
}

const namedAction = (resource: Resource, name: string): Action => {
  const action = actionsOf(resource).find((each) => each.name === name)
  if (!action) throw notFound()
  return action
}

/**
 * Runs an action on one row: its effect, its new state and the entry in the audit trail, in one transaction.
 *
 * @returns the row as it is afterwards
 * @throws 404 without such a row or action, 409 with the current row if its state or version does not fit, 422 for
 * invalid input or business reasons, 501 for an action whose effect no code implements yet
 */
export async function runAction(
  gateway: Pick<Gateway, 'settings' | 'store'>,
  context: BehaviourContext,
  binding: Binding,
  name: string,
  { key, version, input, isMasked }: ActionRequest,
): Promise<Record<string, unknown>> {
  const { rows, place } = context
  const { resource } = binding
  const action = namedAction(resource, name)
  const effect = context.behaviourOf(resource).effects?.[name]
  if (isPending(action, context.behaviourOf(resource))) throw pendingAction(resource.name, name)
  const row = await lockedFor(context, resource, key, name)
  const home = { ...place, hotelId: typeof row.hotelId === 'string' ? row.hotelId : place.hotelId }
  const current = () => readRow(rows, binding, reachOfPlace({ ...home, isMasked }), key)
  if (version !== undefined && version !== row.version) throw changedMeanwhile(await current())
  const state = resource.states?.field ?? ''
  if (action.from && state && !action.from.includes(String(row[state])))
    throw wrongState(name, await current())
  await requirePossible(action, current)
  const model = await inputOf(gateway, rows, binding, action, input, place)
  const outcome = effect
    ? await effect({ ...context, row: row as never, key, input: model })
    : keptInput(resource, action, model)
  const changes = { ...(action.to !== undefined && state && { [state]: action.to }), ...outcome }
  await changeRow(context, resource, key, changes as never)
  const after = await findRow(context, resource, key)
  await recordChange(rows, home, { resource, key, kind: 'action', name, before: row, after, input: model })
  const answer = await current()
  if (!answer) throw new Error('A row of an action is not there')
  return answer
}
