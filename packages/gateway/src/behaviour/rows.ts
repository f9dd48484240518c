import type { Resource } from '@ebkit/domain'
import { and, is, SQL, sql } from 'drizzle-orm'
import { columnName } from '../database/columnName'
import { columnsOf } from '../database/schema/resourceColumns'
import { scopeFields } from '../database/tables/scopes'
import { parameter, partOf } from '../resources/columnParameter'
import { newKey } from '../resources/newKey'
import type { BehaviourContext } from './Behaviour'
import type { Changes, RowOf } from './RowOf'

/** The key of a row; a singleton's is its scope. */
export const keyOf = (resource: Resource, row: Readonly<Record<string, unknown>>): string =>
  String(row[resource.key ?? scopeFields(resource).at(-1) ?? ''])

/** The column of a resource's key, in the row `t`. */
export const keyColumn = (resource: Resource): SQL =>
  sql.raw(`t.${columnName(resource.key ?? scopeFields(resource).at(-1) ?? '')}`)

interface Reading {
  /** Default true: no other transaction changes the rows until this one ends. */
  readonly lock?: boolean
  /** SQL over the row `t`. Default: by key, so that no two transactions lock in opposite order. */
  readonly order?: SQL
  readonly limit?: number
}

/**
 * Rows of a resource that the context can see, locked. Rows that refer to them may still be written: with a full
 * lock, two transactions that both do so before they lock would wait for each other.
 * @param where SQL over the row `t`
 */
export async function findRows<R extends Resource>(
  { rows, place, tableOf }: BehaviourContext,
  resource: R,
  where: SQL,
  { lock = true, order = keyColumn(resource), limit }: Reading = {},
): Promise<RowOf<R>[]> {
  const binding = tableOf(resource)
  const scoped = resource.scope === 'platform' ? undefined : sql`t.brand_id = ${place.brandId}`
  const found =
    await rows.execute(sql`select ${sql.raw(binding.everything)} from ${sql.identifier(binding.table)} t
    where ${and(scoped, where)} order by ${order}${limit === undefined ? sql`` : sql` limit ${limit}`}
    ${lock && resource.scope !== 'platform' ? sql`for no key update of t` : sql``}`)
  return found.rows as unknown as RowOf<R>[]
}

/** One row, locked; undefined if it does not exist or the context cannot see it. */
export async function findRow<R extends Resource>(
  context: BehaviourContext,
  resource: R,
  key: string | null,
  reading?: Reading,
): Promise<RowOf<R> | undefined> {
  if (key === null) return undefined
  const [row] = await findRows(context, resource, sql`${keyColumn(resource)} = ${key}`, reading)
  return row
}

function assignments(resource: Resource, changes: Readonly<Record<string, unknown>>): [string, SQL][] {
  return Object.entries(changes).flatMap(([name, value]) => {
    const field = resource.fields.find((each) => each.name === name)
    if (!field) throw new Error(`${resource.name} has no field ${name}`)
    return columnsOf(field).map((column, index): [string, SQL] => {
      const given =
        is(value, SQL) || columnsOf(field).length === 1 ? value : partOf(field, value, index).value
      return [columnName(column.name), is(given, SQL) ? given : parameter(column.type, given ?? null)]
    })
  })
}

/**
 * Changes a row that was locked. @param steps increment of its version: 0 for a change that belongs to a previous one
 */
export async function changeRow<R extends Resource>(
  context: BehaviourContext,
  resource: R,
  key: string,
  changes: Changes<R>,
  steps: 0 | 1 = 1,
): Promise<void> {
  const { rows, place, tableOf } = context
  const sets = assignments(resource, changes).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`)
  if (!sets.length) return
  const { rowCount } = await rows.execute(sql`update ${sql.identifier(tableOf(resource).table)} t
    set ${sql.join(sets, sql`, `)}, updated_at = now(), updated_by = ${place.userId}, version = t.version + ${steps}::int
    where t.brand_id = ${place.brandId} and ${keyColumn(resource)} = ${key}`)
  if (rowCount !== 1) throw new Error(`${resource.name} ${key} was not changed`)
  await context.behaviourOf(resource).followed?.(context, key)
}

/** Adds a row and returns its key. @param values may contain the key. `hotelId`: default the acting store. */
export async function addRow<R extends Resource>(
  context: BehaviourContext,
  resource: R,
  values: Changes<R>,
  { hotelId = context.place.hotelId }: { readonly hotelId?: string } = {},
): Promise<string> {
  const { rows, place, tableOf } = context
  const scope: [string, SQL][] = scopeFields(resource).map((name) => [
    columnName(name),
    sql`${name === 'hotelId' ? hotelId : place.brandId}`,
  ])
  const given = (values as Readonly<Record<string, unknown>>)[resource.key ?? '']
  const key = typeof given === 'string' ? given : newKey()
  const own = resource.key ? { ...values, [resource.key]: key } : values
  const all: [string, SQL][] = [
    ...scope,
    ...assignments(resource, own as Readonly<Record<string, unknown>>),
    ['created_by', sql`${place.userId}`],
    ['updated_by', sql`${place.userId}`],
  ]
  const names = sql.join(
    all.map(([name]) => sql.identifier(name)),
    sql`, `,
  )
  const contents = sql.join(
    all.map(([, value]) => value),
    sql`, `,
  )
  await rows.execute(
    sql`insert into ${sql.identifier(tableOf(resource).table)} (${names}) values (${contents})`,
  )
  await context.behaviourOf(resource).followed?.(context, key)
  return key
}
