import type { BehaviourContext } from '../../behaviour/Behaviour'
import { findRow } from '../../behaviour/rows'
import type { Gateway } from '../../gateway'
import { notFound } from '../../server/refusal'
import { runAction } from '../actions/runAction'
import type { Model } from '../model'
import { changedMeanwhile } from '../problems'
import { chosenActions } from './chosenActions'
import type { ImportContext } from './importContext'
import type { StoredRow } from './importRows'
import { readCells, type Texts } from './readCells'

/**
 * Runs the actions of a line on its row, in order: all or none.
 *
 * @returns the key of the row
 * @throws what the actions refuse; 409 if the row has changed since the line was checked
 */
export async function runActionRow(
  gateway: Gateway,
  context: BehaviourContext,
  importContext: ImportContext,
  { target }: StoredRow,
  texts: Texts,
): Promise<string> {
  const { resourceBinding, place } = importContext
  const { resource } = resourceBinding
  if (!target) throw notFound()
  const row = await findRow(context, resource, target.key)
  if (!row) throw notFound()
  if (row.version !== target.version) throw changedMeanwhile(undefined)
  const [reading] = await readCells(importContext, [texts], [])
  const values: Model = reading?.values ?? {}
  for (const { name, input = [] } of chosenActions(resource, row as Model, values).actions) {
    const given = Object.fromEntries(input.map((field) => [field.name, values[field.name] ?? null]))
    await runAction(gateway, context, resourceBinding, name, {
      ...{ key: target.key, input: given, isMasked: place.isMasked ?? true },
    })
  }
  return target.key
}
