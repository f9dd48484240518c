import { findResource, type ServedResource } from '@ebkit/domain'
import type { ResourceProblem } from '@ebkit/protocol/calls/resources'
import { type SQL, sql } from 'drizzle-orm'
import { columnName } from '../database/columnName'
import type { Transaction } from '../database/tenant'
import type { Binding } from './binding'
import type { Checked } from './Checked'
import type { Model } from './model'
import { type Place, reachOfPlace } from './place'
import { type Reference, referencesIn } from './references'
import { sharedReferences } from './sharedReferences'
import { inReach } from './stores'
import { circles, crowds, depths, otherTrees } from './trees'
import { taken } from './uniqueness'

/** Rows that may be referenced: a row of a store references rows of the same store, other rows those of any store. */
export function withinReach(
  own: ServedResource,
  other: ServedResource,
  isOfAnyStore: boolean,
  place: Place,
): SQL {
  if (other.scope === 'platform') return sql`true`
  const ofBrand = sql`t.brand_id = ${place.brandId}`
  const isSameStore = !isOfAnyStore && own.scope === 'hotel' && other.scope === 'hotel'
  return isSameStore ? sql`${ofBrand} and t.hotel_id = ${place.hotelId}` : ofBrand
}

/** References to rows that do not exist. References that the row had before were checked then. */
export function missing(
  { resource, writable }: Binding,
  model: Model,
  stored: Model | undefined,
  place: Place,
): Checked[] {
  const nameOf = ({ ref, id }: Reference) => `${ref} ${id}`
  const before = new Set(referencesIn(writable, stored ?? {}).map(nameOf))
  const added = referencesIn(writable, model).filter((reference) => !before.has(nameOf(reference)))
  const shared = stored ? [] : (sharedReferences[resource.name] ?? [])
  return added.flatMap(({ path, ref, id, isOfAnyStore = shared.includes(path) }) => {
    const other = findResource(ref)
    if (!other) return []
    const [table, key] = [other.name, other.key].map((each) => sql.identifier(columnName(each)))
    const within = withinReach(resource, other, isOfAnyStore, place)
    return [
      {
        path,
        code: 'ref',
        isWrong: sql`not exists (select from ${table} t where t.${key} = ${id} and ${within})`,
      },
    ]
  })
}

/** Problems that depend on other rows: a duplicate name, a missing reference, a cycle in a tree, too many levels. */
export async function referenceProblems(
  rows: Transaction,
  binding: Binding,
  model: Model,
  stored: Model | undefined,
  place: Place,
): Promise<ResourceProblem[]> {
  const within = inReach(binding, reachOfPlace(place))
  const checks = [
    ...missing(binding, model, stored, place),
    ...taken(binding, { createdBy: place.userId, ...model }, within),
    ...circles(binding, model, within),
    ...otherTrees(binding, model, within),
    ...depths(binding, model, within),
    ...crowds(binding, model, within),
  ]
  return problemsAmong(rows, checks)
}

/** Those of the possible problems that exist, found by one statement. */
export async function problemsAmong(
  rows: Transaction,
  checks: readonly Checked[],
): Promise<ResourceProblem[]> {
  if (!checks.length) return []
  const found = await rows.execute<{ wrong: boolean[] }>(
    sql`select array[${sql.join(
      checks.map(({ isWrong }) => isWrong),
      sql`, `,
    )}] as wrong`,
  )
  return checks
    .filter((_, index) => found.rows[0]?.wrong[index])
    .map(({ path, code, text }) => ({ path, code, ...(text && { params: { ...text } }) }))
}
