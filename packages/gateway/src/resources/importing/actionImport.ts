import { type Action, type ActionRun, actionsOf, type ServedResource } from '@ebkit/domain'
import type { Field } from '@ebkit/rules/fields'
import type { Binding } from '../binding'
import type { BoundField } from '../fieldSql'

/** The actions that imports of a resource run, in order. */
export const importedActions = (resource: ServedResource, { actions }: ActionRun): readonly Action[] =>
  actions.flatMap((name) => actionsOf(resource).find((action) => action.name === name) ?? [])

/** A cell is empty if its action is left out, so a required value is checked only where the action runs. */
const optional = ({ required: _, ...field }: Field): Field => field

/** The fields of a line: the one that names the row, and the inputs of the actions. */
function actionFields({ fields, resource }: Binding, runs: ActionRun): readonly Field[] {
  const naming = fields.get(runs.by)?.field
  if (!naming) throw new Error(`Imports of ${resource.name} name rows by ${runs.by}, which is no field`)
  const { readOnly: _, computed: __, ...name } = naming
  const inputs = importedActions(resource, runs).flatMap(({ input = [] }) => input.map(optional))
  return [{ ...name, required: true }, ...inputs]
}

/** A binding for imports of a resource: if they run actions, it has the fields of a line. */
export function importBinding(binding: Binding): Binding {
  const runs = binding.resource.imports?.runs
  if (!runs) return binding
  const writable = actionFields(binding, runs)
  const known = new Map(writable.map((field) => [field.name, { field } as BoundField]))
  return { ...binding, writable, fields: known }
}
