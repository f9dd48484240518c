import { findResource } from '@ebkit/domain'
import type { ResourceProblem } from '@ebkit/protocol/calls/resources'
import { type SQL, sql } from 'drizzle-orm'
import { columnName } from '../database/columnName'
import type { Transaction } from '../database/tenant'
import type { Binding } from './binding'
import type { Model } from './model'

interface Checked {
  readonly path: string
  readonly code: string
  /** True if there is a problem. */
  readonly isWrong: SQL
}

/** Rows that the model refers to and that its store has not. */
function missing({ writable }: Binding, model: Model, hotelId: string): Checked[] {
  return writable.flatMap(({ name, type, ref = '' }) => {
    const other = findResource(ref)
    const id = model[name]
    if (type !== 'ref' || !other || typeof id !== 'string' || id === '') return []
    const [table, key] = [ref, other.key].map((each) => sql.raw(columnName(each))) as [SQL, SQL]
    const isWrong = sql`not exists (select from ${table} r where r.${key} = ${id} and r.hotel_id = ${hotelId})`
    return [{ path: name, code: 'ref', isWrong }]
  })
}

/** Values that another row of the store has already. */
function taken({ resource, fields, table, key }: Binding, model: Model, hotelId: string): Checked[] {
  const own = model[resource.key]
  return (resource.unique ?? []).flatMap((names) => {
    if (names.some((name) => model[name] === null || model[name] === undefined)) return []
    const same = names.map((name) => sql`${sql.raw(fields.get(name)?.compared?.sql ?? '')} = ${model[name]}`)
    const other = typeof own === 'string' ? sql` and ${sql.raw(key)} <> ${own}` : sql``
    const isWrong = sql`exists (select from ${sql.raw(table)} t
      where t.hotel_id = ${hotelId} and ${sql.join(same, sql` and `)}${other})`
    return names.map((name) => ({ path: name, code: 'unique', isWrong }))
  })
}

/** Problems that depend on other rows: a name that is taken, a reference that does not exist. */
export async function referenceProblems(
  rows: Transaction,
  binding: Binding,
  model: Model,
  hotelId: string,
): Promise<ResourceProblem[]> {
  const checks = [...missing(binding, model, hotelId), ...taken(binding, model, hotelId)]
  if (!checks.length) return []
  const found = await rows.execute<{ wrong: boolean[] }>(
    sql`select array[${sql.join(
      checks.map(({ isWrong }) => isWrong),
      sql`, `,
    )}] as wrong`,
  )
  return checks.filter((_, index) => found.rows[0]?.wrong[index]).map(({ path, code }) => ({ path, code }))
}
