import type { Action } from '@ebkit/domain'
import type { Transaction } from '../../database/tenant'
import type { Gateway } from '../../gateway'
import type { Binding } from '../binding'
import type { BoundField } from '../fieldSql'
import { settleFiles } from '../files/settleFiles'
import { withoutHidden } from '../hiddenFields'
import { foreignNames, type Model, modelOf, problemsOf } from '../model'
import type { Place } from '../place'
import { refusedFields } from '../problems'
import { referenceProblems } from '../referenceProblems'

const noFields: ReadonlyMap<string, BoundField> = new Map()

/** A binding of an action's input, so that it is checked like the fields of a row. */
function inputBinding(binding: Binding, { input = [] }: Action): Binding {
  const { states: _states, unique: _unique, parent: _parent, ...resource } = binding.resource
  const fields = new Map(input.map((field) => [field.name, { field } as BoundField]))
  return {
    ...binding,
    resource: { ...resource, fields: input } as Binding['resource'],
    fields: fields.size ? fields : noFields,
    writable: input,
  }
}

/**
 * The input of an action, checked by the same rules as a form's values.
 *
 * @throws 422 with the problems by field
 */
export async function inputOf(
  gateway: Pick<Gateway, 'settings' | 'store'>,
  rows: Transaction,
  binding: Binding,
  action: Action,
  body: Model,
  place: Place,
): Promise<Model> {
  const bound = inputBinding(binding, action)
  const given = modelOf(bound, body, undefined)
  const problems = [...foreignNames(bound, body), ...problemsOf(bound, given)]
  if (problems.length) throw refusedFields(problems)
  const model = withoutHidden(bound.writable, given)
  const more = await referenceProblems(rows, bound, model, undefined, place)
  if (more.length) throw refusedFields(more)
  const unfit = await settleFiles(gateway, rows, bound.writable, model, { ...place, stored: undefined })
  if (unfit.length) throw refusedFields(unfit)
  return model
}
