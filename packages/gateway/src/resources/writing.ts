import { type SQL, sql } from 'drizzle-orm'
import { columnName } from '../database/columnName'
import { scopeFields } from '../database/tables/scopes'
import type { Binding } from './binding'
import { columnValues } from './columnValues'
import type { Model } from './model'
import { type Place, reachOfPlace } from './place'
import { rowOf } from './reading'

const identifiers = (names: Iterable<string>) =>
  sql.join(
    [...names].map((name) => sql.identifier(name)),
    sql`, `,
  )

/** The values of a new row that do not come from the request. A singleton may have a key besides its scope. */
function ownValues({ resource, key: keyColumn }: Binding, key: string, place: Place): [string, SQL][] {
  const scope = scopeFields(resource).map((name): [string, SQL] => [
    columnName(name),
    sql`${name === 'brandId' ? place.brandId : place.hotelId}`,
  ])
  const second = resource.singletonId
  return [
    ...scope,
    [keyColumn.slice(2), sql`${key}`],
    ...(second ? [[columnName(second), sql`${key}`] as [string, SQL]] : []),
    ['created_by', sql`${place.userId}`],
    ['updated_by', sql`${place.userId}`],
  ]
}

/** The statement that inserts a row. It does nothing if another request has just saved the singleton. */
export function insertion(binding: Binding, model: Model, key: string, place: Place): SQL {
  const all = new Map([...ownValues(binding, key, place), ...columnValues(binding, model)])
  const values = sql.join([...all.values()], sql`, `)
  const otherwise = binding.resource.singleton ? sql` on conflict do nothing` : sql``
  return sql`insert into ${sql.identifier(binding.table)} (${identifiers(all.keys())}) values (${values})${otherwise}`
}

/** The statement that updates a row. */
export function change(binding: Binding, model: Model, key: string, place: Place): SQL {
  const sets = columnValues(binding, model).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`)
  const stamps = sql`updated_at = now(), updated_by = ${place.userId}, version = t.version + 1`
  return sql`update ${sql.identifier(binding.table)} t
    set ${sql.join([...sets, stamps], sql`, `)} where ${rowOf(binding, reachOfPlace(place), key)}`
}
