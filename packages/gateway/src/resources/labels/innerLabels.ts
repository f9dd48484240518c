import { maskText } from '@ebkit/rules/fields'
import type { Transaction } from '../../database/tenant'
import type { Binding } from '../binding'
import { referencesIn } from '../references'
import { brandNames } from './brandNames'
import { maskOfNames } from './labels'
import { labelsName } from './labelsName'
import { wantedNames } from './wantedNames'

type Row = Record<string, unknown>

/** The path of a reference without list indexes. */
const withoutPlaces = (path: string) => path.replaceAll(/\.\d+(?=\.)/g, '')

/**
 * Adds to a row's labels the names of the rows that its groups and lists reference, by path and key:
 * `{ 'prizes.couponId': { C1: '满 200 减 20 券' } }`.
 */
export async function addInnerLabels(
  rows: Transaction,
  { resource, inner }: Pick<Binding, 'resource' | 'inner'>,
  row: Row,
): Promise<void> {
  if (!inner.size) return
  const found = referencesIn(resource.fields, row).flatMap(({ path, id }) => {
    const of = inner.get(withoutPlaces(path))
    return of ? [{ path: withoutPlaces(path), of, id }] : []
  })
  const wanted = wantedNames()
  for (const { of, id } of found) wanted.add(of, id)
  const known = await brandNames(rows, wanted.all)
  const labels: Record<string, Record<string, string>> = {}
  for (const { path, of, id } of found) {
    const name = known.get(of.name)?.get(id)
    const mask = maskOfNames(of)
    if (name !== undefined) labels[path] = { ...labels[path], [id]: mask ? maskText(name, mask) : name }
  }
  if (found.length) row[labelsName] = { ...(row[labelsName] as Row | undefined), ...labels }
}
