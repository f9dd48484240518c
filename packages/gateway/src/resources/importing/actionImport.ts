import { type Action, type ActionRun, actionsOf, type ServedResource } from '@ebkit/domain'
import type { Field } from '@ebkit/rules/fields'
import type { Binding } from '../binding'
import type { BoundField } from '../fieldSql'

/** The actions that imports of a resource run, in their order. */
export const importedActions = (resource: ServedResource, { actions }: ActionRun): readonly Action[] =>
  actions.flatMap((name) => actionsOf(resource).find((action) => action.name === name) ?? [])

/** A column is empty where its action is left out, so that only the checks of rows ask for it. */
const optional = ({ required: _, ...field }: Field): Field => field

/** The fields that a line of such an import has: what names the row, and what the actions ask for. */
function actionFields({ fields, resource }: Binding, runs: ActionRun): readonly Field[] {
  const naming = fields.get(runs.by)?.field
  if (!naming) throw new Error(`Imports of ${resource.name} name rows by ${runs.by}, which is no field`)
  const { readOnly: _, computed: __, ...name } = naming
  const inputs = importedActions(resource, runs).flatMap(({ input = [] }) => input.map(optional))
  return [{ ...name, required: true }, ...inputs]
}

/** A resource as its imports see it: where these run actions, it consists of what a line has. */
export function importBinding(binding: Binding): Binding {
  const runs = binding.resource.imports?.runs
  if (!runs) return binding
  const writable = actionFields(binding, runs)
  const known = new Map(writable.map((field) => [field.name, { field } as BoundField]))
  return { ...binding, writable, fields: known }
}
