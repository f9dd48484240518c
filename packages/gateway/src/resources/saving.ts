import { fixedValues } from '@ebkit/rules/fields'
import { behaviourContextIn } from '../behaviour/behaviourContextIn'
import { seeAllStores } from '../behaviour/seeAllStores'
import type { Transaction } from '../database/tenant'
import type { Gateway } from '../gateway'
import { afterSaving } from './audit/afterSaving'
import type { Binding } from './binding'
import { violations } from './constraints'
import { requireEditable } from './editing'
import { settleFiles } from './files/settleFiles'
import { withoutHidden } from './hiddenFields'
import { lockAtVersion } from './lockAtVersion'
import { unmasked } from './masks'
import { foreignNames, type Model, modelOf, problemsOf } from './model'
import { newKey } from './newKey'
import { type Place, reachOfPlace, singletonKey } from './place'
import { changedMeanwhile, refusedFields } from './problems'
import { readRow } from './reading'
import { referenceProblems } from './referenceProblems'
import { sharedReferences } from './sharedReferences'
import { lockTree } from './trees'
import { change, insertion } from './writing'

async function checked(
  rows: Transaction,
  binding: Binding,
  body: Model,
  stored: Model | undefined,
  place: Place,
) {
  const entered = modelOf(binding, body, stored)
  const given = { ...entered, ...fixedValues(binding.writable, entered) }
  const problems = [...foreignNames(binding, body), ...problemsOf(binding, given)]
  if (problems.length) throw refusedFields(problems)
  const model = withoutHidden(binding.writable, given)
  const more = await referenceProblems(rows, binding, model, stored, place)
  if (more.length) throw refusedFields(more)
  return model
}

/** Writes a row. @throws 422 for constraint violations, 409 if another request was the first to save a singleton */
async function write(
  rows: Transaction,
  binding: Binding,
  model: Model,
  stored: Model | undefined,
  key: string,
  place: Place,
): Promise<void> {
  const statement = stored ? change : insertion
  try {
    const { rowCount } = await rows.execute(statement(binding, model, key, place))
    if (!rowCount) throw changedMeanwhile(await readRow(rows, binding, reachOfPlace(place), key))
  } catch (error) {
    const problems = violations(binding, error)
    throw problems.length ? refusedFields(problems) : error
  }
}

/**
 * Saves a row: updates it if the body has its key, else creates it; a singleton is created by its first save. Its files
 * get the visibility of their fields.
 *
 * @throws 422 with the problems by field, 409 with the current row if its version differs, 404 if there is no such row
 */
export async function saveRow(
  gateway: Gateway,
  rows: Transaction,
  binding: Binding,
  body: Model,
  place: Place,
) {
  await lockTree(rows, binding)
  const stored = await lockAtVersion(rows, binding, place, body)
  const context = behaviourContextIn(gateway, rows, place)
  if (!stored && sharedReferences[binding.resource.name]) await seeAllStores(context)
  const model = await checked(rows, binding, unmasked(binding, body, stored), stored, place)
  if (stored) requireEditable(binding.resource, withoutHidden(binding.writable, stored), model)
  const unfit = await settleFiles(gateway, rows, binding.writable, model, { ...place, stored })
  if (unfit.length) throw refusedFields(unfit)
  const key = singletonKey(binding, place) ?? (stored ? String(stored[binding.resource.key]) : newKey())
  await write(rows, binding, model, stored, key, place)
  await afterSaving(context, binding, key, stored)
  const saved = await readRow(rows, binding, reachOfPlace(place), key)
  if (!saved) throw new Error('A row that was saved is not there')
  return saved
}
