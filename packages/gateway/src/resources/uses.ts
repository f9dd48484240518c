import { catalogue, type ServedResource } from '@ebkit/domain'
import { type Field, selections } from '@ebkit/rules/fields'
import { type SQL, sql } from 'drizzle-orm'
import { columnName } from '../database/columnName'
import type { Transaction } from '../database/tenant'
import { bindingOf } from './bindings'
import { inReach, type Reach } from './stores'

/** How many rows of a resource refer to a row. */
export interface Used {
  readonly key: string
  /** Name of the resource. */
  readonly name: string
  readonly used: number
}

/** A column of another resource that can contain keys of this one. */
interface Referrer {
  readonly resource: ServedResource
  readonly column: string
  readonly isList: boolean
  /** For values in records: the names of the fields with keys. */
  readonly within: readonly string[]
}

/** Names of the fields in a record that contain keys of a resource. */
function namesWithin(field: Field, ref: string): string[] {
  const selection = selections[field.type]
  if (selection) return selection.ref === ref ? [selection.key] : []
  return (field.fields ?? []).flatMap((inner) =>
    inner.ref === ref && (inner.type === 'ref' || inner.type === 'refs')
      ? [inner.name]
      : namesWithin(inner, ref),
  )
}

function referrersIn(resource: ServedResource, ref: string): Referrer[] {
  const bound = bindingOf(resource).fields
  return resource.fields.flatMap((field) => {
    const column = bound.get(field.name)?.columns[0]?.name
    if (!column) return []
    const own = {
      resource,
      column: columnName(column),
      isList: field.type === 'refs',
      within: namesWithin(field, ref),
    }
    const isReference = field.ref === ref && (field.type === 'ref' || field.type === 'refs')
    return isReference || own.within.length ? [own] : []
  })
}

const referrers = new Map<string, readonly Referrer[]>()

function referrersOf({ name }: ServedResource): readonly Referrer[] {
  const known = referrers.get(name)
  if (known) return known
  const found = catalogue.flatMap((resource) => referrersIn(resource, name))
  referrers.set(name, found)
  return found
}

/** The keys in a column of `t`, one per row. */
function keysIn({ column, isList, within }: Referrer): { from: SQL; key: SQL } {
  const own = sql`t.${sql.identifier(column)}`
  if (within.length) {
    const paths = within.map((name) => sql`jsonb_path_query(${own}, ${`$.**."${name}"[*]`}::jsonpath)`)
    const all = sql.join(
      paths.map((path) => sql`select ${path} #>> '{}' as key`),
      sql` union `,
    )
    return { from: sql`, lateral (${all}) keys`, key: sql`keys.key` }
  }
  return isList ? { from: sql`, unnest(${own}) key`, key: sql`key` } : { from: sql``, key: own }
}

/** Counts the rows of a referrer by referenced row, without those that are to be deleted as well. */
function countOf(referrer: Referrer, own: ServedResource, reach: Reach, keys: readonly string[]): SQL {
  const { resource } = referrer
  const among = sql`${sql.param(keys)}::text[]`
  const isOther =
    resource.name === own.name
      ? sql` and not (t.${sql.identifier(columnName(own.key))} = any(${among}))`
      : sql``
  const { from, key } = keysIn(referrer)
  // rows of a brand are referenced by rows of all stores
  const { brandId, stores } = reach
  const within = own.scope === 'hotel' ? inReach({ resource }, { brandId, stores }) : sql`true`
  return sql`select ${key} as key, ${resource.name} as name, count(*)::int as used
    from ${sql.identifier(columnName(resource.name))} t${from} where ${within} and ${key} = any(${among})${isOther} group by 1`
}

/** Counts the references to rows, by the resource that references them. */
export async function usesOf(
  rows: Transaction,
  own: ServedResource,
  reach: Reach,
  keys: readonly string[],
): Promise<readonly Used[]> {
  const counts = referrersOf(own).map((referrer) => countOf(referrer, own, reach, keys))
  if (!counts.length || !keys.length) return []
  const found = await rows.execute<Used & Record<string, unknown>>(sql.join(counts, sql` union all `))
  return found.rows as unknown as readonly Used[]
}
